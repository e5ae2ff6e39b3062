import type { FontRole, TemplateFont, TemplateLooks } from "../../contract/template-looks.ts"
import { isTemplateName } from "../../domain/site/templates.ts"
import baseTokens from "../styles/base/tokens.css?raw"
import tones from "../styles/base/tones.css?raw"
import { cssDeclarations } from "../styles/css-declarations.ts"
import { tokensIn } from "../styles/mail-tokens.ts"

const sheets = import.meta.glob<string>("./*/tokens.css", { query: "?raw", import: "default", eager: true })
/** As they are built: with the addresses of the font files that browsers fetch. */
const fonts = import.meta.glob<string>("./*/frame/fonts.css", { query: "?inline", import: "default", eager: true })

/** What a look calls a family of another template, so that it never meets one of the same name that is cut otherwise. */
const OWN_NAMES: Record<FontRole, string> = { display: "Look Display", text: "Look Text" }
const STAND_IN = " Stand-in"
const FACE = /@font-face\s*\{[^}]*\}/g
const FAMILY = /font-family:\s*(?:"([^"]+)"|'([^']+)'|([^;}"']+))/

function fontOf(tokens: ReadonlyMap<string, string>, sheet: string, role: FontRole): TemplateFont {
  const named = (tokens.get(`--${role}`) ?? "system-ui").split(/,\s*/)
  const family = (named[0] ?? "").replaceAll('"', "")
  const own = OWN_NAMES[role]
  const faces = (sheet.match(FACE) ?? []).flatMap((face) => {
    const [, quoted, single, bare] = FAMILY.exec(face) ?? []
    const is = (quoted ?? single ?? bare ?? "").trim()
    const as = is === family ? own : is === family + STAND_IN ? own + STAND_IN : null
    return as ? [face.replace(FAMILY, `font-family:"${as}"`)] : []
  })
  const generic = named.filter((name) => !name.startsWith('"')).join(",") || "system-ui"
  const value = `"${own}","${own}${STAND_IN}",${generic}`
  const face = tokens.get("--display-face")
  return {
    family,
    faces: faces.join(""),
    tokens: { [`--${role}`]: value, ...(role === "display" && face && { "--display-face": face }) },
  }
}

/** What a tone sets for a section that has it. */
function toneTokens(tone: string): Record<string, string> {
  const set = cssDeclarations(tones).filter(
    ({ within, property }) => within.join() === `:root [data-tone="${tone}"]` && property.startsWith("--"),
  )
  return Object.fromEntries(set.map(({ property, value }) => [property, value]))
}

/** What every template is drawn with, for the editor of the back office and the stylesheet of a shop's own look. */
export const templateLooks: TemplateLooks = {
  base: Object.fromEntries(tokensIn(baseTokens)),
  tones: {
    plain: toneTokens("plain"),
    soft: toneTokens("soft"),
    strong: toneTokens("strong"),
    inverse: toneTokens("inverse"),
    accent: toneTokens("accent"),
  },
  templates: Object.fromEntries(
    Object.entries(sheets).flatMap(([path, css]) => {
      const name = path.split("/").at(1)
      if (!isTemplateName(name)) return []
      const own = tokensIn(css)
      const whole = new Map([...tokensIn(baseTokens), ...own])
      const sheet = fonts[`./${name}/frame/fonts.css`] ?? ""
      const both = { display: fontOf(whole, sheet, "display"), text: fontOf(whole, sheet, "text") }
      return [[name, { tokens: Object.fromEntries(own), fonts: both }]]
    }),
  ),
}
