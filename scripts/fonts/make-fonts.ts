import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { cutFace, FONT_PACKAGES, fontName, packageOf } from "./cut-face.ts"
import { type CutFace, fontStyles } from "./font-styles.ts"
import { type FontFace, TEMPLATE_FONTS } from "./template-fonts.ts"

/** `npm run fonts [template …]`: cuts, names and measures the fonts of templates, and writes their stylesheets. */

const templates = new URL("../../src/web/templates/", import.meta.url)
const asked = process.argv.slice(2)
for (const [template, faces] of Object.entries(TEMPLATE_FONTS)) {
  if (asked.length > 0 && !asked.includes(template)) continue
  await makeFonts(template, faces)
}

async function makeFonts(template: string, faces: FontFace[]) {
  const folder = new URL(`${template}/fonts/`, templates)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(new URL("../frame/", folder), { recursive: true })
  const cut: CutFace[] = []
  for (const face of faces) cut.push(await cutFace(face, faces, folder))
  for (const name of new Set(faces.flatMap(({ from, arabic }) => [packageOf(from), packageOf(arabic)])))
    copyFileSync(new URL(`${name}/LICENSE`, FONT_PACKAGES), new URL(`OFL-${fontName(name)}.txt`, folder))
  writeFileSync(new URL("../frame/fonts.css", folder), `${fontStyles(cut)}\n`)
  process.stdout.write(`${template}: ${cut.flatMap(({ files }) => files).length} faces\n`)
}
