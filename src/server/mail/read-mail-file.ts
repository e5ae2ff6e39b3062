/** A mail of the data folder, as somebody reads it. */
export type MailRead = { from: string; to: string; subject: string; html: string; text: string }

type Section = { headers: Map<string, string>; body: string }

/** Reads back what `filePost` wrote: a header, and a text and an HTML part. */
export function readMailFile(whole: string): MailRead {
  const mail = sectionOf(whole.replaceAll("\r\n", "\n"))
  const boundary = /boundary="([^"]+)"/.exec(mail.headers.get("content-type") ?? "")?.[1]
  const parts = boundary
    ? mail.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => sectionOf(part.trimStart()))
    : [mail]
  const ofType = (type: string) => parts.find(({ headers }) => headers.get("content-type")?.startsWith(type))
  const read = (part: Section | undefined) => (part ? decoded(part) : "")
  return {
    from: words(mail.headers.get("from") ?? ""),
    to: words(mail.headers.get("to") ?? ""),
    subject: words(mail.headers.get("subject") ?? ""),
    html: read(ofType("text/html")),
    text: read(ofType("text/plain")),
  }
}

function sectionOf(text: string): Section {
  const end = text.indexOf("\n\n")
  const head = text.slice(0, end).replace(/\n[ \t]+/g, " ")
  const headers = head.split("\n").map((line): [string, string] => {
    const at = line.indexOf(":")
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return { headers: new Map(headers), body: text.slice(end + 2) }
}

function decoded({ headers, body }: Section): string {
  const encoding = headers.get("content-transfer-encoding") ?? "7bit"
  if (encoding === "base64") return Buffer.from(body, "base64").toString()
  return encoding === "quoted-printable" ? fromQuoted(body.replace(/=\n/g, "")) : body
}

/** Encoded words of a header: =?UTF-8?Q?…?= and =?UTF-8?B?…?=. */
function words(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, "?==?")
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
    way.toLowerCase() === "b" ? Buffer.from(text, "base64").toString() : fromQuoted(text.replaceAll("_", " ")),
  )
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}
