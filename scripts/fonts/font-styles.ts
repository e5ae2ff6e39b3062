import { FONT_RANGES, type FontRange } from "./font-ranges.ts"
import type { FontMeasure } from "./measure-font.ts"
import { STAND_INS } from "./stand-in-faces.ts"
import type { FontFace } from "./template-fonts.ts"

/** From this weight on a bold face stands in. */
const BOLD = 550
const LINE = 120

/** A face with the files it was cut into. */
export interface CutFace {
  face: FontFace
  files: { range: FontRange; file: string; weight?: number }[]
  standIns: { weight: number; measure: FontMeasure }[]
}

/** Which weights are measured: the most used of those that a regular face stands in for, and of those of a bold one. */
export function measuredWeights({ weights }: FontFace): number[] {
  const most = [weights.find((weight) => weight < BOLD), weights.find((weight) => weight >= BOLD)]
  return most.filter((weight) => weight !== undefined)
}

/** The stylesheet of a template's fonts. */
export function fontStyles(faces: CutFace[]): string {
  const families = new Map(faces.map(({ face }) => [face.family, face]))
  const stacks = Array.from(families, ([family, face]) => {
    const arabic = face.arabicWeights ? `"${arabicFamily(face)}", ` : ""
    return `   "${family}", ${arabic}"${family} Stand-in", ${face.standIn === "times" ? "serif" : "sans-serif"}`
  })
  return [
    `/* Written by \`npm run fonts\` from scripts/fonts/template-fonts.ts. Families:\n${stacks.join("\n")} */`,
    ...faces.flatMap(({ face, files }) => files.map((file) => faceRule(face, file))),
    "/* Faces of the visitor's own, as wide and as high as ours, until ours are there: nothing moves. */",
    ...new Set(faces.flatMap(standInRules)),
  ].join("\n\n")
}

/** A face of one weight is nearer to that weight than a range of them: beside one it would hide the other letters. */
const arabicFamily = ({ family }: FontFace) => `${family} Arabic`

function faceRule(face: FontFace, { range, file, weight }: CutFace["files"][number]): string {
  return rule([
    `font-family: "${weight === undefined ? face.family : arabicFamily(face)}"`,
    `src: url("../fonts/${file}") format("woff2")`,
    `font-weight: ${weight ?? weightRange(face.weights)}`,
    ...(face.style ? [`font-style: ${face.style}`] : []),
    "font-display: swap",
    list("unicode-range", FONT_RANGES[range].range.split(", ")),
  ])
}

function standInRules({ face, standIns }: CutFace): string[] {
  return standIns.map(({ weight, measure }) => {
    const bold = weight >= BOLD
    const kind = face.style ? (bold ? "bold italic" : "italic") : bold ? "bold" : "regular"
    const standIn = STAND_INS[face.standIn][kind]
    const scale = measure.width / standIn[face.sample ?? "sentences"]
    const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
    return rule([
      `font-family: "${face.family} Stand-in"`,
      list(
        "src",
        standIn.local.map((name) => `local("${name}")`),
      ),
      `font-weight: ${standInWeights(face, standIns.length > 1, bold)}`,
      ...(face.style ? [`font-style: ${face.style}`] : []),
      `size-adjust: ${percent(scale)}`,
      `ascent-override: ${percent(measure.ascent / scale)}`,
      `descent-override: ${percent(measure.descent / scale)}`,
      `line-gap-override: ${percent(measure.lineGap / scale)}`,
      "unicode-range: U+0-24F, U+400-4FF, U+2000-206F, U+20A0-20C0, U+2122, U+2212",
    ])
  })
}

/** Two that share the weights of a variable face part them at `BOLD`; the stand-in of a fixed face has its weight. */
function standInWeights({ weights, from }: FontFace, shared: boolean, bold: boolean): string {
  if (shared) return bold ? `${BOLD} 900` : `100 ${BOLD - 1}`
  return from.startsWith("@fontsource/") ? `${weights[0]}` : "100 900"
}

const rule = (lines: string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join("")}}`

function weightRange(weights: number[]): string {
  const [least, most] = [Math.min(...weights), Math.max(...weights)]
  return least === most ? `${least}` : `${least} ${most}`
}

/** In lines as the formatter writes them. */
function list(property: string, values: readonly string[]): string {
  const line = `${property}: ${values.join(", ")}`
  if (line.length <= LINE - 3) return line
  const lines: string[] = []
  for (const value of values) {
    const longer = `${lines.at(-1)}, ${value}`
    if (lines.length > 0 && longer.length <= LINE - 5) lines[lines.length - 1] = longer
    else lines.push(value)
  }
  return `${property}:\n    ${lines.join(",\n    ")}`
}
