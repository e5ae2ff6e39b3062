import { Link } from "react-router"
import type { Facets } from "../../contract/goods-shapes.ts"

type CategoryLinksProps = { categories: Facets["categories"]; label: string }

export function CategoryLinks({ categories, label }: CategoryLinksProps) {
  if (categories.length === 0) return null
  return (
    <nav className="category-links" aria-label={label}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={`/SaleGoods/lists?categoryId=${category.id}`}>
              <bdi>{category.dnames}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
