import plus from "lucide/dist/esm/icons/plus.mjs"
import { useState } from "react"
import { Link, useSearchParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useFormats } from "../../shell/formats.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Input, Switch } from "../../ui/input.tsx"
import { filterIn } from "./order-query.ts"

type Counts = CallReply<"GET /api/admin/order/counts">
type View = CallReply<"GET /api/admin/view/lists">["list"][number]
const MANY = 10_000

/** The views that every shop has, then those that somebody has saved. */
export function OrderViews({ counts, views }: { counts: Counts; views: readonly View[] }) {
  const t = useWords("orders")
  const { number } = useFormats()
  const frame = useWords("frame")
  const [params] = useSearchParams()
  const shown = asText(Object.entries({ ...filterIn(params), ...sortOf(params) }))
  const said = (count: number) => (count > MANY ? frame("moreThan", { count: number(MANY) }) : number(count))
  const usual: { name: string; query: Record<string, string>; count: number; isLit: boolean }[] = [
    { name: t("viewAll"), query: {}, count: counts.all, isLit: false },
    { name: t("viewHand"), query: { needs_hand: "1" }, count: counts.needsHand, isLit: true },
    { name: t("viewToShip"), query: { to_ship: "1" }, count: counts.toShip, isLit: true },
    { name: t("viewOnItsWay"), query: { status: "8,9" }, count: counts.onItsWay, isLit: false },
  ]
  return (
    <nav className="views" aria-label={t("views")}>
      {usual.map(({ name, query, count, isLit }) => (
        <Link key={name} {...here(shown, query)} to={`?${new URLSearchParams(query)}`}>
          {name} {isLit && count > 0 ? <b className="lit">{said(count)}</b> : <span className="n">{said(count)}</span>}
        </Link>
      ))}
      {views.map(({ id, name, query }) => (
        <Link key={id} {...here(shown, query)} to={`?${new URLSearchParams({ ...query, view: String(id) })}`}>
          <bdi>{name}</bdi>
        </Link>
      ))}
      <SaveView view={views.find(({ id }) => String(id) === params.get("view"))} />
    </nav>
  )
}

const sortOf = (params: URLSearchParams) => (params.has("sort") ? { sort: params.get("sort") ?? "" } : {})
const asText = (fields: readonly (readonly [string, unknown])[]) =>
  fields
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&")
const here = (shown: string, query: Record<string, string>) =>
  asText(Object.entries(query)) === shown ? ({ className: "on", "aria-current": "page" } as const) : {}

function SaveView({ view }: { view: View | undefined }) {
  const t = useWords("orders")
  const frame = useWords("frame")
  const [params, setParams] = useSearchParams()
  const { act, isBusy } = useAct()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState("")
  const [isShared, setShared] = useState(false)
  const own = view?.own ? view : undefined

  async function save(): Promise<void> {
    const query = { ...filterIn(params), ...sortOf(params) }
    const fields = Object.fromEntries(Object.entries(query).map(([field, value]) => [field, String(value)]))
    const body = { list: "orders", name, shared: isShared, query: fields } as const
    const before = own && { id: own.id, updated_at: own.updated_at }
    const reply = await act("POST /api/admin/view/save", { body: { ...body, ...before } }, { done: t("viewSaved") })
    if (reply.code !== SUCCESS) return
    setOpen(false)
    setParams({ ...fields, view: String(reply.data.id) })
  }

  async function remove(): Promise<void> {
    if (!own) return
    const reply = await act("POST /api/admin/view/remove", { body: { id: own.id } }, { done: t("viewRemoved") })
    if (reply.code !== SUCCESS) return
    setOpen(false)
    setParams({})
  }

  return (
    <>
      <button
        type="button"
        className="push"
        onClick={() => {
          setName(own?.name ?? "")
          setShared(own?.shared ?? false)
          setOpen(true)
        }}
      >
        <Icon of={plus} size="s" />
        {t("saveView")}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("saveView")}
        footer={
          <>
            {own && <Button onClick={remove}>{t("viewRemove")}</Button>}
            <Button look="firm" isBusy={isBusy} disabled={name.trim() === ""} onClick={save}>
              {frame("save")}
            </Button>
          </>
        }
      >
        <p className="dim small">{t("saveViewHint")}</p>
        <Field label={t("viewName")}>
          <Input value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Switch label={t("viewShared")} checked={isShared} onChange={(event) => setShared(event.target.checked)} />
      </Dialog>
    </>
  )
}
