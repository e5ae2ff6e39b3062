import { useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, Switch } from "../../ui/input.tsx"
import { Note } from "../../ui/mark.tsx"
import { shopTime } from "./draft.ts"

export type CouponShown = CallReply<"GET /api/admin/coupon/lists">["list"][number]

const DAY = "2026-01-01".length

/** A coupon; what it is worth is fixed once somebody has it. */
export function CouponEditor({ coupon, onClose }: { coupon: CouponShown | null; onClose: () => void }) {
  const t = useWords("promotions")
  const f = useWords("frame")
  const { timeZone } = useMe().site
  const { act, isBusy } = useAct()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [said, setSaid] = useState<string>()
  const [draft, setDraft] = useState({
    dnames: coupon?.dnames ?? "",
    code: coupon?.code ?? "",
    type: coupon?.type ?? ("1" as const),
    value: String(coupon?.amount ?? (coupon?.discount ? coupon.discount : "")),
    fullReduction: String(coupon?.fullReduction ?? 0),
    receiveType: coupon?.receiveType ?? ("1" as const),
    day: coupon?.peirodTime ? shopTime(coupon.peirodTime, timeZone).slice(0, DAY) : "",
    isSiteCoupon: coupon?.isSiteCoupon ?? false,
  })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const isFixed = coupon !== null && coupon.received + coupon.used > 0
  const peirodTime =
    coupon?.peirodTime && draft.day === shopTime(coupon.peirodTime, timeZone).slice(0, DAY)
      ? coupon.peirodTime
      : draft.day || null

  async function save() {
    const { dnames, code, type, receiveType, isSiteCoupon } = draft
    const value = Number(draft.value)
    const worth = type === "1" ? { amount: value, discount: null } : { amount: null, discount: value }
    const body = {
      id: coupon?.id,
      updated_at: coupon?.updated_at,
      ...{ dnames, code: code || null, type, receiveType, isSiteCoupon, peirodTime, ...worth },
      fullReduction: Number(draft.fullReduction),
    }
    const reply = await act("POST /api/admin/coupon/save", { body }, { quiet: true, done: f("saved") })
    if (reply.code === SUCCESS) return onClose()
    setFaults(faultsOf(reply))
    setSaid(reply.msg)
  }
  async function remove() {
    if (!coupon) return
    const reply = await act("POST /api/admin/coupon/remove", { body: { id: coupon.id } }, { done: t("removed") })
    if (reply.code === SUCCESS) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={coupon ? t("editCoupon") : t("newCoupon")}
      footer={
        <>
          {coupon && !isFixed && (
            <Button look="danger" isBusy={isBusy} onClick={remove}>
              {t("remove")}
            </Button>
          )}
          <Button look="firm" isBusy={isBusy} onClick={save}>
            {f("save")}
          </Button>
        </>
      }
    >
      <div className="stack">
        {said && Object.keys(faults).length === 0 && <Note kind="bad">{said}</Note>}
        <Field label={t("name")} fault={faults.dnames}>
          <Input
            value={draft.dnames}
            maxLength={100}
            dir="auto"
            onChange={(event) => change({ dnames: event.target.value })}
          />
        </Field>
        <Field label={t("code")} fault={faults.code}>
          <Input
            value={draft.code}
            maxLength={40}
            onChange={(event) => change({ code: event.target.value.toUpperCase() })}
          />
        </Field>
        <Field label={t("couponType")}>
          <Select
            value={draft.type}
            disabled={isFixed}
            onChange={(event) => change({ type: event.target.value === "2" ? "2" : "1" })}
          >
            <option value="1">{t("kindMoney")}</option>
            <option value="2">{t("kindPercent")}</option>
          </Select>
        </Field>
        <Field
          label={draft.type === "1" ? t("couponAmount") : t("couponPercent")}
          fault={faults.amount ?? faults.discount}
        >
          <Input
            inputMode="decimal"
            value={draft.value}
            disabled={isFixed}
            onChange={(event) => change({ value: event.target.value.replace(",", ".") })}
          />
        </Field>
        <Field label={t("couponFrom")} fault={faults.fullReduction}>
          <Input
            inputMode="decimal"
            value={draft.fullReduction}
            disabled={isFixed}
            onChange={(event) => change({ fullReduction: event.target.value.replace(",", ".") })}
          />
        </Field>
        <Field label={t("how")}>
          <Select
            value={draft.receiveType}
            onChange={(event) => change({ receiveType: event.target.value === "2" ? "2" : "1" })}
          >
            <option value="1">{t("signingUp")}</option>
            <option value="2">{t("ordering")}</option>
          </Select>
        </Field>
        <Field label={t("couponEnd")} hint={t("couponEndHint")} fault={faults.peirodTime}>
          <Input type="date" value={draft.day} onChange={(event) => change({ day: event.target.value })} />
        </Field>
        <Switch
          label={t("couponSite")}
          checked={draft.isSiteCoupon}
          onChange={(event) => change({ isSiteCoupon: event.target.checked })}
        />
      </div>
    </Dialog>
  )
}
