import type { ComponentType } from "react"
import type { TemplateName } from "../../domain/site/templates.ts"
import type { ItemPageProps } from "../sections/item-props.ts"
import type { ListPageProps } from "../sections/list-props.ts"
import type { HomeTemplate } from "../sections/section-props.ts"

/** A font file that the first screen needs at once. */
type PreloadedFont = string

/** A template: its stylesheet, its components, and of what its home page is composed. It owns no routes, no state and no rules. */
export type Template = {
  name: TemplateName
  /** Address of the one stylesheet over the stable `data-slot` hooks. */
  skin: string
  fonts: PreloadedFont[]
  /** Colour of the browser's own bars. */
  themeColor: string
  /** `sizes` of the first picture on the item page: it is fetched ahead with the page. */
  itemPicture?: string
  slots: {
    header: ComponentType
    footer: ComponentType
    /** The goods list below the header, filters and all. */
    list: ComponentType<ListPageProps>
    /** The item page below the header. */
    item: ComponentType<ItemPageProps>
  }
  home: HomeTemplate
}

export function defineTemplate(template: Template): Template {
  return template
}

/** Templates that are in memory: all of them on the server, one in the browser. */
const loaded = new Map<string, Template>()

export function addTemplate(template: Template): void {
  loaded.set(template.name, template)
}

export function templateNamed(name: string): Template {
  const template = loaded.get(name)
  if (!template) throw new Error(`The template ${name} is not loaded`)
  return template
}
