import { z } from "zod"
import { id } from "../fields.ts"
import { type HomeSection, homeSection, SECTIONS, type SectionKind } from "./home-section.ts"
import { type Control, controls, reportRow, sectionPicture } from "./setting-fields.ts"

type Field = Control & { name: string }

/** The settings of a kind as an editor shows them: each with its control. */
export function fieldsOf(kind: SectionKind): Field[] {
  return Object.entries<z.ZodType>(SECTIONS[kind].fields).map(([name, field]) => {
    const control = controls.get(field)
    if (!control) throw new Error(`The setting ${name} of ${kind} has no control`)
    return { name, ...control }
  })
}

type References = { pictures: string[]; goods: number[]; categories: number[] }

const manyIds = z.array(id)
const manyRows = z.array(reportRow)
const manyPictures = z.array(sectionPicture)
const PICTURES: Control["control"][] = ["picture", "pictures"]

/** The pictures, goods and categories of the shop that the settings of a section name. */
export function referencesOf(section: HomeSection): References {
  const values = (...kinds: Control["control"][]) =>
    fieldsOf(section.section)
      .filter(({ control }) => kinds.includes(control))
      .flatMap(({ name }) => settingNamed(section, name) ?? [])
  return {
    pictures: manyPictures.parse(values("picture", "pictures")).map(({ url }) => url),
    goods: manyIds.parse(values("goods", "goodsList")),
    categories: [
      ...manyIds.parse(values("category", "categories")),
      ...manyRows.parse(values("rows")).flatMap(({ categoryId }) => categoryId ?? []),
    ],
  }
}

/** The section with its pictures under other addresses: the shop keeps paths and shows URLs. */
export function withPictures(section: HomeSection, change: (url: string) => string): HomeSection {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed)
    const picture = sectionPicture.safeParse(value)
    return picture.success ? { ...picture.data, url: change(picture.data.url) } : value
  }
  const names = fieldsOf(section.section).filter(({ control }) => PICTURES.includes(control))
  const pictures = names.map(({ name }) => [name, changed(settingNamed(section, name))])
  return section.settings
    ? homeSection.parse({ ...section, settings: { ...section.settings, ...Object.fromEntries(pictures) } })
    : section
}

function settingNamed({ settings }: HomeSection, name: string): unknown {
  return Object.entries(settings ?? {}).find(([each]) => each === name)?.[1]
}
