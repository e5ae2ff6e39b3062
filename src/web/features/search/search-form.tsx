import type { ReactNode } from "react"
import { Form, useNavigate, useSearchParams } from "react-router"
import { goodsSearchPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Search } from "../../ui/icons.tsx"
import { useFollowing } from "../../ui/navigation/use-following.ts"
import { SearchField } from "./search-field.tsx"

type SearchFormProps = {
  withScope?: boolean
  id: string
  /** What its button shows in place of the glass. */
  go?: ReactNode
}

/** The search of the goods. It is a form that works by itself; suggestions come on top. */
export function SearchForm({ withScope = false, id, go }: SearchFormProps) {
  const words = useWords()
  const { categories } = useShop()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [text, setText] = useFollowing(query.get("keywords") ?? "")
  const [scope, setScope] = useFollowing((withScope && query.get("categoryId")) || "")
  return (
    <Form
      method="get"
      action={SCREENS.goodsList.path}
      role="search"
      data-slot="search"
      onSubmit={(event) => {
        event.preventDefault()
        const path = goodsSearchPath(text)
        if (path === null) document.getElementById(id)?.focus()
        else navigate(scope ? `${path}&categoryId=${scope}` : path)
      }}
    >
      <input type="hidden" name="p" value="1" />
      {withScope && (
        <select
          name="categoryId"
          aria-label={words.searchIn}
          data-slot="search-scope"
          value={categories.some((category) => String(category.id) === scope) ? scope : ""}
          onChange={(event) => setScope(event.currentTarget.value)}
        >
          <option value="">{words.allGoods}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </select>
      )}
      <SearchField id={id} text={text} setText={setText} placeholder={words.searchPlaceholder} withSuggestions />
      <button type="submit" data-slot="search-go" aria-label={words.search}>
        {go ?? <Search aria-hidden="true" />}
      </button>
    </Form>
  )
}
