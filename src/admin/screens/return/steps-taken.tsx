import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { RETURN_STEPS } from "../returns/return-steps.ts"

export type ReturnShown = CallReply<"GET /api/admin/return/detail">

/** Where the return stands, in four large steps. */
export function StepsTaken({ shown }: { shown: ReturnShown }) {
  const t = useWords("returns")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const { done, isWaiting } = RETURN_STEPS[shown.status]
  const isRefused = shown.status === 3
  const isCancelled = shown.status === 5
  const steps = [
    { name: t("stepAsked"), hint: moment(shown.createTime) },
    isRefused
      ? { name: t("stepRefused"), hint: moment(shown.updateTime) }
      : { name: isCancelled ? t("stepCancelled") : t("stepApproved"), hint: t("stepApprovedHint") },
    { name: t("stepSentBack"), hint: t("stepSentBackHint") },
    { name: t("stepReceived"), hint: t("stepReceivedHint") },
  ]
  const classOf = (index: number) => {
    if (index < done) return "d"
    return index === done && isWaiting ? "w" : undefined
  }
  return (
    <ol className="steps" aria-label={t("steps")}>
      {steps.map(({ name, hint }, index) => (
        <li key={name} className={classOf(index)} aria-current={classOf(index) === "w" ? "step" : undefined}>
          <b>{name}</b>
          <span>{hint}</span>
        </li>
      ))}
    </ol>
  )
}
