import { createContext, type ReactNode, useContext, useEffect, useRef } from "react"
import { Form, useNavigate } from "react-router"
import { SCREENS } from "../../../../domain/site/screens.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { listAddress } from "./list-address.ts"
import { listFields } from "./list-fields.ts"
import { type FilterField, readFilters } from "./read-filters.ts"

type FilterFormProps = {
  choice: ListChoice
  children: ReactNode
  id?: string
  /** Which choices stand inside it; the others are passed on as they are. */
  holds?: readonly FilterField[]
  /** What the form is called, where it is not the filters. */
  label?: string
}

const USUAL: readonly FilterField[] = ["specs", "price", "rating", "stock"]

const InForm = createContext(false)
export const useIsInFilterForm = () => useContext(InForm)

/** What narrows the list. With JavaScript every change takes effect at once, without it the button sends it. */
export function FilterForm({ choice, children, id, holds = USUAL, label }: FilterFormProps) {
  const words = useWords("goods", "goodsList")
  const navigate = useNavigate()
  const { currency } = useShop()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = form
    // The browser's own change event comes when a field is left, React's with every key.
    const send = () => current?.requestSubmit()
    current?.addEventListener("change", send)
    return () => current?.removeEventListener("change", send)
  }, [])
  return (
    <Form
      ref={form}
      method="get"
      action={SCREENS.goodsList.path}
      data-slot={holds === USUAL ? "filters" : "filters-part"}
      id={id}
      aria-label={label ?? words.filters}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        // A sort select that stands in the form counts as held.
        const held = fields.has("sort") ? [...holds, "sort" as const] : holds
        navigate(listAddress(choice, readFilters(fields, held, currency)), { preventScrollReset: true })
      }}
    >
      <InForm value={true}>{children}</InForm>
      {/* After the fields: where one is there twice, the server takes the first. */}
      {listFields(choice, holds).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" data-slot="filters-apply">
        {words.applyFilters}
      </button>
    </Form>
  )
}
