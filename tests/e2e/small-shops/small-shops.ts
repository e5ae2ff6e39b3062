import type { Catalogue } from "../../../demo/catalogue.ts"
import { quarter } from "../../../demo/default-modulized/catalogue.ts"
import { quarterInGerman } from "../../../demo/default-modulized/de/shop.ts"
import { APPS } from "../../../src/domain/site/apps.ts"
import type { TemplateName } from "../../../src/domain/site/templates.ts"
import { good, inTwoColours, smallCatalogue } from "./small-catalogue.ts"

type SmallShop = { catalogue: Catalogue; template: TemplateName }

const TIERS = [
  { begin: 12, price: 10 },
  { begin: 48, price: 8 },
  { begin: 240, price: 6.5 },
]

/** Shops of ten goods or so, each with what one story needs. Their host is their name before `.localhost`. */
export const smallShops = {
  /** Guests may buy: whatever needs an empty cart and a plain checkout. */
  "guest-shop": {
    template: "default-modulized",
    catalogue: { ...smallCatalogue, apps: [APPS.guestPurchase] },
  },
  /** With accounts at PayPal and Stripe, or what stands in for them. */
  "provider-shop": {
    template: "default-modulized",
    catalogue: { ...smallCatalogue, apps: [APPS.guestPurchase] },
  },
  /** Takes bank transfers beside the sandbox. */
  "transfer-shop": {
    template: "default-modulized",
    catalogue: { ...smallCatalogue, apps: [APPS.guestPurchase] },
  },
  /** With wallets, for members alone. */
  "wallet-shop": {
    template: "sport",
    catalogue: { ...smallCatalogue, apps: [] },
  },
  /** Whoever orders is a member. */
  "member-shop": {
    template: "sport",
    catalogue: { ...smallCatalogue, apps: [APPS.remarks, APPS.soldCount] },
  },
  /** Prices by the quantity of a line, and a minimum of each. */
  "wholesale-shop": {
    template: "wholesale",
    catalogue: {
      ...smallCatalogue,
      type: 2,
      apps: [APPS.guestPurchase],
      goods: [
        good("W-0", "Mug by the dozen", 12, { ...inTwoColours("W-0", 12), moq: 12, tiers: TIERS }),
        good("W-1", "Teapot by the six", 40, { moq: 6, tiers: [{ begin: 24, price: 33 }] }),
        ...smallCatalogue.goods.slice(2),
      ],
    },
  },
  /** Prices and minimum by the pieces of a good, whatever their colour. */
  "mixed-shop": {
    template: "socket",
    catalogue: {
      ...smallCatalogue,
      type: 3,
      apps: [APPS.guestPurchase],
      goods: [
        good("M-0", "Socket plate", 12, { ...inTwoColours("M-0", 12), moq: 12, tiers: TIERS }),
        ...smallCatalogue.goods.slice(1),
      ],
    },
  },
  /** Some of its goods are locked. */
  "locked-shop": {
    template: "sport",
    catalogue: {
      ...smallCatalogue,
      apps: [APPS.guestPurchase, APPS.encryptedGoods],
      goods: smallCatalogue.goods.map((one, place) => ({ ...one, encrypted: place < 4 })),
    },
  },
  /** Arabic where an address names no language. */
  "arabic-shop": {
    template: "default-modulized",
    catalogue: {
      ...smallCatalogue,
      title: "متجر صغير",
      slogan: "أشياء جيدة للبيت",
      language: "ara",
      locales: ["ara", "en"],
      apps: [APPS.guestPurchase],
      goods: [
        good("A-0", "كوب بسيط", 12),
        good("A-1", "إبريق شاي", 40, inTwoColours("A-1", 40)),
        good("A-2", "دفتر مسطر", 9.5),
        ...smallCatalogue.goods.slice(3),
      ],
    },
  },
  /** German as far as somebody has come: its frame, one of its goods and a category. */
  "half-german": {
    template: "sport",
    catalogue: {
      ...smallCatalogue,
      locales: ["en", "de"],
      categories: [
        ...smallCatalogue.categories,
        { key: "rest", name: "The rest", description: "What is left.", picture: "mug-0.webp" },
      ],
      news: quarter.news.slice(0, 2),
      translations: {
        de: {
          ...quarterInGerman,
          categories: { goods: { name: "Alles", description: "Alles, was da ist." } },
          goods: { "S-0": { name: "Schlichte Tasse", description: "<p>Eine Tasse.</p>", attributes: [] } },
          news: quarterInGerman.news.slice(0, 1),
          pages: {},
        },
      },
    },
  },
} as const satisfies Record<string, SmallShop>
