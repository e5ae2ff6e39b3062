import type { ComponentType } from "react"
import type { HomeSection } from "../../contract/sections/home-section.ts"
import type { TemplateName } from "../../domain/site/templates.ts"
import type { CardGoods } from "../features/catalog/goods.ts"
import type { ItemPageProps } from "../sections/item-props.ts"
import type { ListPageProps } from "../sections/list-props.ts"
import type { HomeComponents } from "../sections/section-props.ts"

/** What a template draws itself, beside the frame. A page gets only what is drawn on its screen. */
export type TemplateScreens = {
  home: HomeComponents
  /** The goods list below the header, filters and all. */
  list: ComponentType<ListPageProps>
  /** The item page below the header. */
  item: ComponentType<ItemPageProps>
}

export type TemplateScreen = keyof TemplateScreens

/** `sizes`: how wide its picture is shown. */
type GoodsCardProps = { goods: CardGoods; sizes: string; isUrgent?: boolean }

/** A template, as its manifest says it. It owns no routes, no state and no rules. */
export type Template = {
  name: TemplateName
  /** Addresses of font files that the first screen needs at once. */
  fonts: string[]
  /** Colour of the browser's own bars. */
  themeColor: string
  /** `sizes` of the first picture on the item page: it is fetched ahead with the page. */
  itemPicture?: string
  /** What any screen may show: header, footer, and a good as a card. */
  frame: { header: ComponentType; footer: ComponentType; card: ComponentType<GoodsCardProps> }
  /** Addresses of its stylesheets: `frame` has base, tokens and frame, the others what their screen needs beside it. */
  styles: Record<"frame" | TemplateScreen, string>
  /** Fetches the code of a screen. */
  load: { [Screen in TemplateScreen]: () => Promise<TemplateScreens[Screen]> }
  /** Its home page, where a site has not its own: the sections in their order. */
  sections: readonly HomeSection[]
}

export function defineTemplate(template: Template): Template {
  return template
}

type Loaded = { template: Template; screens: Partial<TemplateScreens> }

/** Templates that are in memory: all of them, whole, on the server; in the browser one, with the screens that were seen. */
const loaded = new Map<string, Loaded>()

export function addTemplate(template: Template): void {
  if (!loaded.has(template.name)) loaded.set(template.name, { template, screens: {} })
}

function find(name: string): Loaded {
  const found = loaded.get(name)
  if (!found) throw new Error(`${name} is not loaded`)
  return found
}

export const templateNamed = (name: string): Template => find(name).template

/** Fetches the code of a screen, once. */
export async function loadScreenCode<Screen extends TemplateScreen>(name: string, screen: Screen): Promise<void> {
  const { template, screens } = find(name)
  screens[screen] ??= await template.load[screen]()
}

export function screenCodeOf<Screen extends TemplateScreen>(name: string, screen: Screen): TemplateScreens[Screen] {
  const code: TemplateScreens[Screen] | undefined = find(name).screens[screen]
  if (!code) throw new Error(`${screen} of ${name} is not loaded`)
  return code
}
