import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { Empty } from "../../ui/empty.tsx"
import { ArrowRight } from "../../ui/icons.tsx"

export function EmptyCart() {
  const words = useWords("cart")
  return (
    <Empty title={words.cartEmpty} text={words.cartEmptyHint}>
      <ButtonLink to={SCREENS.goodsList.path}>
        {words.cartSeeGoods}
        <ArrowRight size={18} data-mirrored />
      </ButtonLink>
      <ButtonLink kind="quiet" to={SCREENS.favourites.path}>
        {words.favourites}
      </ButtonLink>
    </Empty>
  )
}
