const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" }

/** Every character that XML 1.0 can hold in no way at all, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Nearly all there is in a sitemap: addresses. */
const HARMLESS = /^[\w/:.%?=~!*()-]*$/

/** A text as it stands between tags or in an attribute. */
export function xmlText(text: string): string {
  if (HARMLESS.test(text)) return text
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** `<name>text</name>`, or nothing for no text. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : ""
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
