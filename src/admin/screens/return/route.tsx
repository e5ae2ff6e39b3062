import packageIcon from "lucide/dist/esm/icons/package.mjs"
import { useState } from "react"
import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useUndoable } from "../../features/undo/use-undoable.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import { RETURN_STEPS } from "../returns/return-steps.ts"
import { Answer } from "./answer.tsx"
import { Arrival } from "./arrival.tsx"
import { ReturnFacts } from "./return-facts.tsx"
import { StepsTaken } from "./steps-taken.tsx"
import { WhatAndWhy } from "./what-and-why.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [shown, waiting] = await Promise.all([
    api.need("GET /api/admin/return/detail", { query: { id: args.params.id ?? "" } }),
    api.need("GET /api/admin/return/lists", { query: { waiting: "1", page_size: 10 } }),
  ])
  return { shown, others: waiting.list.filter(({ id }) => id !== shown.id) }
}

export function Component() {
  const { shown } = useLoaderData<typeof loader>()
  // What was typed for one return is not another's.
  return <ReturnScreen key={`${shown.id} ${shown.status}`} />
}

function ReturnScreen() {
  const t = useWords("returns")
  const frame = useWords("frame")
  const { shown, others } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const { site } = useMe()
  const { amount, moment } = useFormats(site.currency, site.timeZone)
  const { act, isBusy } = useAct()
  const undoable = useUndoable()
  const [answer, setAnswer] = useState("")
  const [restock, setRestock] = useState(true)
  const [refund, setRefund] = useState(String(shown.refund))
  const [came, setCame] = useState<Record<string, number>>({})
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { id, steps, contacter } = shown
  const pieces = shown.items.reduce((sum, { number }) => sum + number, 0)
  const office = `/admin/${shop}`

  async function approve() {
    const reply = await act("POST /api/admin/return/approve", { body: { id, answer } })
    if (reply.code === SUCCESS) undoable(t("approved"), reply.data.undo)
  }
  async function refuse() {
    if (!answer.trim()) {
      setFaults({ answer: t("refuseNeedsAnswer") })
      return
    }
    const reply = await act("POST /api/admin/return/refuse", { body: { id, answer } })
    if (reply.code === SUCCESS) undoable(t("refused"), reply.data.undo)
  }
  async function receive() {
    const lines = shown.items.map(({ detail_id, isGift, number }) => {
      return { detail_id, isGift, number: came[`${detail_id} ${isGift}`] ?? number }
    })
    const isPart = lines.some(({ number }, index) => number !== shown.items[index]?.number)
    const isChanged = Number(refund) !== shown.refund
    const body = { id, restock, ...(isChanged && { refund: Number(refund) }), ...(isPart && { lines }) }
    const reply = await act("POST /api/admin/return/receive", { body }, { quiet: true })
    if (reply.code === SUCCESS) say(t("received", { amount: amount(reply.data.refund) }))
    else {
      setFaults(faultsOf(reply))
      say(reply.msg, { kind: "bad" })
    }
  }

  const canApprove = steps.includes("approve")
  const canReceive = steps.includes("confirm")
  const rows = [id, ...others.map((other) => other.id)].sort((one, two) => one - two)
  const to = (by: number) => rows[rows.indexOf(id) + by]
  useKeys({
    j: () => to(1) !== undefined && void go(`${office}/returns/${to(1)}`),
    k: () => to(-1) !== undefined && void go(`${office}/returns/${to(-1)}`),
    escape: () => void go(`${office}/returns`),
    ...(canApprove && { enter: () => void approve(), r: () => void refuse() }),
    ...(canReceive && { enter: () => void receive() }),
  })
  const title = canReceive
    ? t("hasSent", { name: contacter, count: pieces })
    : t("asks", { name: contacter, count: pieces })
  const { isWaiting } = RETURN_STEPS[shown.status]
  const bar = (
    <ActionBar
      isWaiting={isWaiting}
      about={
        isWaiting
          ? t("waitsSince", { name: contacter, time: moment(shown.updateTime) })
          : t("nothingToDo", { state: t(`status${shown.status}`) })
      }
    >
      {steps.includes("refuse") && (
        <Button look="danger" keys="R" isBusy={isBusy} onClick={refuse}>
          {t("refuse")}
        </Button>
      )}
      {canApprove && (
        <Button look="do" keys="↵" isBusy={isBusy} onClick={approve}>
          {t("approve")}
        </Button>
      )}
      {canReceive && (
        <Button look="do" keys="↵" isBusy={isBusy} onClick={receive}>
          {t("receive", { amount: amount(Number(refund) || 0) })}
        </Button>
      )}
    </ActionBar>
  )
  return (
    <Screen
      title={canApprove || canReceive ? title : t("of", { name: contacter })}
      crumb={
        <>
          <Link to={`${office}/returns`}>{frame("screenReturns")}</Link> / {t(`status${shown.status}`)}
        </>
      }
      actions={
        <ButtonLink icon={packageIcon} to={`${office}/orders/${shown.order_no}`}>
          {t("theOrder")}
        </ButtonLink>
      }
      bar={bar}
    >
      <StepsTaken shown={shown} />
      <div className="split">
        <div className="stack">
          <WhatAndWhy shown={shown} came={canReceive ? { numbers: came, set: setCame, fault: faults.lines } : null} />
          <Answer shown={shown} canAnswer={canApprove} text={answer} onText={setAnswer} fault={faults.answer} />
        </div>
        <div className="stack">
          <Arrival
            shown={shown}
            isOpen={canReceive || canApprove}
            restock={restock}
            onRestock={setRestock}
            refund={refund}
            onRefund={setRefund}
            canReceive={canReceive}
            fault={faults.refund}
          />
          <ReturnFacts shown={shown} others={others} office={office} />
        </div>
      </div>
    </Screen>
  )
}
