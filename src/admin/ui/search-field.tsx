import search from "lucide/dist/esm/icons/search.mjs"
import { useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { useKeys } from "../shell/keys.ts"
import { Icon } from "./icon.tsx"
import { KeyCap } from "./key-cap.tsx"

const PAUSE_MS = 250

/** Looks for words in the list of this screen, which stand in the address as `keywords`. */
export function SearchField({ label }: { label: string }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get("keywords") ?? ""
  const [text, setText] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  useKeys({ "/": () => field.current?.focus() })
  useEffect(() => setText(asked), [asked])
  useEffect(() => {
    if (text.trim() === asked) return
    const timer = setTimeout(() => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete("page")
          if (text.trim()) next.set("keywords", text.trim())
          else next.delete("keywords")
          return next
        },
        { replace: true },
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, asked, setParams])
  return (
    <label className="input">
      <Icon of={search} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <KeyCap keys="/" />
    </label>
  )
}
