import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import type { Member } from "./member-orders.tsx"

/** The end of an account: what goes, what stays, and the address typed once more. */
export function PersonalData({ member, onErased }: { member: Member; onErased: () => void }) {
  const t = useWords("members")
  const { act, isBusy } = useAct()
  const [isAsked, setAsked] = useState(false)
  async function erase() {
    const { id, email, userName } = member
    const reply = await act("POST /api/admin/member/erase", { body: { id, email } }, { quiet: true })
    if (reply.code !== SUCCESS) {
      setAsked(false)
      const orders = ordersUnderWay(reply.data)
      return say(orders ? t("ordersUnderWay", { orders }) : reply.msg, { kind: "bad" })
    }
    say(t("erased", { name: userName }))
    onErased()
  }
  return (
    <section className="sheet" aria-labelledby="data">
      <header>
        <h2 id="data">{t("data")}</h2>
      </header>
      <div className="in stack">
        <p className="dim small">{t("dataHint")}</p>
        <p>
          <Button look="danger" onClick={() => setAsked(true)}>
            {t("erase")}
          </Button>
        </p>
      </div>
      <Confirm
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t("eraseTitle", { name: member.userName })}
        verb={t("eraseVerb")}
        typed={member.email}
        isBusy={isBusy}
        onConfirm={erase}
      >
        <p>{t("eraseText")}</p>
      </Confirm>
    </section>
  )
}

function ordersUnderWay(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("orders" in data) || !Array.isArray(data.orders)) return null
  return data.orders.join(", ")
}
