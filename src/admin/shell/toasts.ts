import { createStore } from "./create-store.ts"

export type Toast = {
  id: number
  text: string
  kind: "done" | "bad"
  /** Takes back what was just done. */
  undo?: () => void | Promise<void>
}

const TOAST_MS = 6_000
/** A step that mails can be taken back as long as its mail is held. */
export const UNDO_MS = 10_000

const store = createStore<readonly Toast[]>([])
let nextId = 1

export const useToasts = store.use

export function dismissToast(id: number): void {
  store.set(store.get().filter((toast) => toast.id !== id))
}

export function say(text: string, { kind = "done", undo }: Partial<Pick<Toast, "kind" | "undo">> = {}): void {
  const id = nextId++
  store.set([...store.get().slice(-2), { id, text, kind, undo }])
  setTimeout(() => dismissToast(id), undo ? UNDO_MS : TOAST_MS)
}
