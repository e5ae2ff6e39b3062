import { Suspense, useState } from "react"
import { useWords } from "../../shell/use-words.ts"
import { lazyPart } from "../../ui/keep-loading.ts"

type SearchFieldProps = {
  id: string
  text: string
  setText: (text: string) => void
  placeholder: string
  /** What stands above it; where nothing does, its name is only heard. */
  label?: string | undefined
  /** Orders are found by their number only. */
  withSuggestions: boolean
  onLeave?: () => void
}

const loadSuggestions = () =>
  import("./search-suggestions.tsx").then(({ SearchSuggestions }) => ({ default: SearchSuggestions }))
const LazySuggestions = lazyPart(loadSuggestions)

/** The field that a search is typed in. Its suggestions are fetched when it is pointed at, and shown while it has the focus. */
export function SearchField({ id, text, setText, placeholder, label, withSuggestions, onLeave }: SearchFieldProps) {
  const words = useWords()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [isInUse, setInUse] = useState(false)
  const leave = () => {
    setInUse(false)
    onLeave?.()
  }
  return (
    <div data-slot="search-field">
      <label className={label ? undefined : "visually-hidden"} htmlFor={id}>
        {label ?? words.search}
      </label>
      <input
        ref={setInput}
        type="search"
        id={id}
        name="keywords"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setInUse(true)
        }}
        onPointerEnter={() => void loadSuggestions()}
        onFocus={() => void loadSuggestions()}
        onBlur={() => setInUse(false)}
      />
      {isInUse && withSuggestions && text.trim() !== "" && (
        <Suspense>
          <LazySuggestions input={input} text={text} onLeave={leave} />
        </Suspense>
      )}
    </div>
  )
}
