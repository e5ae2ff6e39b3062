import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
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
