import layoutGrid from "lucide/dist/esm/icons/layout-grid.mjs"
import { SCREENS } from "../../../domain/site/screens.ts"
import { showsCategoryElement } from "../../../domain/site/templates.ts"
import { type Category, useShell, useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { CachedMarkup } from "../../ui/cached-markup.tsx"
import { icon } from "../../ui/icon.tsx"
import { Menu } from "../../ui/overlays/menu.tsx"
import { TextLink } from "../../ui/text.tsx"

const LayoutGrid = icon(layoutGrid)

const CategoryLink = ({ id, name }: Pick<Category, "id" | "name">) => (
  <TextLink to={`${SCREENS.goodsList.path}?categoryId=${id}`}>{name}</TextLink>
)

/** Every category of the shop with those right below it; in templates that are not for retail. */
export function CategoryElement() {
  const words = useWords()
  const { categories } = useShop()
  const template = useShell()?.template
  if (!template || !showsCategoryElement(template) || categories.length === 0) return null
  const summary = (
    <>
      <LayoutGrid aria-hidden="true" />
      {words.suggestedCategories}
    </>
  )
  return (
    <nav aria-label={words.suggestedCategories} data-slot="category-element">
      <Menu name="categories" summary={summary}>
        <CachedMarkup as="ul" of={categories} name="category-element">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryLink {...category} />
              {category.sub.length > 0 && (
                <ul>
                  {category.sub.map((below) => (
                    <li key={below.id}>
                      <CategoryLink {...below} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </CachedMarkup>
      </Menu>
    </nav>
  )
}
