import { useState } from "react"
import { useRevalidator } from "react-router"
import { type Failure, SUCCESS } from "../../../contract/envelope.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import { Note } from "../../ui/mark.tsx"
import { type Draft, type Kind, type Stored, sentOf } from "./draft.ts"
import { DraftTerms } from "./draft-terms.tsx"
import { KindChoice } from "./kind-choice.tsx"
import { WorkedExample } from "./worked-example.tsx"

type PromotionEditorProps = {
  initial: Draft
  stored: Stored | undefined
  onSaved: (kind: Kind, id: number) => void
  onGone: () => void
  onCopy: (draft: Draft) => void
}

/** One promotion, with what a cart would pay beside it. */
export function PromotionEditor({ initial, stored, onSaved, onGone, onCopy }: PromotionEditorProps) {
  const t = useWords("promotions")
  const f = useWords("frame")
  const { amount } = useFormats(useMe().site.currency)
  const { act, isBusy } = useAct()
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState(initial)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial) || draft.id === undefined
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(initial))
  const faults = failure ? faultsOf(failure) : {}
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  async function save() {
    const sent = sentOf(draft)
    const options = { quiet: true, done: f("saved") }
    const reply =
      sent.kind === "goods"
        ? await act("POST /api/admin/goodsPromotion/save", { body: sent.promotion }, options)
        : sent.kind === "order"
          ? await act("POST /api/admin/orderPromotion/save", { body: sent.promotion }, options)
          : sent.kind === "shipping"
            ? await act("POST /api/admin/shippingPromotion/save", { body: sent.promotion }, options)
            : null
    if (!reply) return
    if (reply.code === SUCCESS) return onSaved(draft.kind, reply.data.id)
    setFailure(reply)
    if (reply.reason === "notPossibleNow") await revalidate()
  }
  async function remove() {
    const { id, kind } = draft
    if (id === undefined) return
    const body = { id }
    const options = { done: t("removed") }
    const reply =
      kind === "goods"
        ? await act("POST /api/admin/goodsPromotion/remove", { body }, options)
        : kind === "order"
          ? await act("POST /api/admin/orderPromotion/remove", { body }, options)
          : await act("POST /api/admin/shippingPromotion/remove", { body }, options)
    setRemoving(false)
    if (reply.code === SUCCESS) onGone()
  }
  useKeys({ "⌘s": () => void (isDirty && !isBusy && save()) })
  const { id, kind } = draft
  const state = stored?.row.state
  return (
    <div className="stack">
      <section className="sheet" aria-labelledby="promotion">
        <header>
          <h2 id="promotion">
            <bdi>{draft.dnames || t("newPromotion")}</bdi>
          </h2>
          {id !== undefined && (
            <>
              {(state === "running" || state === "paused") && (
                <Button
                  look="bare"
                  isBusy={isBusy}
                  onClick={() =>
                    act("POST /api/admin/promotion/pause", { body: { kind, id, isPaused: state === "running" } })
                  }
                >
                  {state === "running" ? t("pause") : t("goOn")}
                </Button>
              )}
              <Button look="bare" onClick={() => onCopy(draft)}>
                {t("copy")}
              </Button>
              <Button look="bare" className="danger" onClick={() => setRemoving(true)}>
                {t("remove")}
              </Button>
            </>
          )}
        </header>
        <div className="in stack">
          {failure && Object.keys(faults).length === 0 && <Note kind="bad">{failure.msg}</Note>}
          <div className="form">
            <Field label={t("name")} fault={faults.dnames}>
              <Input
                value={draft.dnames}
                maxLength={100}
                dir="auto"
                onChange={(event) => change({ dnames: event.target.value })}
              />
            </Field>
            <Field label={t("from")} fault={faults.beginTime}>
              <Input
                type="datetime-local"
                value={draft.beginTime}
                onChange={(event) => change({ beginTime: event.target.value })}
              />
            </Field>
            <Field label={t("until")} fault={faults.endTime}>
              <Input
                type="datetime-local"
                value={draft.endTime}
                onChange={(event) => change({ endTime: event.target.value })}
              />
            </Field>
          </div>
          <KindChoice draft={draft} onChange={change} />
          <DraftTerms draft={draft} faults={faults} onChange={change} />
          {stored && stored.kind !== "shipping" && (
            <p className="small dim">
              {t("turnover", {
                orders: stored.row.turnover.orders,
                reduction: amount(stored.row.turnover.reduction),
                total: amount(stored.row.turnover.total),
              })}
            </p>
          )}
        </div>
      </section>
      <WorkedExample draft={draft} />
      {isDirty && (
        <ActionBar about={t("changes")} isWaiting>
          <Button look="bare" onClick={() => (id === undefined ? onGone() : setDraft(initial))}>
            {t("discard")}
          </Button>
          <Button look="do" keys="⌘S" isBusy={isBusy} onClick={save}>
            {f("save")}
          </Button>
        </ActionBar>
      )}
      <Confirm
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t("removeTitle", { name: initial.dnames })}
        verb={t("remove")}
        isBusy={isBusy}
        onConfirm={remove}
      >
        {t("removeHint")}
      </Confirm>
    </div>
  )
}
