import plus from "lucide/dist/esm/icons/plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { useFieldArray, useFormContext } from "react-hook-form"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Input } from "../../ui/input.tsx"
import type { GoodForm } from "./good-form.ts"

/** Facts such as "Wood: oak", in the order in which they are shown. */
export function FactsPart() {
  const t = useWords("good")
  const { register, control, formState } = useFormContext<GoodForm>()
  const { fields, append, remove } = useFieldArray({ control, name: "attributes" })
  const fault = formState.errors.attributes?.message?.toString()
  return (
    <section className="sheet" id="facts" aria-labelledby="facts-title">
      <header>
        <h2 id="facts-title">{t("facts")}</h2>
        <Button look="bare" icon={plus} onClick={() => append({ name: "", value: "" })}>
          {t("addFact")}
        </Button>
      </header>
      <div className="in stack">
        {fields.map(({ id, name }, at) => (
          <div key={id} className="row">
            <Input aria-label={t("factName")} placeholder={t("factName")} {...register(`attributes.${at}.name`)} />
            <Input aria-label={t("factValue")} placeholder={t("factValue")} {...register(`attributes.${at}.value`)} />
            <Button look="bare" isIconOnly icon={x} aria-label={t("removeFact", { name })} onClick={() => remove(at)} />
          </div>
        ))}
        {fault && (
          <p className="err" role="alert">
            {fault}
          </p>
        )}
      </div>
    </section>
  )
}
