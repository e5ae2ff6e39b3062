import { useLoaderData, useNavigate, useParams } from "react-router"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { ButtonLink } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Screen } from "../../ui/screen.tsx"
import { LastDays } from "./last-days.tsx"
import { Queue } from "./queue.tsx"
import { queueOf } from "./queue-of.ts"
import { RunningOut } from "./running-out.tsx"
import { SoldMost } from "./sold-most.tsx"
import "./today.css"

export const loader = (args: ScreenArgs) => apiOf(args).need("GET /api/admin/desk/today")

export function Component() {
  const t = useWords("today")
  const today = useLoaderData<typeof loader>()
  const { site } = useMe()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const { amount, moment } = useFormats(site.currency, site.timeZone)
  const queue = queueOf(today, `/admin/${shop}`)
  const all = queue.reduce((sum, { count }) => sum + count, 0)
  const next = today.waiting.find(({ kind }) => kind === "toShip")
  const nextPath = next && `/admin/${shop}/orders/${next.id}`
  const keys = queue.map(({ path }, index) => [String(index + 1), () => void go(path)])
  useKeys({ ...Object.fromEntries(keys), ...(nextPath && { enter: () => void go(nextPath) }) })
  const orders = today.days.at(-1)?.orders ?? 0
  const bar = next && nextPath && (
    <ActionBar
      isWaiting
      about={
        <span className="row">
          {next.image && <img className="pic" src={next.image} alt="" />}
          <span className="two">
            <span>{t("nextOrder", { name: next.who, count: next.pieces ?? 0, place: next.about })}</span>
            <span className="code dim">{next.id}</span>
          </span>
        </span>
      }
    >
      <ButtonLink className="only-wide" to={`/admin/${shop}/orders`}>
        {t("allOrders")}
      </ButtonLink>
      <ButtonLink look="do" keys="↵" to={nextPath}>
        {t("takeNext")}
      </ButtonLink>
    </ActionBar>
  )
  return (
    <Screen
      title={all > 0 ? t("title", { count: all }) : t("nothingWaits")}
      sub={t("sub", { time: moment(new Date()), count: orders, amount: amount(today.revenueToday) })}
      bar={bar}
    >
      <div className="split wide">
        <div className="stack">
          {queue.length > 0 ? (
            <Queue entries={queue} />
          ) : (
            <EmptyState title={t("allDone")}>{t("allDoneHint")}</EmptyState>
          )}
          {today.runningOut.length > 0 && <RunningOut goods={today.runningOut} />}
        </div>
        <div className="stack">
          <LastDays today={today} />
          <SoldMost goods={today.soldMost} />
        </div>
      </div>
    </Screen>
  )
}
