import sanitizeHtml from "sanitize-html"

/** Text that merchants write: headings, lists, tables, pictures and links stay; anything that could act goes. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "b",
    "i",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "blockquote",
    "figure",
    "figcaption",
    "img",
    "a",
    "span",
    "div",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "caption",
    "dl",
    "dt",
    "dd",
  ],
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    "*": ["lang", "dir"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  transformTags: { img: sanitizeHtml.simpleTransform("img", { loading: "lazy" }) },
}

export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed)
}
