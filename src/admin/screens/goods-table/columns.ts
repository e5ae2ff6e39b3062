import type { BulkRowShown } from "../../../contract/admin/goods-bulk.ts"
import { readPrice, readStock } from "../../features/goods/read-typed.ts"

export const COLUMNS = [
  "dnames",
  "dno",
  "choice",
  "goodNo",
  "price",
  "orginPrice",
  "stock",
  "weight",
  "moq",
  "onSale",
  "categories",
  "tags",
] as const

export type Column = (typeof COLUMNS)[number]
/** Fields of the good itself: they are the same in all rows of its variants, and edited in the first. */
const OF_GOODS: ReadonlySet<Column> = new Set(["dnames", "dno", "moq", "onSale", "categories", "tags"])

type Named = { id: number; dnames: string }
export type Names = { categories: readonly Named[]; tags: readonly Named[]; yes: string; no: string }

const SEPARATOR = "; "

const namesOf = (ids: readonly number[], all: readonly Named[]) =>
  ids.map((id) => all.find((each) => each.id === id)?.dnames ?? String(id)).join(SEPARATOR)

/** What a cell says before anybody types into it. */
export function shownText(row: BulkRowShown, column: Column, names: Names): string {
  if (row.detail_id === null && !OF_GOODS.has(column)) return ""
  if (column === "price") return row.price.toFixed(2)
  if (column === "orginPrice") return row.orginPrice === null ? "" : row.orginPrice.toFixed(2)
  if (column === "onSale") return row.onSale ? names.yes : names.no
  if (column === "categories") return namesOf(row.categories, names.categories)
  if (column === "tags") return namesOf(row.tags, names.tags)
  return String(row[column])
}

export const isEditable = (row: BulkRowShown, column: Column, isFirst: boolean): boolean =>
  column !== "choice" && (OF_GOODS.has(column) ? isFirst : row.detail_id !== null)

type FaultWord = "wrongNumber" | "wrongPrice" | "wrongStock" | "wrongFlag" | "unknownName" | "needed"
export type Read = { sent: Record<string, unknown> } | { fault: FaultWord; name?: string }

const WHOLE = /^\d{1,8}$/

/** What was typed into a cell, as the call takes it. */
export function readCell(column: Column, typed: string, names: Names): Read {
  const text = typed.trim()
  switch (column) {
    case "dnames":
    case "dno":
    case "goodNo":
      return text === "" ? { fault: "needed" } : { sent: { [column]: text } }
    case "price": {
      const price = readPrice(text)
      return price === null ? { fault: "wrongPrice" } : { sent: { price } }
    }
    case "orginPrice": {
      const price = text === "" ? null : readPrice(text)
      return price === null && text !== "" ? { fault: "wrongPrice" } : { sent: { orginPrice: price } }
    }
    case "stock": {
      const edit = readStock(text)
      return edit === null ? { fault: "wrongStock" } : { sent: edit }
    }
    case "weight":
    case "moq":
      return WHOLE.test(text) ? { sent: { [column]: Number(text) } } : { fault: "wrongNumber" }
    case "onSale": {
      const is = flagOf(text.toLowerCase(), names)
      return is === null ? { fault: "wrongFlag" } : { sent: { onSale: is } }
    }
    case "categories":
      return idsOf(text, names.categories, "categories")
    case "tags":
      return idsOf(text, names.tags, "tags")
    case "choice":
      return { sent: {} }
  }
}

function flagOf(text: string, { yes, no }: Names): boolean | null {
  if ([yes.toLowerCase(), "1", "true", "x"].includes(text)) return true
  return [no.toLowerCase(), "0", "false", ""].includes(text) ? false : null
}

function idsOf(text: string, all: readonly Named[], field: "categories" | "tags"): Read {
  const wanted = text.split(/[;\n]/).flatMap((name) => (name.trim() === "" ? [] : [name.trim()]))
  const found = wanted.map((name) => all.find(({ dnames }) => dnames.toLowerCase() === name.toLowerCase()))
  const missing = wanted.find((_, at) => found[at] === undefined)
  if (missing !== undefined) return { fault: "unknownName", name: missing }
  return { sent: { [field]: found.flatMap((each) => (each ? [each.id] : [])) } }
}
