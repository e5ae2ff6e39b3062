import ellipsis from "lucide/dist/esm/icons/ellipsis.mjs"
import imageOff from "lucide/dist/esm/icons/image-off.mjs"
import lock from "lucide/dist/esm/icons/lock.mjs"
import { Link, useParams } from "react-router"
import type { AdminGoods } from "../../../contract/admin/goods-shapes.ts"
import { EditCell } from "../../features/goods/edit-cell.tsx"
import { priceText, readPrice, readStock, stockAfter } from "../../features/goods/read-typed.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Icon } from "../../ui/icon.tsx"
import { Box } from "../../ui/input.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import type { useListCursor } from "../../ui/use-list-cursor.ts"
import type { useCellEdits } from "./use-cell-edits.ts"

export type RowDeed = "copy" | "remove" | "show" | "moves" | "open"

type GoodsTableProps = {
  rows: readonly AdminGoods[]
  cursor: ReturnType<typeof useListCursor<AdminGoods>>
  edits: ReturnType<typeof useCellEdits>
  /** What was wrong with a row when it was saved, in words. */
  faults: ReadonlyMap<number, string>
  onSale: (good: AdminGoods, on: boolean) => void
  onDeed: (deed: RowDeed, good: AdminGoods) => void
}

export function GoodsTable({ rows, cursor, edits, faults, onSale, onDeed }: GoodsTableProps) {
  const t = useWords("goods")
  const { site } = useMe()
  const all = rows.length > 0 && cursor.ticked.size === rows.length
  return (
    <div className="sheet over-x">
      <table className="shelf goods">
        <thead>
          <tr>
            <th>
              <Box aria-label={t("tickAll")} checked={all} onChange={cursor.tickAll} />
            </th>
            <th scope="col">{t("good")}</th>
            <th scope="col">{t("categories")}</th>
            <th scope="col" className="num">
              {t("price")}, {site.currency}
            </th>
            <th scope="col" className="num">
              {t("stock")}
            </th>
            <th scope="col" className="num">
              {t("sold")}
            </th>
            <th scope="col">{t("inShop")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((good, index) => (
            <GoodsRow
              key={good.id}
              {...{ good, index, cursor, edits, onSale, onDeed }}
              fault={good.detail_id === null ? undefined : faults.get(good.detail_id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type GoodsRowProps = Omit<GoodsTableProps, "rows" | "faults"> & {
  good: AdminGoods
  index: number
  fault: string | undefined
}

function GoodsRow({ good, index, cursor, edits, fault, onSale, onDeed }: GoodsRowProps) {
  const t = useWords("goods")
  const { shop = "" } = useParams()
  const { number } = useFormats()
  const isTicked = cursor.ticked.has(String(good.id))
  const classes = [index === cursor.cursor && "cur", isTicked && "sel"].filter(Boolean).join(" ")
  return (
    <tr
      className={classes || undefined}
      data-row={index}
      onFocus={() => index !== cursor.cursor && cursor.setCursor(index)}
    >
      <td>
        <Box aria-label={t("tickRow", { name: good.dnames })} checked={isTicked} onChange={() => cursor.tick(index)} />
      </td>
      <td className="g-n">
        <Link className="row" to={`/admin/${shop}/goods/${good.id}`}>
          {good.image ? <img className="pic" src={good.image} alt="" loading="lazy" /> : <NoPicture />}
          <span className="two">
            <bdi className="strong cut">{good.dnames}</bdi>
            <span>
              <span className="code">{good.dno}</span>
              {good.variantCount > 1 && ` · ${t("variants", { count: good.variantCount })}`}
              {good.isEncrypted && (
                <>
                  {" · "}
                  <Icon of={lock} size="s" /> {t("locked")}
                </>
              )}
            </span>
          </span>
        </Link>
      </td>
      <td className="dim small g-c">{good.categories.join(", ")}</td>
      <td className="num g-p">
        <PriceCell good={good} edits={edits} fault={fault} />
      </td>
      <td className="num g-s">
        <StockCell good={good} edits={edits} />
      </td>
      <td className="num dim g-x">{number(good.soldCount)}</td>
      <td className="g-o">
        <label className="row">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            aria-label={t("onSaleOf", { name: good.dnames })}
            aria-checked={good.onSale}
            checked={good.onSale}
            onChange={(event) => onSale(good, event.target.checked)}
          />
          <span className="small dim">{t(!good.onSale ? "offSale" : good.isEncrypted ? "lockedState" : "onSale")}</span>
        </label>
      </td>
      <td className="g-m">
        <Menu
          trigger={
            <button type="button" className="btn icon bare" aria-label={t("more", { name: good.dnames })}>
              <Icon of={ellipsis} />
            </button>
          }
        >
          <MenuItem onSelect={() => onDeed("open", good)}>{t("open")}</MenuItem>
          <MenuItem onSelect={() => onDeed("show", good)}>{t("showInShop")}</MenuItem>
          <MenuItem onSelect={() => onDeed("moves", good)}>{t("stockMoves")}</MenuItem>
          <MenuItem onSelect={() => onDeed("copy", good)}>{t("copy")}</MenuItem>
          <MenuItem onSelect={() => onDeed("remove", good)}>{t("remove")}</MenuItem>
        </Menu>
      </td>
    </tr>
  )
}

const NoPicture = () => (
  <span className="pic no-pic">
    <Icon of={imageOff} />
  </span>
)

type CellProps = { good: AdminGoods; edits: GoodsTableProps["edits"]; fault?: string | undefined }

/** Goods with several variants say the span of their prices; those are changed with the variants. */
function PriceCell({ good, edits, fault }: CellProps) {
  const t = useWords("goods")
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const id = good.detail_id
  if (id === null || good.price === null) {
    if (good.maxPrice === 0) return <span className="edit dim">{t("onRequest")}</span>
    const [low, high] = [amount(good.minPrice), amount(good.maxPrice)]
    return <span className="edit">{low === high ? low : `${low} – ${high}`}</span>
  }
  const typed = edits.of(id, "price")
  const isWrong = typed !== undefined && readPrice(typed) === null
  return (
    <EditCell
      name="price"
      label={t("priceOf", { name: good.dnames })}
      shown={priceText(good.price)}
      typed={typed}
      onType={(text) => edits.type(id, "price", text)}
      fault={isWrong ? t("wrongPrice") : fault}
      hint={typed !== undefined && readPrice(typed) === 0 ? t("onRequest") : undefined}
    />
  )
}

function StockCell({ good, edits }: CellProps) {
  const t = useWords("goods")
  const { number } = useFormats()
  const id = good.detail_id
  if (id === null) return <span className={good.stock === 0 ? "edit none" : "edit"}>{number(good.stock)}</span>
  const typed = edits.of(id, "stock")
  const edit = typed === undefined ? null : readStock(typed)
  const left = edit === null ? good.stock : stockAfter(edit, good.stock)
  const isWrong = typed !== undefined && edit === null
  const isShort = left < 0
  return (
    <EditCell
      name="stock"
      label={t("stockOf", { name: good.dnames })}
      shown={String(good.stock)}
      isNone={good.stock === 0}
      typed={typed}
      onType={(text) => edits.type(id, "stock", text)}
      fault={isWrong ? t("wrongStock") : isShort ? t("tooFew", { count: good.stock }) : undefined}
      hint={
        edit && "change" in edit
          ? `${good.stock} ${edit.change < 0 ? "−" : "+"} ${Math.abs(edit.change)} = ${left}`
          : undefined
      }
    />
  )
}
