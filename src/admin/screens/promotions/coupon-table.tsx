import send from "lucide/dist/esm/icons/send.mjs"
import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { Mark } from "../../ui/mark.tsx"
import type { CouponShown } from "./coupon-editor.tsx"

type CouponTableProps = {
  coupons: readonly CouponShown[]
  /** Only owners make, change and give them. */
  onOpen: ((coupon: CouponShown) => void) | undefined
}

export function CouponTable({ coupons, onOpen }: CouponTableProps) {
  const t = useWords("promotions")
  const { site } = useMe()
  const { amount, day } = useFormats(site.currency, site.timeZone)
  const [given, setGiven] = useState<CouponShown | null>(null)
  const isOver = ({ peirodTime }: CouponShown) => peirodTime !== null && Date.parse(peirodTime) <= Date.now()
  const worth = ({ type, amount: off, discount, fullReduction }: CouponShown) =>
    type === "1"
      ? t("worthMoney", { amount: amount(off ?? 0), from: amount(fullReduction) })
      : t("worthPercent", { percent: 100 - (discount ?? 100), from: amount(fullReduction) })
  return (
    <section className="sheet over" aria-labelledby="coupons">
      <header>
        <h2 id="coupons">{t("coupons")}</h2>
        <span className="dim small">{t("couponsNote")}</span>
      </header>
      {coupons.length === 0 ? (
        <p className="in dim">{t("noCoupons")}</p>
      ) : (
        <table className="shelf coupons">
          <thead>
            <tr>
              <th>{t("name")}</th>
              <th>{t("code")}</th>
              <th>{t("worth")}</th>
              <th>{t("how")}</th>
              <th>{t("ends")}</th>
              <th className="num">{t("received")}</th>
              <th className="num">{t("used")}</th>
              {onOpen && (
                <th>
                  <span className="sr">{t("give")}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {coupons.map((coupon) => (
              <tr key={coupon.id} className={isOver(coupon) ? "dim" : undefined}>
                <td className="strong">
                  {onOpen ? (
                    <button type="button" className="link" onClick={() => onOpen(coupon)}>
                      <bdi>{coupon.dnames}</bdi>
                    </button>
                  ) : (
                    <bdi>{coupon.dnames}</bdi>
                  )}{" "}
                  {coupon.isSiteCoupon && <Mark>{t("inPopup")}</Mark>}
                </td>
                <td>{coupon.code && <span className="code ticket">{coupon.code}</span>}</td>
                <td>{worth(coupon)}</td>
                <td className="dim hide-s">{coupon.receiveType === "1" ? t("signingUp") : t("ordering")}</td>
                <td className="dim">
                  {coupon.peirodTime === null ? t("never") : isOver(coupon) ? t("over") : day(coupon.peirodTime)}
                </td>
                <td className="num hide-s">{coupon.received}</td>
                <td className="num hide-s">{coupon.used}</td>
                {onOpen && (
                  <td className="num">
                    <Button icon={send} disabled={isOver(coupon)} onClick={() => setGiven(coupon)}>
                      {t("give")}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {given && <GiveCoupon coupon={given} onClose={() => setGiven(null)} />}
    </section>
  )
}

function GiveCoupon({ coupon, onClose }: { coupon: CouponShown; onClose: () => void }) {
  const t = useWords("promotions")
  const { act, isBusy } = useAct()
  const [email, setEmail] = useState("")
  const [fault, setFault] = useState<string>()
  async function give() {
    const reply = await act("POST /api/admin/coupon/give", { body: { coupon_id: coupon.id, email } }, { quiet: true })
    if (reply.code !== SUCCESS) return setFault(faultsOf(reply).email ?? reply.msg)
    say(t("given", { email }))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("giveTitle", { name: coupon.dnames })}
      footer={
        <Button look="firm" isBusy={isBusy} onClick={give}>
          {t("give")}
        </Button>
      }
    >
      <Field label={t("giveEmail")} fault={fault}>
        <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
    </Dialog>
  )
}
