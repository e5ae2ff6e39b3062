import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Context, Hono } from "hono"
import { html } from "hono/html"
import { plainPage } from "../plain-page.ts"
import { mailFolder } from "./file-post.ts"
import { type MailRead, readMailFile } from "./read-mail-file.ts"

const LISTED_MAX = 100
const FILE_NAME = /^[\w-]+\.eml$/
const STYLE = "font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 48rem; padding: 0 1rem"
const OUTSIDE = "allow-popups allow-popups-to-escape-sandbox"
/** The pages themselves: a frame of our own, and nothing that runs. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"
/** A mail can hold anything: it may show pictures and open links, and nothing else. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${OUTSIDE}`

/** For development: the mails that were put into the data folder, to be read in a browser. They hold codes that open accounts. */
export function mailFolderRoutes(dataFolder: string): Hono {
  const folder = mailFolder(dataFolder)

  async function read(name: string): Promise<MailRead | null> {
    if (!FILE_NAME.test(name)) return null
    const whole = await readFile(join(folder, name), "utf8").catch(() => null)
    return whole === null ? null : readMailFile(whole)
  }
  async function newest(): Promise<string[]> {
    const names = await readdir(folder).catch(() => [])
    return names
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .reverse()
      .slice(0, LISTED_MAX)
  }
  const missing = (c: Context) => plainPage(c, 404, "There is no such mail.")

  return new Hono()
    .get("/dev/mail", async (c) => {
      const names = await newest()
      const mails = await Promise.all(names.map(async (name) => ({ name, mail: await read(name) })))
      const rows = mails.map(
        ({ name, mail }) =>
          html`<li style="margin-block: .75rem"><a href="/dev/mail/${name}">${mail?.subject ?? name}</a><br>${mail?.to ?? ""} · ${name}</li>`,
      )
      const none = html`<p>No mail has been written yet.</p>`
      return show(
        c,
        "Mail",
        html`<h1>Mail</h1>${rows.length > 0 ? html`<ul style="padding: 0; list-style: none">${rows}</ul>` : none}`,
      )
    })
    .get("/dev/mail/:name", async (c) => {
      const name = c.req.param("name")
      const mail = await read(name)
      if (!mail) return missing(c)
      const frame = html`<iframe src="/dev/mail/${name}/html" sandbox="${OUTSIDE}" title="The mail" style="inline-size: 100%; block-size: 60rem; border: 1px solid #999"></iframe>`
      return show(
        c,
        mail.subject,
        html`<p><a href="/dev/mail">All mails</a></p><h1 style="font-size: 1.25rem">${mail.subject}</h1><p>${mail.from} → ${mail.to}</p>${frame}<pre style="white-space: pre-wrap; unicode-bidi: plaintext">${mail.text}</pre>`,
      )
    })
    .get("/dev/mail/:name/html", async (c) => {
      const mail = await read(c.req.param("name"))
      return mail ? c.html(mail.html, 200, { "Content-Security-Policy": MAIL_POLICY }) : missing(c)
    })
}

function show(c: Context, title: string, body: ReturnType<typeof html>): Response | Promise<Response> {
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body style="${STYLE}"><main>${body}</main></body></html>`
  return c.html(page, 200, { "Content-Security-Policy": PAGE_POLICY })
}
