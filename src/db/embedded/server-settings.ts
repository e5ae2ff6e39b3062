import { statfsSync, statSync } from "node:fs"
import { totalmem } from "node:os"
import type { Cluster } from "./cluster.ts"

const megabyte = 1024 * 1024
const roomyShmBytes = 256 * megabyte

/** What the server is started with; the cluster's own configuration file stays as initdb wrote it. */
export function serverSettings(cluster: Cluster): string[] {
  const memory = usableMemory() / megabyte
  const settings: Record<string, string | number> = {
    listen_addresses: cluster.socketFolder === undefined ? "127.0.0.1" : "",
    unix_socket_directories: cluster.socketFolder ?? "",
    unix_socket_permissions: "0700",
    port: cluster.port,
    shared_buffers: megabytes(memory / 8, 16, 2_048),
    effective_cache_size: megabytes(memory / 2, 64, 1_048_576),
    work_mem: megabytes(memory / 128, 4, 16),
    maintenance_work_mem: megabytes(memory / 16, 16, 256),
    max_connections: 100,
    // A small disk: a checkpoint comes after half a gigabyte, and what it makes superfluous is removed, not kept for later.
    max_wal_size: "512MB",
    min_wal_size: "64MB",
    wal_recycle: "off",
    wal_compression: cluster.programs.compressesWithLz4 ? "lz4" : "pglz",
    random_page_cost: 1.1,
    default_statistics_target: 100,
    jit: "off",
    logging_collector: "off",
  }
  const sharedMemory = dynamicSharedMemory()
  if (sharedMemory) settings.dynamic_shared_memory_type = sharedMemory
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
}

/** In a container the limit of the container counts, not the machine. */
function usableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

function megabytes(wanted: number, least: number, most: number): string {
  return `${Math.round(Math.min(Math.max(wanted, least), most))}MB`
}

/** Containers often have 64 MB of /dev/shm, on which parallel queries fail; files in the cluster always work. */
function dynamicSharedMemory(): "posix" | "mmap" | undefined {
  if (process.platform === "win32") return undefined
  if (process.platform !== "linux") return "posix"
  try {
    const { blocks, bsize } = statfsSync("/dev/shm")
    const openToAll = (statSync("/dev/shm").mode & 0o002) !== 0
    return openToAll && blocks * bsize >= roomyShmBytes ? "posix" : "mmap"
  } catch {
    return "mmap"
  }
}
