#if canImport(Glibc) || canImport(Musl)
  /// What file systems there are, as Linux lists them.
  struct Mounts {
    /// The type by device, as `8:1`.
    private var types: [String: String] = [:]

    /// File systems that others change too: another computer, the host of a virtual machine, or a
    /// process.
    private static let remote: Set<String> = [
      "9p", "afs", "ceph", "cifs", "drvfs", "fuse", "glusterfs", "lustre", "nfs", "nfs4", "prl_fs",
      "smb3", "smbfs", "vboxsf", "virtiofs", "vmhgfs",
    ]

    init() {
      guard let file = try? FileSystem.read("/proc/self/mountinfo") else { return }
      // 36 35 98:0 /root /place rw,noatime master:1 - ext4 /dev/root rw
      for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count > 6, let dash = words[6...].firstIndex(of: "-"), dash + 1 < words.count
        else { continue }
        types[String(words[2])] = String(words[dash + 1])
      }
    }

    /// The type of the file system that a folder is in, if it does not tell of all changes.
    func remoteType(of folder: String) -> String? {
      guard let device = FileSystem.status(of: folder)?.identity.device else { return nil }
      // As Linux packs both numbers into one.
      let major = (device >> 8 & 0xfff) | (device >> 32 & 0xffff_f000)
      let minor = (device & 0xff) | (device >> 12 & 0xffff_ff00)
      guard let type = types["\(major):\(minor)"] else { return nil }
      return Self.remote.contains(type) || type.hasPrefix("fuse.") ? type : nil
    }
  }
#endif
