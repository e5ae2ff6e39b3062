import type { Document, Markup } from "./read-markup.ts"

type Element = Exclude<Markup, string>

/** Elements that one would write as a component of their own. */
const COMPONENTS = new Set(["header", "nav", "main", "section", "article", "aside", "footer", "form", "li"])
const BOOLEAN =
  /^(?:disabled|checked|selected|required|hidden|open|multiple|readonly|novalidate|inert|autofocus|async|defer)$/
/** React's names, where they are not those of HTML with a dash or as they stand. */
const NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  srcset: "srcSet",
  tabindex: "tabIndex",
  maxlength: "maxLength",
  minlength: "minLength",
  autocomplete: "autoComplete",
  readonly: "readOnly",
  enterkeyhint: "enterKeyHint",
  inputmode: "inputMode",
  novalidate: "noValidate",
  crossorigin: "crossOrigin",
  fetchpriority: "fetchPriority",
  datetime: "dateTime",
  colspan: "colSpan",
  rowspan: "rowSpan",
  hreflang: "hrefLang",
  charset: "charSet",
  value: "defaultValue",
  checked: "defaultChecked",
  imagesrcset: "imageSrcSet",
  imagesizes: "imageSizes",
  "data-precedence": "precedence",
  autofocus: "autoFocus",
  "http-equiv": "httpEquiv",
}
const VALUED = new Set(["option", "button", "li", "data", "meter", "progress"])

/** A module that draws the same document: plain elements, React Router's links and forms where the shop has them, no hook, no rule. */
export function writeJsx({ html, head, body }: Document): string {
  const components: string[] = []
  const children = (of: Element) => of.children.map(written).join("")
  const written = (markup: Markup): string => {
    if (typeof markup === "string") return `{${JSON.stringify(markup)}}`
    const drawn = drawnAs(markup)
    if (!COMPONENTS.has(markup.tag)) return drawn
    const name = `Part${components.length}`
    components.push(`function ${name}() {\n  return ${drawn}\n}\n`)
    return `<${name} />`
  }
  const drawnAs = (element: Element): string => {
    const { "data-discover": link, ...attributes } = element.attributes
    const tag = link === undefined ? element.tag : element.tag === "form" ? "Form" : "Link"
    const props = propsOf(element, attributes, tag)
    if (element.tag === "script") return `<script ${props} dangerouslySetInnerHTML={{ __html: ${textOf(element)} }} />`
    return element.children.length === 0 ? `<${tag} ${props} />` : `<${tag} ${props}>${children(element)}</${tag}>`
  }
  const list = (markup: readonly Markup[]) => `<>${markup.map(written).join("")}</>`
  const exports = [
    `export const htmlAttributes = ${JSON.stringify(html)}`,
    `export function Head() {\n  return ${list(head)}\n}`,
    `export function Body() {\n  return ${list(body)}\n}`,
  ]
  return ['import { Form, Link } from "react-router"', ...exports, ...components].join("\n\n")
}

const textOf = ({ children }: Element) => JSON.stringify(children.filter((child) => typeof child === "string").join(""))

function propsOf({ tag, style, children }: Element, attributes: Record<string, string>, as: string): string {
  const props = Object.entries(attributes).map(([name, value]) => {
    if (as === "Link" && name === "href") return `to={${JSON.stringify(value)}}`
    if (name === "selected") return ""
    const isValue = name === "value" && VALUED.has(tag)
    const prop = isValue ? name : (NAMES[name] ?? (/^(?:data|aria)-/.test(name) ? name : camelCase(name)))
    return `${prop}={${BOOLEAN.test(name) ? "true" : JSON.stringify(value)}}`
  })
  if (style.length > 0) {
    const rules = style.map(([name, value]) => [name.startsWith("--") ? name : camelCase(name), value])
    props.push(`style={${JSON.stringify(Object.fromEntries(rules))}}`)
  }
  const chosen = children.find((child) => typeof child !== "string" && "selected" in child.attributes)
  if (tag === "select" && chosen && typeof chosen !== "string")
    props.push(`defaultValue={${JSON.stringify(chosen.attributes.value ?? "")}}`)
  return props.filter(Boolean).join(" ")
}

const camelCase = (name: string) => name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())
