import { useSyncExternalStore } from "react"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { INQUIRY } from "../../shell/read-personal.ts"
import { readStored, writeStored } from "../../shell/stored.ts"
import { personalStore } from "../../shell/use-personal.ts"

/** A good that the visitor asks about, and how many. */
export type InquiryItem = {
  id: number
  name: string
  /** The merchant's number of it. */
  number: string
  image: string | null
  url: string
  total: number
}

/** The good that shall be asked about; without `total` its minimum is asked for when the dialog opens. */
export type AskedGoods = Omit<InquiryItem, "total" | "number"> & { number?: string; total?: number }

const NONE: readonly InquiryItem[] = []

/** What is stored by the id of the good; whatever is damaged is left out. */
export function readInquiry(stored: unknown): InquiryItem[] {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return []
  return Object.values(stored).flatMap((item) => (isItem(item) ? [item] : []))
}

function isItem(item: unknown): item is InquiryItem {
  if (typeof item !== "object" || item === null) return false
  const { id, name, number, image, url, total }: Record<string, unknown> = { ...item }
  const isPicture = image === null || typeof image === "string"
  const isWritten = [name, number].every((text) => typeof text === "string")
  return isWritten && isPicture && isCount(id) && isCount(total) && typeof url === "string" && url.startsWith("/item/")
}

const isCount = (count: unknown): count is number => Number.isInteger(count) && Number(count) > 0

/** The inquiry list of this browser: a map by the id of the good, in local storage, the same in every tab. */
function createInquiryList() {
  let items = NONE
  let isRead = false
  const listeners = new Set<() => void>()

  function read() {
    items = readInquiry(readStored(INQUIRY))
    isRead = true
    for (const listener of listeners) listener()
  }

  function write(next: readonly InquiryItem[]) {
    writeStored(INQUIRY, Object.fromEntries(next.map((item) => [item.id, item])))
    read()
    personalStore.changed()
  }

  return {
    get: () => items,

    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) addEventListener("storage", read)
      if (!isRead) read()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener("storage", read)
      }
    },

    /** The same good takes the place of the one before. */
    put: (item: InquiryItem) => write([...items.filter(({ id }) => id !== item.id), item]),
    remove: (goodsId: number) => write(items.filter(({ id }) => id !== goodsId)),
    clear: () => write([]),
  }
}

export const boundedTotal = (total: number) =>
  Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(total) || MIN_QUANTITY))

export const inquiryList = createInquiryList()

/** The goods that are asked about; none until the page has loaded. */
export const useInquiryList = () => useSyncExternalStore(inquiryList.subscribe, inquiryList.get, () => NONE)
