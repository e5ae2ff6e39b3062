import plus from "lucide/dist/esm/icons/plus.mjs"
import table from "lucide/dist/esm/icons/table-2.mjs"
import { useState } from "react"
import { useLoaderData, useNavigate, useParams, useSearchParams } from "react-router"
import type { AdminGoods } from "../../../contract/admin/goods-shapes.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { LIST_COUNT_MAX } from "../../../domain/constants.ts"
import { CopyDialog } from "../../features/goods/copy-dialog.tsx"
import { RemoveGoods } from "../../features/goods/remove-goods.tsx"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { loadFaultWords } from "../../shell/fault-words.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { GoodsBar } from "./goods-bar.tsx"
import { GoodsFilters, GoodsViews } from "./goods-filters.tsx"
import "./goods.css"
import { GoodsTable, type RowDeed } from "./goods-table.tsx"
import { isFiltered, listQuery, PAGE_SIZE } from "./list-query.ts"
import { changedRows, faultsByVariant } from "./save-cells.ts"
import { useCellEdits } from "./use-cell-edits.ts"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const query = listQuery(new URL(args.request.url).searchParams)
  const [goods, categories, tags] = await Promise.all([
    api.need("GET /api/admin/goods/lists", { query }),
    api.need("GET /api/admin/category/lists"),
    api.need("GET /api/admin/tag/lists"),
    loadFaultWords(),
  ])
  return { goods, categories: categories.list, tags: tags.list }
}

export function Component() {
  const t = useWords("goods")
  const { goods, categories, tags } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { number } = useFormats()
  const { site } = useMe()
  const { act, isBusy } = useAct()
  const edits = useCellEdits()
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map())
  const [copied, setCopied] = useState<AdminGoods | null>(null)
  const [removed, setRemoved] = useState<readonly AdminGoods[]>([])
  const { list, total } = goods
  const to = (path: string) => void navigate(`/admin/${shop}/goods/${path}`)
  const cursor = useListCursor({ rows: list, idOf: ({ id }) => String(id), onOpen: ({ id }) => to(String(id)) })
  const ticked = list.filter(({ id }) => cursor.ticked.has(String(id)))

  async function save(): Promise<void> {
    const rows = changedRows(list, edits)
    if (!rows || rows.length === 0) return
    const reply = await act("POST /api/admin/goods/bulk", { body: { faults: "skip", rows } })
    if (reply.code !== SUCCESS) return
    const wrong = faultsByVariant(rows, reply.data)
    setFaults(wrong)
    edits.keepOnly(new Set([...wrong.keys()].flatMap((id) => [`${id} price`, `${id} stock`])))
    const saved = rows.length - wrong.size
    if (saved > 0) say(t("savedCells", { count: saved }))
    const [reason] = wrong.values()
    if (reason) say(t("rowFaults", { count: wrong.size, reason }), { kind: "bad" })
  }

  async function putOnSale(some: readonly AdminGoods[], on: boolean): Promise<void> {
    const ids = some.map(({ id }) => id)
    const reply = await act("POST /api/admin/goods/onSale", { body: { ids, on } })
    if (reply.code !== SUCCESS) return
    const { changed } = reply.data
    const back = async () => void (await act("POST /api/admin/goods/onSale", { body: { ids: changed, on: !on } }))
    say(t(on ? "isOn" : "isOff", { count: changed.length }), changed.length > 0 ? { undo: back } : {})
  }

  function onDeed(deed: RowDeed, good: AdminGoods): void {
    if (deed === "open") to(String(good.id))
    if (deed === "moves") to(`${good.id}/stock`)
    if (deed === "copy") setCopied(good)
    if (deed === "remove") setRemoved([good])
    if (deed === "show") window.open(`${site.origin}${good.url}`, "_blank", "noopener")
  }

  useKeys({
    e: () => document.querySelector<HTMLInputElement>(`[data-row="${cursor.cursor}"] [data-cell="stock"]`)?.focus(),
    n: () => to("new"),
    "⌘s": () => void save(),
    "⌘z": () => edits.undo(),
    escape: () => cursor.clear(),
  })

  return (
    <Screen
      className="p-goods"
      title={total > LIST_COUNT_MAX ? t("titleMore", { count: number(LIST_COUNT_MAX) }) : t("title", { count: total })}
      actions={
        <>
          <ButtonLink to={`/admin/${shop}/goods/table?${search}`} icon={table}>
            {t("table")}
          </ButtonLink>
          <ButtonLink to={`/admin/${shop}/goods/new`} look="firm" icon={plus} keys="N">
            {t("newGood")}
          </ButtonLink>
        </>
      }
      above={
        <>
          <GoodsViews />
          <GoodsFilters categories={categories} tags={tags} />
        </>
      }
      bar={
        <GoodsBar
          changed={edits.typed.size}
          ticked={ticked}
          isBusy={isBusy}
          isReadable={changedRows(list, edits) !== null}
          onSave={() => void save()}
          onUndo={edits.undo}
          onSale={(on) => void putOnSale(ticked, on)}
          onRemove={() => setRemoved(ticked)}
        />
      }
    >
      {list.length > 0 ? (
        <GoodsTable
          rows={list}
          {...{ cursor, edits, faults, onDeed }}
          onSale={(good, on) => void putOnSale([good], on)}
        />
      ) : isFiltered(search) ? (
        <EmptyState
          title={t("nothingFound")}
          action={<ButtonLink to={`/admin/${shop}/goods`}>{t("clearFilters")}</ButtonLink>}
        >
          {t("nothingFoundHint")}
        </EmptyState>
      ) : (
        <EmptyState
          isFirst
          title={t("none")}
          action={
            <ButtonLink to={`/admin/${shop}/goods/new`} look="do" icon={plus}>
              {t("newGood")}
            </ButtonLink>
          }
        >
          {t("noneHint")}
        </EmptyState>
      )}
      <Pagination page={goods.current_page} pageSize={PAGE_SIZE} total={Math.min(total, LIST_COUNT_MAX)} />
      <CopyDialog key={copied?.id} good={copied} onClose={() => setCopied(null)} />
      <RemoveGoods goods={removed} onClose={() => setRemoved([])} />
    </Screen>
  )
}
