import type { LookChanges } from "../../contract/look.ts"
import { type MailLooks, type MailTokens, PLAIN_LOOK } from "../../contract/mail-tokens.ts"
import { isConvertible, pictureCopy } from "../../domain/catalog/picture-address.ts"
import { type LocaleCode, localeOf } from "../../domain/locales/locales.ts"
import { basenameOf, underPrefix } from "../../domain/locales/prefix.ts"
import { isTemplateName } from "../../domain/site/templates.ts"
import type { MailWords } from "../../words/en/mail.ts"
import { pictureUrl } from "../shop.ts"
import { formatIn, type MailFormat } from "./mail-format.ts"
import { ownMailColours } from "./own-mail-colours.ts"
import { wordsIn } from "./words-in.ts"

/** The shop that a mail comes from. */
export type MailShop = {
  id: number
  title: string
  template: string
  siteDefault: LocaleCode
  offered: readonly LocaleCode[]
  timeZone: string
  contactEmail: string
  goodsPassword: string | null
  /** As the merchant has set them, each empty where not. */
  mailSenderName: string
  mailSenderAddress: string
  mailReplyTo: string
  /** What the shop has changed of its template's colours. */
  colours: LookChanges["colours"]
}

/** All that whoever writes a mail needs to know apart from what it is about. */
export type Writing = {
  shop: MailShop
  look: MailTokens
  language: LocaleCode
  origin: string
  recipient: string
  words: MailWords
  format: MailFormat
  /** A sentence with its gaps filled in. */
  say: (key: keyof MailWords, gaps?: Record<string, string>) => string
  /** The whole address of a screen, in the reader's language. */
  link: (path: string) => string
  /** The whole address of a stored picture, small, in a format that mail programs know. */
  picture: (path: string | null) => string | null
}

type Letter = { shop: MailShop; looks: MailLooks; language: string; origin: string; recipient: string }

/** Mail programs show it at half this width, so that it is sharp on good screens. */
const PICTURE_WIDTH = 160

export function writingOf({ shop, looks, language: asked, origin, recipient }: Letter): Writing {
  const language = localeOf(asked) ?? shop.siteDefault
  const words = wordsIn(language)
  const prefix = language !== shop.siteDefault && shop.offered.includes(language) ? language : null
  return {
    shop,
    language,
    origin,
    recipient,
    words,
    format: formatIn(language, shop.timeZone),
    look: ownMailColours((isTemplateName(shop.template) && looks[shop.template]) || PLAIN_LOOK, shop.colours),
    say: (key, gaps = {}) => words[key].replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap),
    link: (path) => origin + underPrefix(basenameOf(prefix, null), path),
    picture: (path) => {
      const url = pictureUrl(path)
      return url && isConvertible(url) ? origin + pictureCopy(url, PICTURE_WIDTH, "jpeg") : null
    },
  }
}
