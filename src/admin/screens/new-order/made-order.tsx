import { useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { say } from "../../shell/toasts.ts"
import { useWords } from "../../shell/words.ts"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { Screen } from "../../ui/screen.tsx"

export type Made = CallReply<"POST /api/admin/order/make">

/** The order is there: its link can be handed on. */
export function MadeOrder({ made, onAgain }: { made: Made; onAgain: () => void }) {
  const t = useWords("staffOrders")
  const { shop } = useParams()
  const copy = async () => {
    await navigator.clipboard.writeText(made.link)
    say(t("copied"))
  }
  return (
    <Screen title={t("madeTitle", { number: made.order_no })} sub={t("subNew")}>
      <section className="sheet" aria-label={t("link")}>
        <header />
        <div className="in stack">
          <Field label={t("link")}>
            <Input readOnly dir="ltr" value={made.link} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="row">
            <Button look="firm" onClick={copy}>
              {t("copyLink")}
            </Button>
            <ButtonLink to={`/admin/${shop}/orders/${made.order_no}`}>{t("toOrder")}</ButtonLink>
            <Button look="bare" onClick={onAgain}>
              {t("another")}
            </Button>
          </div>
        </div>
      </section>
    </Screen>
  )
}
