import { useEffect, useId, useState } from "react"
import { Form, useNavigate } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { type SearchKind, searchPath } from "../../../domain/site/search-path.ts"
import { showsSearchKinds } from "../../../domain/site/templates.ts"
import { useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Search, X } from "../../ui/icons.tsx"
import { useFollowing } from "../../ui/navigation/use-following.ts"
import { Dialog } from "../../ui/overlays/dialog.tsx"
import { SearchField } from "./search-field.tsx"

type SearchDialogProps = { isOpen: boolean; kind: SearchKind; onClose: () => void }

const KINDS = ["product", "order"] as const

/** The search over the page: goods as they are typed, or an order by its number. */
export function SearchDialog({ isOpen, kind: asked, onClose }: SearchDialogProps) {
  const words = useWords()
  const shell = useShell()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState("")
  const [chosen, setChosen] = useFollowing(asked)
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.focus()
  }, [isOpen, id])
  const hasKinds =
    shell?.shop &&
    showsSearchKinds({ template: shell.template, guestPurchaseOn: shell.shop.apps.guestPurchase, menuHidden: false })
  const kind = hasKinds ? chosen : "product"
  const kindWords = { product: words.searchProducts, order: words.searchOrders }
  return (
    <Dialog slot="search-dialog" label={words.search} isOpen={isOpen} onClose={onClose}>
      <Form
        method="get"
        action={SCREENS.goodsList.path}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const path = searchPath(kind, text)
          if (path === null) return document.getElementById(id)?.focus()
          navigate(path)
          onClose()
        }}
      >
        {hasKinds && (
          <fieldset data-slot="search-kinds">
            <legend className="visually-hidden">{words.searchIn}</legend>
            {KINDS.map((one) => (
              <label key={one} data-slot="search-kind">
                <input type="radio" name="kind" value={one} checked={kind === one} onChange={() => setChosen(one)} />
                <span>{kindWords[one]}</span>
              </label>
            ))}
          </fieldset>
        )}
        <SearchField
          id={id}
          text={text}
          setText={setText}
          placeholder={kind === "order" ? words.searchOrderPlaceholder : words.searchPlaceholder}
          withSuggestions={kind === "product"}
          onLeave={onClose}
        />
        <button type="submit" data-slot="search-go" aria-label={words.search}>
          <Search aria-hidden="true" />
        </button>
      </Form>
      <button type="button" data-slot="dialog-close" aria-label={words.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </Dialog>
  )
}
