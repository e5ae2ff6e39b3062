import { existsSync, readFileSync, writeFileSync } from "node:fs"
import subsetFont from "subset-font"
import { charactersOf, FONT_RANGES, type FontRange, RANGE_NAMES } from "./font-ranges.ts"
import { type CutFace, measuredWeights } from "./font-styles.ts"
import { measureFont } from "./measure-font.ts"
import { SAMPLES } from "./stand-in-faces.ts"
import type { FontFace } from "./template-fonts.ts"

export const FONT_PACKAGES = new URL("./node_modules/", import.meta.url)
const FEATURES = ["kern", "ccmp", "locl", "liga", "mark", "mkmk", "tnum"]
const ARABIC_FEATURES = [...FEATURES, "isol", "init", "medi", "fina", "rlig", "calt"]

/** Cuts a face of a template into its files and measures it. */
export async function cutFace(face: FontFace, all: FontFace[], folder: URL): Promise<CutFace> {
  const files: CutFace["files"] = []
  for (const { range, weight } of partsOf(face)) {
    const source = sourceOf(face, range, weight)
    if (!existsSync(source)) continue
    const ending = weight === undefined ? "" : `-${weight}`
    const file = range === "arabic" ? `${fontName(face.arabic)}${ending}.woff2` : `${face.file}-${range}.woff2`
    files.push({ range, file, ...(weight !== undefined && { weight }) })
    const target = new URL(file, folder)
    if (existsSync(target)) continue
    const weights = range === "arabic" ? weightsWith(face.arabic, all) : face.weights
    const font = await subsetFont(readFileSync(source), charactersOf(FONT_RANGES[range].range), {
      targetFormat: "woff2",
      keepFeatures: range === "arabic" ? ARABIC_FEATURES : [...FEATURES, ...(face.features ?? [])],
      noHinting: true,
      variationAxes: axesOf(source, weights, range === "arabic" ? {} : face.axes),
    })
    writeFileSync(target, font)
    process.stdout.write(`${(font.length / 1000).toFixed(1).padStart(6)} kB  ${file}\n`)
  }
  const standIns = await Promise.all(
    measuredWeights(face).map(async (weight) => ({ weight, measure: await measure(face, weight) })),
  )
  return { face, files, standIns }
}

/** What a face is cut into: a part for each range, of a fixed Arabic face one for each weight. */
function partsOf({ arabicWeights }: FontFace): { range: FontRange; weight?: number }[] {
  return RANGE_NAMES.flatMap((range) =>
    range === "arabic" && arabicWeights ? arabicWeights.map((weight) => ({ range, weight })) : [{ range }],
  )
}

async function measure(face: FontFace, weight: number) {
  const source = sourceOf(face, "basic")
  const sample = SAMPLES[face.sample ?? "sentences"]
  const axes = axesOf(source, [weight], face.axes)
  return measureFont(
    await subsetFont(readFileSync(source), sample, { targetFormat: "sfnt", variationAxes: axes }),
    sample,
  )
}

/** Faces of one template that go with one Arabic face share its file. */
function weightsWith(arabic: string, faces: FontFace[]): number[] {
  return faces.filter((face) => face.arabic === arabic).flatMap(({ weights }) => weights)
}

/** A fixed font has no axes; a variable one keeps its weights from the least used to the most, or has one. */
function axesOf(source: URL, weights: number[], others: Record<string, number> = {}) {
  if (source.pathname.includes("/@fontsource/")) return undefined
  const [min, max] = [Math.min(...weights), Math.max(...weights)]
  return { ...others, wght: min === max ? min : { min, max } }
}

function sourceOf(face: FontFace, range: FontRange, weight?: number): URL {
  const from = range === "arabic" ? face.arabic : face.from
  return new URL(from.replace("*", FONT_RANGES[range].from).replace("{weight}", `${weight}`), FONT_PACKAGES)
}

export const packageOf = (from: string) => from.split("/").slice(0, 2).join("/")
/** What a font is called, without whose package it is. */
export const fontName = (from: string) => packageOf(from).split("/").at(-1)
