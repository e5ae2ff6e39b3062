import { z } from "zod"
import type { TemplateName } from "../../domain/site/templates.ts"
import { key } from "../fields.ts"
import type { HomeContent } from "../home-content.ts"
import { defineSection, type Tone } from "./define-section.ts"
import {
  categoriesField,
  categoryField,
  centred,
  choiceField,
  goodsField,
  goodsListField,
  linkField,
  longTextField,
  numberField,
  pictureField,
  picturesField,
  rowsField,
  stepsField,
  textField,
} from "./setting-fields.ts"

const SECTIONS_MAX = 30
const GOODS_MAX = 24
const SHOWN_CATEGORIES_MAX = 24
const NEWS_MAX = 12
const REVIEWS_MAX = 12
const STORY_PICTURES_MAX = 4
const STORY_STEPS_MAX = 6
const PROMOTION_GOODS_MAX = 12
const HERO_GOODS_MAX = 12
const ROOMS_MAX = 6
const ROOM_GOODS_MAX = 8
const PRICE_TAGS_MAX = 6
const ROWS_MAX = 24

/** Which goods a rail shows where none were picked by hand. */
const GOODS_TAG_NAMES = ["newArrivals", "hotSales", "recommends"] as const

const noTeaser = { eyebrow: "", title: "", text: "", action: "", url: "", image: null }
const pictureOf = (image: string | null) => (image ? centred(image) : null)

const hero = defineSection({
  kind: "hero",
  components: ["standard"],
  needs: [],
  fields: {
    eyebrow: textField(),
    title: textField(),
    text: longTextField(),
    action: textField(),
    url: linkField(),
    image: pictureField(),
    goodsId: goodsField(),
    tag: choiceField(GOODS_TAG_NAMES),
    goodsLimit: numberField(HERO_GOODS_MAX, 0),
    categoryIds: categoriesField(ROOMS_MAX),
    roomGoodsLimit: numberField(ROOM_GOODS_MAX, 0),
  },
  unset: ({ hero }) => {
    const { eyebrow, title, text, action, url, image, goodsId } = hero ?? { ...noTeaser, goodsId: null }
    const words = { eyebrow, title, text, action, url }
    const shelf = { tag: "recommends" as const, goodsLimit: 0 }
    return { ...words, image: pictureOf(image), goodsId, ...shelf, categoryIds: [], roomGoodsLimit: 0 }
  },
})

/** One sentence with much room around it. */
const statement = defineSection({
  kind: "statement",
  components: ["standard"],
  needs: [],
  fields: { eyebrow: textField(), text: longTextField() },
  unset: ({ ticker }) => ({ eyebrow: ticker[0] ?? "", text: "" }),
})

const services = defineSection({
  kind: "services",
  components: ["standard"],
  needs: ["services"],
  fields: {},
  unset: () => ({}),
})

const categories = defineSection({
  kind: "categories",
  components: ["standard"],
  needs: ["categories"],
  fields: { title: textField(), text: longTextField(), categoryIds: categoriesField(SHOWN_CATEGORIES_MAX) },
  unset: ({ categories }) => ({ ...categories, categoryIds: [] }),
})

const goodsRail = defineSection({
  kind: "goodsRail",
  components: ["row", "feature"],
  needs: ["goods"],
  fields: {
    title: textField(),
    tag: choiceField(GOODS_TAG_NAMES),
    categoryId: categoryField(),
    goodsIds: goodsListField(GOODS_MAX),
    limit: numberField(GOODS_MAX),
  },
  unset: () => ({ title: "", tag: "newArrivals" as const, categoryId: null, goodsIds: [], limit: 8 }),
})

const ranking = defineSection({
  kind: "ranking",
  components: ["standard"],
  needs: ["goods"],
  fields: {
    title: textField(),
    tag: choiceField(GOODS_TAG_NAMES),
    categoryId: categoryField(),
    limit: numberField(GOODS_MAX),
  },
  unset: () => ({ title: "", tag: "hotSales" as const, categoryId: null, limit: 8 }),
})

/** Ways to the goods by their highest price: `figure` is that price in the base currency, `text` for whom. */
const priceTags = defineSection({
  kind: "priceTags",
  components: ["standard"],
  needs: ["goods"],
  fields: { title: textField(), steps: stepsField(PRICE_TAGS_MAX) },
  unset: ({ gifts }) => gifts,
})

const promotion = defineSection({
  kind: "promotion",
  components: ["standard"],
  needs: ["promotion"],
  fields: {
    title: textField(),
    text: longTextField(),
    action: textField(),
    image: pictureField(),
    goodsLimit: numberField(PROMOTION_GOODS_MAX, 0),
  },
  unset: ({ promotion }) => ({ ...promotion, image: pictureOf(promotion.image), goodsLimit: 0 }),
})

const story = defineSection({
  kind: "story",
  components: ["standard"],
  needs: [],
  fields: {
    eyebrow: textField(),
    title: textField(),
    text: longTextField(),
    action: textField(),
    url: linkField(),
    image: pictureField(),
    images: picturesField(STORY_PICTURES_MAX),
    steps: stepsField(STORY_STEPS_MAX),
  },
  unset: ({ story }) => {
    const { image, images, steps, ...words } = story ?? { ...noTeaser, images: [], steps: [] }
    return { ...words, image: pictureOf(image), images: images.map(centred), steps }
  },
})

const news = defineSection({
  kind: "news",
  components: ["standard"],
  needs: ["news"],
  fields: { limit: numberField(NEWS_MAX) },
  unset: () => ({ limit: 3 }),
})

const reviews = defineSection({
  kind: "reviews",
  components: ["standard"],
  needs: ["reviews"],
  fields: { limit: numberField(REVIEWS_MAX) },
  unset: () => ({ limit: 4 }),
})

const reportFields = () => ({ title: textField(), text: longTextField(), rows: rowsField(ROWS_MAX) })

/** One figure over the years, good ones and bad. */
const record = defineSection({
  kind: "record",
  components: ["standard"],
  needs: [],
  fields: reportFields(),
  unset: ({ record }) => record,
})

/** The trades that the shop supplies, each with its share in percent. */
const industries = defineSection({
  kind: "industries",
  components: ["standard"],
  needs: [],
  fields: reportFields(),
  unset: ({ industries }) => industries,
})

const certificates = defineSection({
  kind: "certificates",
  components: ["standard"],
  needs: [],
  fields: reportFields(),
  unset: ({ certificates }) => certificates,
})

/** A form that asks the shop for an offer, right on the home page. */
const request = defineSection({
  kind: "request",
  components: ["standard"],
  needs: [],
  fields: { title: textField(), text: longTextField(), quote: longTextField(), by: textField() },
  unset: ({ request }) => request,
})

const letter = defineSection({
  kind: "letter",
  components: ["standard"],
  needs: ["coupon"],
  fields: { title: textField(), text: longTextField() },
  unset: ({ letter }) => letter ?? { title: "", text: "" },
})

/** One section of a home page, as a template's manifest and a site's own list write it. */
export const homeSection = z.discriminatedUnion("section", [
  hero.entry,
  statement.entry,
  services.entry,
  categories.entry,
  goodsRail.entry,
  ranking.entry,
  priceTags.entry,
  promotion.entry,
  story.entry,
  news.entry,
  reviews.entry,
  record.entry,
  industries.entry,
  certificates.entry,
  request.entry,
  letter.entry,
])

export const homeSections = z.array(homeSection).max(SECTIONS_MAX, key("tooManyEntries"))

export type HomeSection = z.output<typeof homeSection>
export type SectionKind = HomeSection["section"]

/** Every kind of section there is. One that is missing here or above does not compile. */
export const SECTIONS = {
  hero,
  statement,
  services,
  categories,
  goodsRail,
  ranking,
  priceTags,
  promotion,
  story,
  news,
  reviews,
  record,
  industries,
  certificates,
  request,
  letter,
} satisfies { [Kind in SectionKind]: { kind: Kind } }

type Sections = typeof SECTIONS
/** The settings of a kind with every field filled in. */
export type SettingsOf<Kind extends SectionKind> = ReturnType<Sections[Kind]["unset"]>
export type ComponentName<Kind extends SectionKind> = Sections[Kind]["components"][number]
/** A section of these kinds, where its settings must be known to belong to it. */
export type HomeSectionOf<Kinds extends SectionKind> = {
  [Kind in Kinds]: {
    section: Kind
    component?: ComponentName<Kind> | undefined
    tone?: Tone | undefined
    hidden?: boolean | undefined
    settings?: Partial<SettingsOf<Kind>> | undefined
  }
}[Kinds]
/** What each template's home page is made of where a site has no list of its own. */
export type TemplateHomes = Readonly<Partial<Record<TemplateName, readonly HomeSection[]>>>
export type GoodsTagName = (typeof GOODS_TAG_NAMES)[number]

type Records = {
  [Kind in SectionKind]: {
    components: readonly [ComponentName<Kind>, ...ComponentName<Kind>[]]
    unset: (content: HomeContent) => SettingsOf<Kind>
  }
}
const records: Records = SECTIONS

/** How a section is drawn where nothing else was chosen. */
export function firstComponent<Kind extends SectionKind>(kind: Kind): ComponentName<Kind> {
  return records[kind].components[0]
}

/** What a section says: what was set for it and, field by field, the shop's content where nothing was. */
export function settingsOf<Kind extends SectionKind>(
  kind: Kind,
  own: Partial<SettingsOf<Kind>> | undefined,
  content: HomeContent,
): SettingsOf<Kind> {
  return { ...records[kind].unset(content), ...own }
}
