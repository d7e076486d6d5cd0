/* The least that a build can do: read a file and write its bytes to another. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  FILE *input = fopen(argv[1], "rb");
  if (!input) return 2;
  size_t size = 0, room = 1 << 16;
  char *bytes = malloc(room);
  while (bytes) {
    size += fread(bytes + size, 1, room - size, input);
    if (size < room) break;
    char *larger = realloc(bytes, room *= 2);
    if (!larger) return 2;
    bytes = larger;
  }
  fclose(input);
  FILE *output = fopen(argv[2], "wb");
  if (!output || fwrite(bytes, 1, size, output) != size) return 2;
  return fclose(output) != 0;
}
