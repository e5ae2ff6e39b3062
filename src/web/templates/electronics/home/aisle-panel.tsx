import { SCREENS } from "../../../../domain/site/screens.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { CachedMarkup } from "../../../ui/cached-markup.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SHOWN = 10

/** The aisles stand open beside the front of the store, each with its number. */
export function AislePanel() {
  const words = useWords()
  const { categories } = useShop()
  if (categories.length === 0) return null
  return (
    <nav className="panel" aria-label={words.suggestedCategories}>
      <CachedMarkup as="ul" of={categories} name="aisle-panel">
        {categories.slice(0, SHOWN).map(({ id, name, image }, index) => (
          <li key={id}>
            <Link to={`${SCREENS.goodsList.path}?categoryId=${id}`}>
              {image ? <Picture src={image} alt="" sizes="32px" width={32} height={32} /> : <i />}
              <MerchantText className="clamp">{name}</MerchantText>
              <b>{index + 1}</b>
            </Link>
          </li>
        ))}
      </CachedMarkup>
    </nav>
  )
}
