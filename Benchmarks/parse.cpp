// The least that a reader of JSON can do: load a file and parse it with simdjson.
//
//     parse FILE          load it, parse it once
//     parse FILE RUNS     megabytes a second, each run with a fresh parser, the file in memory

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <simdjson.h>
#include <vector>

static double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  simdjson::padded_string text;
  if (simdjson::padded_string::load(argv[1]).get(text)) return 2;
  const int runs = argc > 2 ? std::max(1, atoi(argv[2])) : 1;
  std::vector<double> times;
  for (int run = 0; run < runs; run++) {
    const double start = seconds();
    simdjson::dom::parser parser;
    simdjson::dom::element element;
    if (parser.parse(text).get(element)) return 1;
    times.push_back(seconds() - start);
  }
  std::sort(times.begin(), times.end());
  if (argc > 2) printf("%f\n", text.size() / 1e6 / times[runs / 2]);
  return 0;
}
