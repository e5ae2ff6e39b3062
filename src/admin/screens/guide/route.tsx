import { useState } from "react"
import { Link, useLoaderData, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { SETTLED_BY_HAND } from "../../../domain/site/first-steps.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Mark } from "../../ui/mark.tsx"
import { Screen } from "../../ui/screen.tsx"
import { STEP_PATHS } from "./step-paths.ts"

export const loader = (args: ScreenArgs) => apiOf(args).need("GET /api/admin/guide")

/** From an empty shop to one that sells, step by step; what is there is ticked off by itself. */
export function Component() {
  const t = useWords("guide")
  const { shop = "" } = useParams()
  const { steps, isReady, mode } = useLoaderData<typeof loader>()
  const { act, isBusy } = useAct()
  const [isOpening, setOpening] = useState(false)
  const open = steps.filter(({ isDone, step }) => !isDone && step !== "live")
  const next = open[0]?.step
  const isLive = mode === "live"
  async function goLive() {
    const reply = await act("POST /api/admin/guide/live", { body: {} })
    setOpening(false)
    if (reply.code === SUCCESS) say(t("isLive"))
  }
  const bar = !isLive && (
    <ActionBar isWaiting={isReady} about={isReady ? t("ready") : t("open", { count: open.length })}>
      {isReady && (
        <Button look="do" isBusy={isBusy} onClick={() => setOpening(true)}>
          {t("goLive")}
        </Button>
      )}
    </ActionBar>
  )
  return (
    <Screen title={isLive ? t("titleLive") : t("title", { count: open.length })} sub={t("sub")} bar={bar}>
      <section className="sheet" aria-labelledby="steps">
        <header>
          <h2 id="steps">{t("steps")}</h2>
        </header>
        <ol className="list">
          {steps
            .flatMap(({ step, ...state }) => (step === "live" ? [] : [{ step, ...state }]))
            .map(({ step, isDone, byHand }) => {
              const byDecision = SETTLED_BY_HAND.find((name) => name === step)
              return (
                <li key={step}>
                  <span className="two">
                    <Link className="strong" to={`/admin/${shop}/${STEP_PATHS[step]}`}>
                      {t(`step_${step}`)}
                    </Link>
                    <span>{t(`step_${step}_hint`)}</span>
                  </span>
                  <span className="push" />
                  {isDone && <Mark kind="ok">{byHand ? t("decided") : t("done")}</Mark>}
                  {!isDone && step === next && <Mark kind="wait">{t("next")}</Mark>}
                  {byDecision && (!isDone || byHand) && (
                    <Button
                      isBusy={isBusy}
                      onClick={() =>
                        act("POST /api/admin/guide/settle", { body: { step: byDecision, isDone: !isDone } })
                      }
                    >
                      {isDone ? t("reopen") : t(`settle_${byDecision}`)}
                    </Button>
                  )}
                </li>
              )
            })}
        </ol>
      </section>
      <Confirm
        isOpen={isOpening}
        onClose={() => setOpening(false)}
        title={t("goLive")}
        verb={t("goLive")}
        isBusy={isBusy}
        onConfirm={goLive}
      >
        {t("goLiveMeans")}
      </Confirm>
    </Screen>
  )
}
