import { eq } from "drizzle-orm"
import { site } from "../src/db/schema/site.ts"
import { goodsPath } from "../src/domain/catalog/goods-address.ts"
import type { CatalogueHome, CatalogueReport, CatalogueTeaser } from "./catalogue-home.ts"
import { known, type Seeding } from "./seeding.ts"

type Ids = ReadonlyMap<string, number>

/** What the shop says on its home page. `category:key` and `goods:number` become addresses, file names become pictures. */
export async function insertHome({ tx, siteId, catalogue }: Seeding, categories: Ids, goods: Ids): Promise<void> {
  if (!catalogue.home) return
  const { hero, offers, promotion, story, record, industries, certificates, ...rest } = catalogue.home
  const picture = (file: string) => `${catalogue.name}/${file}`

  function addressOf(url = ""): string {
    const [, kind, key = ""] = /^(category|goods):(.+)$/.exec(url) ?? []
    if (kind === "category") return `/SaleGoods/lists?categoryId=${known(categories, key, "category")}`
    const name = catalogue.goods.find(({ number }) => number === key)?.name ?? ""
    return kind === "goods" ? goodsPath(name, known(goods, key, "goods")) : url
  }

  const teaser = <T extends CatalogueTeaser>({ url, image, ...words }: T) => ({
    ...words,
    url: addressOf(url),
    image: image ? picture(image) : null,
  })

  const report = (said: CatalogueReport | undefined) =>
    said && {
      ...said,
      rows: said.rows.map(({ category, ...row }) => ({
        ...row,
        categoryId: category ? known(categories, category, "category") : null,
      })),
    }

  const { goods: number, ...banner } = hero
  const adConfig = {
    ...rest,
    record: report(record),
    industries: report(industries),
    certificates: report(certificates),
    hero: { ...teaser(banner), goodsId: number ? known(goods, number, "goods") : null },
    offers: offers.map(teaser),
    promotion: { ...promotion, image: promotion.image ? picture(promotion.image) : null },
    story: { ...teaser(story), images: story.images.map(picture) },
  }
  await tx.update(site).set({ adConfig }).where(eq(site.id, siteId))
}

/** Pictures that the home page shows. */
export function homePictures(home: CatalogueHome | undefined): string[] {
  if (!home) return []
  const shown = [home.hero, ...home.offers, home.promotion, home.story].flatMap(({ image }) => (image ? [image] : []))
  return [...shown, ...home.story.images]
}
