import type { ReactNode } from "react"
import { Form, useNavigate, useSearchParams } from "react-router"
import { goodsSearchPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Search } from "../../ui/icons.tsx"
import { useFollowing } from "../../ui/navigation/use-following.ts"
import { categoryPath } from "../catalog/category-path.ts"
import { SearchField } from "./search-field.tsx"

type SearchFormProps = {
  withScope?: boolean
  id: string
  /** What its button says in place of the glass. */
  go?: ReactNode
  /** What stands above its fields, where they are named for the eye too. */
  labels?: { scope: string; text: string }
  placeholder?: string | undefined
}

/** The search of the goods. It is a form that works by itself; suggestions come on top. */
export function SearchForm({ withScope = false, id, go, labels, placeholder }: SearchFormProps) {
  const words = useWords()
  const { categories } = useShop()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [text, setText] = useFollowing(query.get("keywords") ?? "")
  const [scope, setScope] = useFollowing((withScope && query.get("categoryId")) || "")
  const chosen = categoryPath(categories, Number(scope)).at(-1)
  const isBelow = chosen && !categories.includes(chosen)
  const scopes = isBelow ? [...categories, chosen] : categories
  const scopeField = (
    <select
      name="categoryId"
      aria-label={words.searchIn}
      data-slot="search-scope"
      value={chosen ? scope : ""}
      onChange={(event) => setScope(event.currentTarget.value)}
    >
      <option value="">{words.allGoods}</option>
      {scopes.map((category) => (
        <option key={category.id} value={category.id}>
          {category.name}
        </option>
      ))}
    </select>
  )
  return (
    <Form
      method="get"
      action={SCREENS.goodsList.path}
      role="search"
      data-slot="search"
      onSubmit={(event) => {
        event.preventDefault()
        const path = goodsSearchPath(text)
        if (path !== null) navigate(scope ? `${path}&categoryId=${scope}` : path)
        else if (labels && scope) navigate(`${SCREENS.goodsList.path}?categoryId=${scope}`)
        else document.getElementById(id)?.focus()
      }}
    >
      <input type="hidden" name="p" value="1" />
      {withScope &&
        (labels ? (
          <div data-slot="search-scope-field">
            <span aria-hidden="true">{labels.scope}</span>
            {scopeField}
          </div>
        ) : (
          scopeField
        ))}
      <SearchField
        id={id}
        text={text}
        setText={setText}
        placeholder={placeholder ?? words.searchPlaceholder}
        label={labels?.text}
        withSuggestions
      />
      <button type="submit" data-slot="search-go" aria-label={go ? undefined : words.search}>
        {go ?? <Search aria-hidden="true" />}
      </button>
    </Form>
  )
}
