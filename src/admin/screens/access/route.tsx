import { useLoaderData } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useUndoable } from "../../features/undo/use-undoable.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { listQuery } from "../../shell/list-query.ts"
import { useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWaiting } from "../../shell/waiting.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Mark } from "../../ui/mark.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { ViewLinks } from "../../ui/view-links.tsx"
import "./access.css"

const STATES = ["waiting", "handled"] as const

export function loader(args: ScreenArgs) {
  const { state: asked = "waiting", ...query } = listQuery(args, ["state"])
  const state = STATES.find((each) => each === asked)
  return apiOf(args).need("GET /api/admin/access/lists", { query: { ...query, ...(state && { state }) } })
}

/** Who asks for the password of the locked goods: it is mailed, or the request is put aside. */
export function Component() {
  const t = useWords("contact")
  const { list, total, page_size, current_page } = useLoaderData<typeof loader>()
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const { act, isBusy } = useAct()
  const undoable = useUndoable()
  const count = useWaiting().access ?? 0
  const { cursor, current, setCursor } = useListCursor({ rows: list, idOf: ({ id }) => String(id), onOpen: () => {} })
  const open = current && current.handleTime === null ? current : undefined

  async function decide(how: "grant" | "dismiss") {
    if (!open) return
    const reply = await act(`POST /api/admin/access/${how}`, { body: { id: open.id } })
    if (reply.code === SUCCESS)
      undoable(how === "grant" ? t("didGrant", { name: open.name }) : t("didDismiss"), reply.data.undo)
  }
  useKeys({ enter: () => void decide("grant"), d: () => void decide("dismiss") })
  const views = [
    { value: "waiting", text: t("viewWaiting"), count, isLit: true },
    { value: "handled", text: t("viewHandled") },
    { value: "all", text: t("viewAll") },
  ]
  return (
    <Screen
      title={count > 0 ? t("accessWaiting", { count }) : t("accessNone")}
      sub={t("accessSub")}
      above={
        <>
          <ViewLinks label={t("views")} name="state" views={views} />
          <div className="sift">
            <SearchField label={t("search")} />
          </div>
        </>
      }
      bar={
        open && (
          <ActionBar isWaiting about={t("next", { name: open.name })}>
            <Button keys="D" isBusy={isBusy} onClick={() => decide("dismiss")}>
              {t("dismiss")}
            </Button>
            <Button look="do" keys="↵" isBusy={isBusy} onClick={() => decide("grant")}>
              {t("grant")}
            </Button>
          </ActionBar>
        )
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t("accessEmpty")}>{t("accessEmptyHint")}</EmptyState>
      ) : (
        <div className="sheet over">
          <table className="shelf access">
            <thead>
              <tr>
                <th>{t("colName")}</th>
                <th>{t("colSays")}</th>
                <th>{t("colState")}</th>
                <th>{t("colTime")}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((row, index) => (
                <tr key={row.id} data-row={index} className={index === cursor ? "cur" : undefined}>
                  <td className="a-who">
                    <button
                      type="button"
                      className="two access-name"
                      aria-current={index === cursor}
                      onClick={() => setCursor(index)}
                    >
                      <bdi className="strong">{row.name}</bdi>
                      <bdi>{row.email}</bdi>
                    </button>
                  </td>
                  <td className="a-says">
                    {row.content ? (
                      <span dir="auto">{row.content}</span>
                    ) : (
                      <span className="dim">{t("saysNothing")}</span>
                    )}
                  </td>
                  <td className="a-st">
                    {row.handleTime === null && <Mark kind="wait">{t("waits")}</Mark>}
                    {row.handleTime !== null && row.granted && <Mark kind="ok">{t("granted")}</Mark>}
                    {row.handleTime !== null && !row.granted && <Mark>{t("dismissed")}</Mark>}
                  </td>
                  <td className="a-time dim">{moment(row.createTime)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pagination page={current_page} pageSize={page_size} total={total} />
    </Screen>
  )
}
