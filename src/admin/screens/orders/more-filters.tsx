import plus from "lucide/dist/esm/icons/plus.mjs"
import { useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Input } from "../../ui/input.tsx"
import { changed } from "./order-query.ts"

const FIELDS = [
  { name: "from", says: "from", type: "date" },
  { name: "to", says: "to", type: "date" },
  { name: "country", says: "country", pattern: "[A-Za-z]{2}", maxLength: 2 },
  { name: "total_from", says: "totalFrom", inputMode: "decimal" },
  { name: "total_to", says: "totalTo", inputMode: "decimal" },
  { name: "goods_id", says: "goodsId", inputMode: "numeric" },
  { name: "coupon", says: "coupon", maxLength: 40 },
] as const

/** Filters that are not used every day. */
export function MoreFilters() {
  const t = useWords("orders")
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  function apply(form: FormData): void {
    const sent = FIELDS.map(({ name }) => [name, String(form.get(name) ?? "").trim()] as const)
    const { country = "", ...fields } = Object.fromEntries(sent)
    setOpen(false)
    navigate(changed(params, { ...fields, country: country.toUpperCase() }))
  }
  return (
    <>
      <button type="button" className="chip dash" onClick={() => setOpen(true)}>
        <Icon of={plus} size="s" />
        {t("filterMore")}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t("filters")}>
        <form className="stack" action={apply}>
          {FIELDS.map(({ name, says, ...input }) => (
            <Field key={name} label={t(says)}>
              <Input name={name} defaultValue={params.get(name) ?? ""} {...input} />
            </Field>
          ))}
          <Button look="firm" type="submit">
            {t("apply")}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
