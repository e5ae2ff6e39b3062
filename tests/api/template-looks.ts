import { readdirSync, readFileSync } from "node:fs"
import type { TemplateLooks } from "../../src/contract/template-looks.ts"
import { TEMPLATE_NAMES } from "../../src/domain/site/templates.ts"
import { cssDeclarations } from "../../src/web/styles/css-declarations.ts"

const web = new URL("../../src/web/", import.meta.url)

function tokensOf(path: string, within: string): Record<string, string> {
  const all = cssDeclarations(readFileSync(new URL(path, web), "utf8"))
  return Object.fromEntries(
    all.filter((one) => one.within.join() === within).map(({ property, value }) => [property, value]),
  )
}

const tone = (name: string) => tokensOf("styles/base/tones.css", `:root [data-tone="${name}"]`)
const drawn = new Set(readdirSync(new URL("templates", web)))
const font = (name: string, role: string) => ({
  family: `${name} ${role}`,
  faces: `@font-face{font-family:"${name} ${role}";src:url("/${name}.woff2")}`,
  tokens: { [`--${role}`]: `"${name} ${role}"` },
})

/** What the storefront tells of its templates, read from the same files; families are made up. */
export const readLooks = (): TemplateLooks => ({
  base: tokensOf("styles/base/tokens.css", ":where(:root)"),
  tones: {
    plain: tone("plain"),
    soft: tone("soft"),
    strong: tone("strong"),
    inverse: tone("inverse"),
    accent: tone("accent"),
  },
  templates: Object.fromEntries(
    TEMPLATE_NAMES.filter((name) => drawn.has(name)).map((name) => [
      name,
      {
        tokens: tokensOf(`templates/${name}/tokens.css`, ":root"),
        fonts: { display: font(name, "display"), text: font(name, "text") },
      },
    ]),
  ),
})
