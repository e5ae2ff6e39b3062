import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { type MailRead, readMailFile } from "../../src/server/mail/read-mail-file.ts"

/** The text of the newest mail to somebody with this in it; the shop puts its mails into its data folder. */
export async function mailTo(email: string, containing: string): Promise<string> {
  let found = ""
  await expect(async () => {
    const mails = await Promise.all((await mailFiles()).map((file) => readFile(file, "utf8")))
    found = mails.map(plain).findLast((text) => text.includes(email) && text.includes(containing)) ?? ""
    expect(found, `a mail to ${email} with “${containing}”`).not.toBe("")
  }).toPass({ timeout: 60_000 })
  return found
}

/** All mails to somebody as they read them, once there are so many. */
export async function mailsTo(email: string, count: number): Promise<MailRead[]> {
  let found: MailRead[] = []
  await expect(async () => {
    const mails = await Promise.all((await mailFiles()).map((file) => readFile(file, "utf8")))
    found = mails.map(readMailFile).filter(({ to }) => to === email)
    expect(found.length, `mails to ${email}`).toBe(count)
  }).toPass({ timeout: 60_000 })
  return found
}

async function mailFiles(): Promise<string[]> {
  const folder = join(process.env.VITRINE_DATA ?? "", "mail")
  const names = await readdir(folder).catch(() => [])
  return names.sort().map((name) => join(folder, name))
}

/** Lines that were broken for the way are whole again. */
const plain = (mail: string) =>
  mail
    .replaceAll(/(Content-Transfer-Encoding: base64)\s+([A-Za-z0-9+/=\s]+)/g, (_, named: string, body: string) => {
      return `${named}\n\n${Buffer.from(body, "base64").toString("utf8")}`
    })
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
