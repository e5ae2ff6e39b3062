import { useEffect, useMemo, useState } from "react"
import { Link, useLoaderData, useParams, useSearchParams } from "react-router"
import { BULK_ROWS_MAX, type BulkRowShown } from "../../../contract/admin/goods-bulk.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { STAFF_STOCK_REASONS } from "../../../domain/catalog/stock-reasons.ts"
import { apiOf, type ScreenArgs, type StaffApi, staffApi } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { say } from "../../shell/toasts.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Select } from "../../ui/input.tsx"
import { Screen } from "../../ui/screen.tsx"
import { createEdits } from "./edits.ts"
import "./goods-table.css"
import { Grid } from "./grid.tsx"
import { takeReply, typedRows } from "./save-table.ts"

const NAMES = ["keywords", "categoryId", "tagId", "onSale", "stock", "picture", "locked", "missing", "sort", "ids"]

const askRows = (api: StaffApi, search: URLSearchParams) => {
  const query = Object.fromEntries([...search].filter(([name]) => NAMES.includes(name)))
  return api.need("GET /api/admin/goods/rows", { query })
}

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [{ rows, isMore }, categories, tags] = await Promise.all([
    askRows(api, new URL(args.request.url).searchParams),
    api.need("GET /api/admin/category/lists"),
    api.need("GET /api/admin/tag/lists"),
  ])
  return { rows, isMore, categories: categories.list, tags: tags.list }
}

const keyOf = ({ id, detail_id }: BulkRowShown) => `${id} ${detail_id}`

export function Component() {
  const t = useWords("goodsTable")
  const f = useWords("frame")
  const loaded = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const [search] = useSearchParams()
  const { number } = useFormats()
  const [rows, setRows] = useState(loaded.rows)
  const [edits] = useState(createEdits)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState("")
  edits.useVersion()
  useEffect(() => setRows(loaded.rows), [loaded.rows])
  const [yes, no] = [t("yes"), t("no")]
  const names = useMemo(() => ({ categories: loaded.categories, tags: loaded.tags, yes, no }), [loaded, yes, no])
  const blocker = useUnsaved(edits.typed.size > 0)
  const places = new Set([...edits.typed.keys()].map((key) => key.split(":")[0]))
  const faulty = edits.faults.size

  async function save(): Promise<void> {
    const sent = typedRows(rows, edits, names)
    if (sent.length === 0) return
    setBusy(true)
    try {
      const api = staffApi(shop)
      const why = STAFF_STOCK_REASONS.find((each) => each === reason)
      const body = { faults: "skip" as const, rows: sent.map(({ row }) => row), ...(why && { reason: why }) }
      const reply = await api.ask("POST /api/admin/goods/bulk", { body })
      if (reply.code !== SUCCESS) return say(reply.msg, { kind: "bad" })
      const count = takeReply(sent, reply.data, edits, t("colleague"))
      if (count > 0) say(t("saved", { count }))
      const wrong = sent.length - count
      if (wrong > 0) say(t("someFaults", { count: wrong }), { kind: "bad" })
      // Rows stay where they are, also those that would be found no more.
      const { rows: now } = await askRows(api, search)
      const fresh = new Map(now.map((row) => [keyOf(row), row]))
      const stamped = new Map(reply.data.saved.map(({ id, updated_at }) => [id, updated_at]))
      setRows(rows.map((row) => fresh.get(keyOf(row)) ?? { ...row, updated_at: stamped.get(row.id) ?? row.updated_at }))
    } catch {
      say(f("failedSave", { reason: f("noAnswer") }), { kind: "bad" })
    } finally {
      setBusy(false)
    }
  }

  useKeys({ "⌘s": () => void save(), "⌘z": () => edits.undo(), "⌘⇧z": () => edits.redo() })

  return (
    <Screen
      className="p-table"
      title={t("title", { count: rows.length })}
      sub={loaded.isMore ? t("more", { count: number(BULK_ROWS_MAX) }) : t("hint")}
      crumb={
        <p>
          <Link to={`/admin/${shop}/goods`}>{t("goodsList")}</Link>
        </p>
      }
      bar={
        edits.typed.size > 0 && (
          <ActionBar
            isWaiting
            about={
              <>
                {t("changed", { count: edits.typed.size })}
                {faulty > 0 && <span className="faulty"> {t("faulty", { count: faulty })}</span>}
              </>
            }
          >
            <Select
              className="why"
              aria-label={t("reason")}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            >
              <option value="">{t("reason")}</option>
              {STAFF_STOCK_REASONS.map((each) => (
                <option key={each} value={each}>
                  {t(each)}
                </option>
              ))}
            </Select>
            <Button look="bare" keys="⌘Z" onClick={edits.undo}>
              {t("undo")}
            </Button>
            <Button look="bare" onClick={edits.redo}>
              {t("redo")}
            </Button>
            <Button look="do" keys="⌘S" isBusy={isBusy} onClick={() => void save()}>
              {t("saveRows", { count: places.size })}
            </Button>
          </ActionBar>
        )
      }
    >
      {rows.length > 0 ? (
        <Grid rows={rows} edits={edits} names={names} />
      ) : (
        <EmptyState title={t("nothing")}>{t("nothingHint")}</EmptyState>
      )}
      <Confirm
        isOpen={blocker.state === "blocked"}
        onClose={() => blocker.reset?.()}
        title={f("unsaved")}
        verb={f("unsavedLeave")}
        onConfirm={() => blocker.proceed?.()}
      >
        {f("unsaved")}
      </Confirm>
    </Screen>
  )
}
