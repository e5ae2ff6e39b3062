import { type FormEvent, useState } from "react"
import { Link, useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultWords } from "../../shell/fault-words.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { Screen } from "../../ui/screen.tsx"

/** A new good begins with its name and number; the rest is filled in once it is there. */
export function NewGood() {
  const t = useWords("good")
  const { shop = "" } = useParams()
  const navigate = useNavigate()
  const { act, isBusy } = useAct()
  const [faults, setFaults] = useState<Record<string, string>>({})

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? "")
    const body = { dnames: text("dnames"), dno: text("dno"), subtitle: text("subtitle") }
    const reply = await act("POST /api/admin/goods/save", { body }, { quiet: true, done: t("made") })
    if (reply.code === SUCCESS) return void (await navigate(`/admin/${shop}/goods/${reply.data.id}`, { replace: true }))
    const fields = faultsOf(reply)
    setFaults(
      reply.reason === "alreadyThere"
        ? { dno: reply.msg }
        : Object.keys(fields).length > 0
          ? fields
          : { dnames: reply.msg },
    )
  }

  return (
    <Screen
      title={t("newTitle")}
      sub={t("newHint")}
      crumb={
        <p>
          <Link to={`/admin/${shop}/goods`}>{t("goodsList")}</Link>
        </p>
      }
      bar={
        <ActionBar about={t("newTitle")}>
          <Button type="submit" form="new-good" look="firm" isBusy={isBusy}>
            {t("make")}
          </Button>
        </ActionBar>
      }
    >
      <section className="sheet">
        <form id="new-good" className="in form" noValidate onSubmit={make}>
          <Field label={t("name")} className="f2" fault={faultWords(faults.dnames)}>
            <Input name="dnames" required autoFocus />
          </Field>
          <Field label={t("number")} fault={faultWords(faults.dno)}>
            <Input name="dno" required />
          </Field>
          <Field label={t("subtitle")} className="f2" fault={faultWords(faults.subtitle)}>
            <Input name="subtitle" />
          </Field>
        </form>
      </section>
    </Screen>
  )
}
