import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import { CLOSED, mailOptions } from "./mail-options.ts"
import type { Post } from "./post.ts"

/** Where mails lie that no server was asked to send. */
export const mailFolder = (dataFolder: string) => join(dataFolder, "mail")

/** Puts each mail into a file of its own, as it would have been sent. They hold codes and addresses: nobody else may read them. */
export function filePost(dataFolder: string): Post {
  const folder = mailFolder(dataFolder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix", ...CLOSED })
  return {
    from: null,
    send: async (message) => {
      const { message: whole } = await transport.sendMail(mailOptions(message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${message.fileName}.${process.pid}`)
      await writeFile(draft, whole, { mode: 0o600, flush: true })
      await rename(draft, join(folder, `${message.fileName}.eml`))
    },
  }
}
