import { z } from "zod"
import { linkSent } from "../admin/fields.ts"
import { id, key, text } from "../fields.ts"

/** How an editor lets staff set a field of a section. */
export type Control =
  | { control: "text" | "longText" | "link" | "picture" | "goods" | "category"; max?: undefined }
  | { control: "pictures" | "goodsList" | "categories" | "steps" | "rows" | "number"; max: number }
  | { control: "choice"; of: readonly string[] }

/** The control of each field that the functions below make. */
export const controls = z.registry<Control>()

const LINE_MAX = 120
const TEXT_MAX = 600
const PICTURE_MAX = 300
const PERCENT_MAX = 100
const MIDDLE = 50

/** Where the eye goes, in percent of the picture's width (from its start) and height: that point stays when it is cut. */
const percent = z.number().min(0).max(PERCENT_MAX).default(MIDDLE)
export const sectionPicture = z.object({ url: text(PICTURE_MAX).min(1, key("required")), x: percent, y: percent })

type SectionPicture = z.output<typeof sectionPicture>

export const centred = (url: string): SectionPicture => ({ url, x: MIDDLE, y: MIDDLE })

export const textField = () => text(LINE_MAX).register(controls, { control: "text" })
export const longTextField = () => text(TEXT_MAX).register(controls, { control: "longText" })
/** The same rule as for the menu: a page of the shop, or one elsewhere over https. Empty leads nowhere. */
export const linkField = () => linkSent.or(z.literal("")).register(controls, { control: "link" })
export const pictureField = () => sectionPicture.nullable().register(controls, { control: "picture" })
export const picturesField = (max: number) =>
  z.array(sectionPicture).max(max, key("tooManyEntries")).register(controls, { control: "pictures", max })
/** Figures with what each of them means, such as the hours of each step. */
export const stepsField = (max: number) =>
  z
    .array(z.object({ figure: text(LINE_MAX), text: text(LINE_MAX) }))
    .max(max, key("tooManyEntries"))
    .register(controls, { control: "steps", max })
/** Rows of a report: a figure, what it is, more about it, and the category where its goods are. */
export const rowsField = (max: number) =>
  z.array(reportRow).max(max, key("tooManyEntries")).register(controls, { control: "rows", max })
export const reportRow = z.object({
  figure: text(LINE_MAX),
  title: text(LINE_MAX),
  text: text(LINE_MAX),
  note: text(LINE_MAX),
  categoryId: id.nullable(),
})
export const goodsField = () => id.nullable().register(controls, { control: "goods" })
export const goodsListField = (max: number) => ids(max).register(controls, { control: "goodsList", max })
export const categoryField = () => id.nullable().register(controls, { control: "category" })
export const categoriesField = (max: number) => ids(max).register(controls, { control: "categories", max })
export const numberField = (max: number, min = 1) =>
  z
    .number(key("wholeNumber"))
    .int(key("wholeNumber"))
    .min(min, key("wholeNumber"))
    .max(max, key("wholeNumber"))
    .register(controls, { control: "number", max })
export const choiceField = <const Of extends readonly [string, ...string[]]>(of: Of) =>
  z.enum(of).register(controls, { control: "choice", of })

const ids = (max: number) => z.array(id).max(max, key("tooManyEntries"))
