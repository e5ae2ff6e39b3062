import { lchown, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

/** Whom PostgreSQL runs as when this process is root; PostgreSQL itself refuses root. */
export type ServerAccount = { uid: number; gid: number }

const usualNobody: ServerAccount = { uid: 65_534, gid: 65_534 }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export async function nobodyAccount(): Promise<ServerAccount> {
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "")
  const line = accounts.split("\n").find((account) => account.startsWith("nobody:"))
  const [, , uid, gid] = line?.split(":") ?? []
  if (!uid || !gid) return usualNobody
  return { uid: Number(uid), gid: Number(gid) }
}

/** macOS writes nobody as -2, which spawn takes signed and chown unsigned. */
export function asIdentity(account: ServerAccount | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}
}

export async function giveTo(path: string, account: ServerAccount | undefined): Promise<void> {
  if (account) await lchown(path, account.uid >>> 0, account.gid >>> 0)
}

export async function giveAllTo(folder: string, account: ServerAccount): Promise<void> {
  await giveTo(folder, account)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveAllTo(path, account)
    else if (entry.isFile()) await giveTo(path, account)
  }
}
