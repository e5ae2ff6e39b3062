import { useEffect, useRef } from "react"

/** "⌘k", "⇧x", "?", "escape", "enter", or two in a row: "g o". */
export type KeyMap = Record<string, (event: KeyboardEvent) => void>

const SEQUENCE_MS = 1_200
const STORED = "vitrine.letters"

/** Single letters can be switched off (WCAG 2.1.4). */
export const letterKeys = {
  areOn: () => localStorage.getItem(STORED) !== "off",
  set: (on: boolean) => (on ? localStorage.removeItem(STORED) : localStorage.setItem(STORED, "off")),
}

const layers: KeyMap[] = []
let before = ""
let beforeAt = 0

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))

function nameOf(event: KeyboardEvent): string {
  const command = event.metaKey || event.ctrlKey ? "⌘" : ""
  const option = event.altKey ? "⌥" : ""
  const key = event.key.toLowerCase()
  const shift = event.shiftKey && (key.length > 1 || /\p{L}/u.test(key)) ? "⇧" : ""
  return `${command}${option}${shift}${key}`
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const name = nameOf(event)
  const isLetter = name.length === 1 || (name.length === 2 && name.startsWith("⇧"))
  const isOpen = document.querySelector("[role=dialog],[role=alertdialog]") !== null
  if (isField(event.target) && (isLetter || name === "enter")) return
  if (isLetter && !letterKeys.areOn()) return
  // Enter and space belong to what has the focus.
  if (
    (name === "enter" || name === " ") &&
    event.target instanceof HTMLElement &&
    event.target.closest("a,button,summary")
  )
    return
  const both = event.timeStamp - beforeAt < SEQUENCE_MS ? `${before} ${name}` : name
  before = name
  beforeAt = event.timeStamp
  // A dialog has the keys for itself.
  const usable = isOpen ? layers.slice(-1) : layers.toReversed()
  for (const layer of usable) {
    const does = layer[both] ?? layer[name]
    if (!does) continue
    event.preventDefault()
    before = ""
    does(event)
    return
  }
}

/** Keys that work while this is shown; what was shown last answers first. */
export function useKeys(map: KeyMap): void {
  const latest = useRef(map)
  latest.current = map
  useEffect(() => {
    const layer: KeyMap = new Proxy({}, { get: (_, name) => latest.current[String(name)] })
    if (layers.length === 0) addEventListener("keydown", onKey)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) removeEventListener("keydown", onKey)
    }
  }, [])
}
