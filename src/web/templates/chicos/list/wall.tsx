import { Fragment } from "react"
import type { Teaser } from "../../../../contract/home-content.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import type { ListChoice } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText, TextLink } from "../../../ui/text.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const SIZES = "(min-width: 48rem) 25vw, 50vw"
const FIRST_SEEN = 4
/** A campaign takes the place of four tiles: so many must stand beside it, that the wall has no hole. */
const LEAST = 8

/** The wall of tiles. On the first page a campaign of the shop hangs in it. */
export function Wall({ goods, choice }: { goods: CardGoods[]; choice: ListChoice }) {
  const words = useWords("goods")
  const [campaign] = useShop().content.offers
  const isFront = choice.page === 1 && choice.keywords === "" && goods.length >= LEAST
  return (
    <section aria-label={words.goods}>
      <h2 className="visually-hidden">{words.goods}</h2>
      <GoodsGrid className="wall">
        {goods.map((each, index) => (
          <Fragment key={each.id}>
            {isFront && index === FIRST_SEEN && campaign && <CampaignTile campaign={campaign} />}
            <li>
              <GoodsCard goods={each} sizes={SIZES} isUrgent={index < FIRST_SEEN} />
            </li>
          </Fragment>
        ))}
      </GoodsGrid>
    </section>
  )
}

function CampaignTile({ campaign: { title, url, image } }: { campaign: Teaser }) {
  return (
    <li className="tile-campaign" data-picture={image ? undefined : "no"}>
      {image && <Picture src={image} sizes="(min-width: 48rem) 60vw, 120vw" />}
      <p>
        {url ? (
          <TextLink data-cover to={url}>
            {title}
          </TextLink>
        ) : (
          <MerchantText>{title}</MerchantText>
        )}
      </p>
    </li>
  )
}
