import type { SiteType } from "../domain/site/site-type.ts"
import type { TemplateTrade } from "../domain/site/template-trades.ts"
import type { TemplateName } from "../domain/site/templates.ts"

/** What the showroom says, where all templates can be looked at. */
export type ShowroomWords = {
  title: string
  intro: string
  kind: string
  trade: string
  all: string
  kinds: Record<SiteType, string>
  trades: Record<TemplateTrade, string>
  /** What the demo shop of a template sells. */
  sells: Partial<Record<TemplateName, string>>
  nothing: string
  /** With {template}. */
  look: string
  back: string
  previous: string
  next: string
  width: string
  desktop: string
  phone: string
  goodsOf: string
  show: string
  openShop: string
  /** With {template} and {shop}. */
  frame: string
}
