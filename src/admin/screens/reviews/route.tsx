import { useState } from "react"
import { useLoaderData, useNavigate, useParams, useSearchParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useKeys } from "../../shell/keys.ts"
import { listQuery } from "../../shell/list-query.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWaiting } from "../../shell/waiting.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Select } from "../../ui/input.tsx"
import { Note } from "../../ui/mark.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { ViewLinks } from "../../ui/view-links.tsx"
import { ReviewInHand } from "./review-in-hand.tsx"
import { ReviewList } from "./review-list.tsx"
import "./reviews.css"

const STATES = ["waiting", "shown", "hidden"] as const
const STARS = ["5", "4", "3", "2", "1"] as const

export async function loader(args: ScreenArgs) {
  const { state: asked, stars: askedStars, ...query } = listQuery(args, ["state", "stars"])
  const state = STATES.find((each) => each === asked) ?? "waiting"
  const stars = STARS.find((each) => each === askedStars)
  const list = await apiOf(args).need("GET /api/admin/review/lists", {
    query: { ...query, state, ...(stars && { stars }) },
  })
  return { ...list, state }
}

export type ReviewRow = CallReply<"GET /api/admin/review/lists">["list"][number]

export function Component() {
  const t = useWords("reviews")
  const { list, total, page_size, current_page, state } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { act, isBusy } = useAct()
  const count = useWaiting().reviews ?? 0
  const walk = useListCursor({
    rows: list,
    idOf: ({ id }) => String(id),
    onOpen: ({ order_no }) => void go(`/admin/${shop}/orders/${order_no}`),
  })
  const { current, ticked } = walk
  const [answers, setAnswers] = useState<Record<number, string>>({})
  const answer = current ? (answers[current.id] ?? current.answer) : ""
  const chosen = list.filter(({ id }) => ticked.has(String(id))).map(({ id }) => id)

  async function saveAnswer(review: ReviewRow): Promise<boolean> {
    if (answer === review.answer) return true
    const reply = await act("POST /api/admin/review/answer", { body: { id: review.id, text: answer } })
    return reply.code === SUCCESS
  }
  async function show() {
    if (!current || !(await saveAnswer(current))) return
    if (current.state === "shown") return say(t("answerSaved"))
    await moderate([current.id], "shown")
  }
  async function moderate(ids: number[], to: "shown" | "hidden") {
    const reply = await act("POST /api/admin/review/moderate", { body: { ids, state: to } })
    if (reply.code !== SUCCESS) return
    const back = state === "waiting" ? null : state
    const undo = back && (() => void act("POST /api/admin/review/moderate", { body: { ids, state: back } }))
    say(t(to), undo ? { undo } : {})
    walk.clear()
  }

  const can = { show: current && current.state !== "shown", hide: current && current.state !== "hidden" }
  useKeys({
    s: () => can.show && void show(),
    h: () => current && can.hide && void moderate([current.id], "hidden"),
    a: () => document.getElementById("review-answer")?.focus(),
    enter: () => can.show && void show(),
    "⌘enter": () => void show(),
  })
  const views = [
    { value: "waiting", text: t("viewWaiting"), count, isLit: true },
    { value: "shown", text: t("viewShown") },
    { value: "hidden", text: t("viewHidden") },
  ]
  const setStars = (stars: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete("page")
      if (stars) next.set("stars", stars)
      else next.delete("stars")
      return next
    })
  return (
    <Screen
      className="three"
      title={count > 0 ? t("titleWaiting", { count }) : t("titleNone")}
      above={
        <>
          <ViewLinks label={t("views")} name="state" views={views} />
          <div className="sift">
            <SearchField label={t("search")} />
            <Select
              aria-label={t("starsFilter")}
              value={search.get("stars") ?? ""}
              onChange={(event) => setStars(event.target.value)}
            >
              <option value="">{t("anyStars")}</option>
              {STARS.map((stars) => (
                <option key={stars} value={stars}>
                  {t("stars", { stars })}
                </option>
              ))}
            </Select>
          </div>
        </>
      }
      bar={
        current && (
          <ActionBar
            isWaiting={current.state === "waiting"}
            about={chosen.length > 0 ? t("selected", { count: chosen.length }) : <bdi>{current.goodName}</bdi>}
          >
            {chosen.length > 0 ? (
              <>
                <Button isBusy={isBusy} onClick={() => moderate(chosen, "hidden")}>
                  {t("hideAll", { count: chosen.length })}
                </Button>
                <Button look="do" isBusy={isBusy} onClick={() => moderate(chosen, "shown")}>
                  {t("showAll", { count: chosen.length })}
                </Button>
              </>
            ) : (
              <>
                {can.hide && (
                  <Button keys="H" isBusy={isBusy} onClick={() => moderate([current.id], "hidden")}>
                    {t("hide")}
                  </Button>
                )}
                {can.show ? (
                  <Button look={current.state === "waiting" ? "do" : "firm"} keys="↵" isBusy={isBusy} onClick={show}>
                    {answer.trim() ? t("showWithAnswer") : t("show")}
                  </Button>
                ) : (
                  <Button look="firm" keys="⌘↵" isBusy={isBusy} disabled={answer === current.answer} onClick={show}>
                    {t("saveAnswer")}
                  </Button>
                )}
              </>
            )}
          </ActionBar>
        )
      }
    >
      {current ? (
        <div className="mail">
          <ReviewList rows={list} walk={walk} />
          <ReviewInHand
            review={current}
            answer={answer}
            onAnswer={(text) => setAnswers({ ...answers, [current.id]: text })}
            office={`/admin/${shop}`}
          />
          <aside className="stack only-wide">
            <Note>{t("tip")}</Note>
          </aside>
        </div>
      ) : (
        <EmptyState title={t("empty")}>{t("emptyHint")}</EmptyState>
      )}
      <Pagination page={current_page} pageSize={page_size} total={total} />
    </Screen>
  )
}
