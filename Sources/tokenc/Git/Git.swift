// Runs git. Foundation's Process would cost more than all the rest of the command.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The `git` of the search path. Arguments go to it as they are; no shell is in between.
enum Git {
  /// How a run ended and what it printed.
  struct Run {
    /// The exit status; -1 after a signal.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]

    /// The lines of the output.
    var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// What git says of a failure, as a reason.
    var failure: String {
      let line = String(decoding: errors, as: UTF8.self).split(separator: "\n").first ?? ""
      for prefix in ["fatal: ", "error: "] where line.hasPrefix(prefix) {
        return "git says: \(line.dropFirst(prefix.count))"
      }
      return line.isEmpty ? "git failed" : "git says: \(line)"
    }
  }

  /// Nothing is fetched for a partial clone, nobody is asked, nothing in the repository is touched.
  private static let settings = [
    "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C",
  ]

  /// What git finds itself, its configuration and the repository by.
  private static let variables = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME", "TMPDIR", "DEVELOPER_DIR", "GIT_DIR",
    "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_EXEC_PATH",
  ]

  /// Runs git to its end.
  static func run(_ arguments: [String]) throws(FileFailure) -> Run {
    let output = try Pipe()
    let errors: Pipe
    do throws(FileFailure) {
      errors = try Pipe()
    } catch {
      output.close()
      throw error
    }
    defer {
      output.close()
      errors.close()
    }
    let process = try spawn(["git"] + arguments, output, errors)
    output.closeEntry()
    errors.closeEntry()
    let texts = Pipe.readAll([output, errors], limit: FileSystem.maximumSize)
    output.closeExit()
    errors.closeExit()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard texts.allSatisfy({ $0.count <= FileSystem.maximumSize }) else {
      throw FileFailure(reason: "it is larger than 1 GiB", exceedsLimit: true)
    }
    // The status as wait(2) lays it out: a signal in the low seven bits, the exit above.
    return Run(
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : -1, output: texts[0], errors: texts[1])
  }

  private static func spawn(
    _ arguments: [String], _ output: Pipe, _ errors: Pipe
  ) throws(FileFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.entry, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.entry, 2)
    var process = pid_t()
    let fault = withStrings(arguments) { words in
      withStrings(environment) { variables in
        posix_spawnp(&process, "git", &actions, nil, words, variables)
      }
    }
    if fault == ENOENT { throw FileFailure(reason: "git is not installed, or not in PATH") }
    if fault != 0 {
      throw FileFailure(reason: "git cannot be run: \(String(cString: strerror(fault)))")
    }
    return process
  }

  private static var environment: [String] {
    variables.compactMap { name in Console.variable(name).map { "\(name)=\($0)" } } + settings
  }

  /// Lends texts as a list for C that ends in a null.
  private static func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
