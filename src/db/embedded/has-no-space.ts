import { statfs } from "node:fs/promises"

const tooLittleBytes = 16 * 1024 * 1024

/** A full disk may have had no room even for the message in the log, so the disk is asked as well. */
export async function hasNoSpace(folder: string, said: string): Promise<boolean> {
  if (said.includes("No space left on device") || said.includes("Disk quota exceeded")) return true
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < tooLittleBytes
}
