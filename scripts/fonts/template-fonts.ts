import type { Sample, StandInFamily } from "./stand-in-faces.ts"

export interface FontFace {
  /** As stylesheets name it. Some licences reserve the font's own name for the uncut font. */
  family: string
  /** How its files begin. */
  file: string
  /** A file of a package of @fontsource, `*` for the subset. */
  from: string
  style?: "italic"
  /** Those that are used, the most used first. */
  weights: [number, ...number[]]
  /** Axes beside the weight, each fixed at one place. */
  axes?: Record<string, number>
  /** Features of OpenType beside kerning, ligatures and figures of one width. */
  features?: string[]
  /** The Arabic face that goes with it. */
  arabic: string
  /** Where that one is fixed and has several: a file for each, `{weight}` in its name. */
  arabicWeights?: number[]
  /** What stands in until it is there, and on which sample the two are made equally wide. */
  standIn: StandInFamily
  sample?: Sample
}

const variable = (name: string, ending = "wght-normal") =>
  `@fontsource-variable/${name}/files/${name}-*-${ending}.woff2`
const fixed = (name: string, ending = "400-normal") => `@fontsource/${name}/files/${name}-*-${ending}.woff2`

const figures = ["lnum", "onum"]

const garamond = { family: "EB Garamond", standIn: "times" } as const

const plex = {
  family: "IBM Plex Sans",
  file: "ibm-plex-sans",
  from: variable("ibm-plex-sans"),
  arabic: variable("noto-sans-arabic"),
  standIn: "arial",
} as const

const dmSans = {
  family: "DM Sans",
  file: "dm-sans",
  from: variable("dm-sans"),
  arabic: variable("readex-pro"),
  standIn: "arial",
} as const

const barlow = (weight: number): FontFace => ({
  family: "Barlow Condensed",
  file: `barlow-condensed-${weight}`,
  from: fixed("barlow-condensed", `${weight}-normal`),
  weights: [weight],
  arabic: variable("cairo"),
  standIn: "arial",
})

/** The fonts of each template: families, weights, axes and features that its drawing uses, and nothing else. */
export const TEMPLATE_FONTS: Record<string, FontFace[]> = {
  tattoo: [
    {
      family: "Fraktur",
      file: "fraktur",
      from: fixed("unifrakturcook", "700-normal"),
      weights: [700],
      arabic: fixed("aref-ruqaa", "700-normal"),
      standIn: "times",
    },
    {
      ...garamond,
      features: ["lnum"],
      file: "eb-garamond",
      from: variable("eb-garamond"),
      weights: [400, 500, 600],
      arabic: variable("noto-naskh-arabic"),
    },
    {
      ...garamond,
      features: ["lnum"],
      file: "eb-garamond-italic",
      from: variable("eb-garamond", "wght-italic"),
      style: "italic",
      weights: [400],
      arabic: variable("noto-naskh-arabic"),
    },
    {
      family: "Archivo",
      file: "archivo-80",
      from: variable("archivo", "wdth-normal"),
      weights: [600, 450, 800],
      axes: { wdth: 80 },
      arabic: variable("cairo"),
      standIn: "arial",
    },
  ],
  arts: [
    {
      ...garamond,
      features: figures,
      file: "eb-garamond",
      from: variable("eb-garamond"),
      weights: [400, 500, 600],
      arabic: variable("markazi-text"),
    },
    {
      ...garamond,
      features: figures,
      file: "eb-garamond-italic",
      from: variable("eb-garamond", "wght-italic"),
      style: "italic",
      weights: [400],
      arabic: variable("markazi-text"),
    },
    {
      family: "Instrument Sans",
      file: "instrument-sans",
      from: variable("instrument-sans"),
      weights: [400, 500, 600],
      arabic: variable("readex-pro"),
      standIn: "arial",
    },
  ],
  wholesale: [
    {
      family: "Manrope",
      file: "manrope",
      from: variable("manrope"),
      weights: [500, 700, 600, 800],
      arabic: variable("vazirmatn"),
      standIn: "arial",
    },
  ],
  "st-bags-01": [
    {
      family: "Maison",
      file: "maison",
      from: fixed("marcellus"),
      weights: [400],
      arabic: variable("el-messiri"),
      standIn: "times",
      sample: "capitals",
    },
    {
      family: "Cormorant Garamond",
      file: "cormorant-garamond",
      from: variable("cormorant-garamond"),
      weights: [500, 600],
      features: figures,
      arabic: fixed("amiri"),
      standIn: "times",
    },
    {
      family: "Cormorant Garamond",
      file: "cormorant-garamond-italic",
      from: variable("cormorant-garamond", "wght-italic"),
      style: "italic",
      weights: [500],
      features: figures,
      arabic: fixed("amiri"),
      standIn: "times",
    },
  ],
  electricity: [barlow(500), barlow(600), barlow(700), { ...plex, weights: [400, 500, 600] }],
  car: [
    {
      family: "Saira Narrow",
      file: "saira-62",
      from: variable("saira", "wdth-normal"),
      weights: [700, 800, 600, 900],
      axes: { wdth: 62 },
      arabic: variable("changa"),
      standIn: "arial",
    },
    {
      family: "Saira Narrow",
      file: "saira-50-italic",
      from: variable("saira", "wdth-italic"),
      style: "italic",
      weights: [900],
      axes: { wdth: 50 },
      arabic: variable("changa"),
      standIn: "arial",
    },
    {
      family: "Saira",
      file: "saira-84",
      from: variable("saira", "wdth-normal"),
      weights: [400, 600, 500, 700],
      axes: { wdth: 84 },
      arabic: variable("changa"),
      standIn: "arial",
    },
  ],
  "car-green": [
    {
      family: "Sora",
      file: "sora",
      from: variable("sora"),
      weights: [500, 600],
      arabic: variable("alexandria"),
      standIn: "arial",
    },
    { ...dmSans, weights: [400, 600, 500, 700] },
  ],
  chicos: [
    {
      family: "Didone",
      file: "didone",
      from: variable("playfair-display"),
      weights: [400],
      arabic: variable("reem-kufi"),
      standIn: "times",
    },
    {
      family: "Didone",
      file: "didone-italic",
      from: variable("playfair-display", "wght-italic"),
      style: "italic",
      weights: [400],
      arabic: variable("reem-kufi"),
      standIn: "times",
    },
    {
      family: "Jost",
      file: "jost",
      from: variable("jost"),
      weights: [300, 400, 500, 100],
      arabic: variable("alexandria"),
      standIn: "arial",
    },
  ],
  chicos2: [
    {
      family: "DM Serif Display",
      file: "dm-serif-display",
      from: fixed("dm-serif-display"),
      weights: [400],
      arabic: variable("el-messiri"),
      standIn: "times",
    },
    {
      family: "DM Serif Display",
      file: "dm-serif-display-italic",
      from: fixed("dm-serif-display", "400-italic"),
      style: "italic",
      weights: [400],
      arabic: variable("el-messiri"),
      standIn: "times",
    },
    { ...dmSans, weights: [400, 600, 500] },
  ],
  electronics: [
    {
      family: "Saira",
      file: "saira-78",
      from: variable("saira", "wdth-normal"),
      weights: [750, 650, 700, 800],
      axes: { wdth: 78 },
      arabic: variable("changa"),
      standIn: "arial",
    },
    {
      family: "Public Sans",
      file: "public-sans",
      from: variable("public-sans"),
      weights: [400, 600, 700],
      arabic: variable("noto-sans-arabic"),
      standIn: "arial",
    },
  ],
  holidays: [
    {
      family: "Fraunces Display",
      file: "fraunces-144",
      from: variable("fraunces", "full-normal"),
      weights: [400, 350, 500],
      axes: { opsz: 144, SOFT: 100, WONK: 1 },
      features: ["lnum"],
      arabic: variable("lemonada"),
      standIn: "times",
    },
    {
      family: "Fraunces",
      file: "fraunces-36",
      from: variable("fraunces", "full-normal"),
      weights: [500, 400, 600],
      axes: { opsz: 36, SOFT: 100, WONK: 0 },
      features: ["lnum"],
      arabic: variable("lemonada"),
      standIn: "times",
    },
    {
      family: "Fraunces",
      file: "fraunces-72-italic",
      from: variable("fraunces", "full-italic"),
      style: "italic",
      weights: [400],
      axes: { opsz: 72, SOFT: 100, WONK: 1 },
      features: ["lnum"],
      arabic: variable("lemonada"),
      standIn: "times",
    },
    {
      family: "Karla",
      file: "karla",
      from: variable("karla"),
      weights: [400, 500, 600, 700],
      arabic: variable("readex-pro"),
      standIn: "arial",
    },
  ],
  housewear: [
    {
      family: "Outfit",
      file: "outfit",
      from: variable("outfit"),
      weights: [400, 500, 300, 600],
      arabic: variable("rubik"),
      standIn: "arial",
    },
    {
      family: "Nunito Sans",
      file: "nunito-sans",
      from: variable("nunito-sans"),
      weights: [400, 600, 700],
      arabic: variable("vazirmatn"),
      standIn: "arial",
    },
  ],
  merchandise: [
    {
      family: "Archivo Black",
      file: "archivo-black",
      from: fixed("archivo-black"),
      weights: [400],
      arabic: fixed("lalezar"),
      standIn: "arial",
    },
    {
      family: "Work Sans",
      file: "work-sans",
      from: variable("work-sans"),
      weights: [500, 600, 700],
      arabic: variable("noto-kufi-arabic"),
      standIn: "arial",
    },
  ],
  partner: [
    {
      ...plex,
      weights: [400, 500, 300, 600],
      arabic: fixed("ibm-plex-sans-arabic", "{weight}-normal"),
      arabicWeights: [300, 400, 600],
    },
  ],
  socket: [
    {
      family: "Inter Display",
      file: "inter-32",
      from: variable("inter", "opsz-normal"),
      weights: [500, 600],
      axes: { opsz: 32 },
      arabic: variable("vazirmatn"),
      standIn: "arial",
    },
    {
      family: "Inter",
      file: "inter-14",
      from: variable("inter", "opsz-normal"),
      weights: [450, 500, 600],
      axes: { opsz: 14 },
      arabic: variable("vazirmatn"),
      standIn: "arial",
    },
  ],
}
