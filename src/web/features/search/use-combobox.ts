import { useEffect, useEffectEvent, useState } from "react"
import { stepOption } from "./step-option.ts"

type Combobox = {
  input: HTMLInputElement | null
  list: HTMLElement | null
  listId: string
  /** What tells the options apart, in their order. */
  keys: readonly string[]
  pick: (index: number) => void
}

const ARIA = ["role", "aria-autocomplete", "aria-controls", "aria-expanded", "aria-activedescendant"]

/** Keyboard and pointer of a text field with a list below it, after the ARIA practices. The list may come later. */
export function useCombobox({ input, list, listId, keys, pick }: Combobox) {
  // By its key: options that come late may move the chosen one, not take it away.
  const [chosen, setChosen] = useState<string>()
  const [isDismissed, setDismissed] = useState(false)
  const active = chosen === undefined ? -1 : keys.indexOf(chosen)
  const isOpen = keys.length > 0 && !isDismissed
  const optionId = (index: number) => `${listId}-${index}`

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === "Escape" && isOpen) {
      // One press closes the list, the next one whatever is around it.
      event.preventDefault()
      setDismissed(true)
    } else if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault()
      pick(active)
    } else {
      const next = stepOption(active, keys.length, event.key)
      if (next === null) return
      event.preventDefault()
      setDismissed(false)
      setChosen(isOpen ? keys[next] : undefined)
    }
  })

  const onInput = useEffectEvent(() => {
    setDismissed(false)
    setChosen(undefined)
  })

  useEffect(() => {
    if (!input) return
    const stop = new AbortController()
    input.setAttribute("role", "combobox")
    input.setAttribute("aria-autocomplete", "list")
    input.setAttribute("aria-controls", listId)
    input.addEventListener("keydown", (event) => onKey(event), { signal: stop.signal })
    input.addEventListener("input", () => onInput(), { signal: stop.signal })
    return () => {
      stop.abort()
      for (const name of ARIA) input.removeAttribute(name)
    }
  }, [input, listId])

  const onClick = useEffectEvent((target: EventTarget | null) => {
    const option = target instanceof Element ? target.closest("[role=option]") : null
    if (option) pick([...(list?.children ?? [])].indexOf(option))
  })

  useEffect(() => {
    const stop = new AbortController()
    // The focus stays in the field: whoever types on goes on typing.
    list?.addEventListener("mousedown", (event) => event.preventDefault(), { signal: stop.signal })
    list?.addEventListener("click", ({ target }) => onClick(target), { signal: stop.signal })
    return () => stop.abort()
  }, [list])

  useEffect(() => {
    input?.setAttribute("aria-expanded", String(isOpen))
    if (isOpen && active >= 0) input?.setAttribute("aria-activedescendant", `${listId}-${active}`)
    else input?.removeAttribute("aria-activedescendant")
  }, [input, isOpen, active, listId])

  return { isOpen, active, optionId }
}
