import { useEffect, useId, useState } from "react"
import { useNavigate } from "react-router"
import { fill } from "../../shell/fill.ts"
import { LateTexts } from "../../shell/late-texts.tsx"
import { useWords } from "../../shell/use-words.ts"
import { GoodsPrice } from "../../ui/amounts/price.tsx"
import { Search } from "../../ui/icons.tsx"
import { Picture } from "../../ui/picture.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { type SuggestedOption, suggestedOptions } from "./suggested-options.ts"
import { useCombobox } from "./use-combobox.ts"
import { useSuggestions } from "./use-suggestions.ts"

const NONE: string[] = []

type SearchSuggestionsProps = { input: HTMLInputElement | null; text: string; onLeave: () => void }

/** What the text so far may mean, below the field that it is typed in. The focus stays in the field. */
export function SearchSuggestions({ input, text, onLeave }: SearchSuggestionsProps) {
  const words = useWords()
  const navigate = useNavigate()
  const listId = useId()
  const [list, setList] = useState<HTMLElement | null>(null)
  const suggestions = useSuggestions(text)
  const options = suggestedOptions(suggestions, text)
  const pick = (index: number) => {
    const chosen = options[index]
    if (!chosen) return
    navigate(chosen.address)
    onLeave()
  }
  const keys = options.map(({ address }) => address)
  const { isOpen, active, optionId } = useCombobox({ input, list, listId, keys, pick })
  const activeId = optionId(active)
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  const suggested = options.length - 1
  return (
    <>
      <span role="status" className="visually-hidden">
        {isOpen && (suggested > 0 ? fill(words.suggestionCount, { count: suggested }) : words.noSuggestions)}
      </span>
      <div
        ref={setList}
        role="listbox"
        id={listId}
        tabIndex={-1}
        aria-label={words.search}
        data-slot="suggestions"
        hidden={!isOpen}
      >
        <LateTexts texts={suggestions?.ownTexts ?? NONE}>
          {options.map((option, index) => (
            <div
              key={option.address}
              role="option"
              tabIndex={-1}
              id={optionId(index)}
              aria-selected={index === active}
              data-slot="suggestion"
              data-kind={option.kind}
            >
              <Suggestion option={option} />
            </div>
          ))}
        </LateTexts>
      </div>
    </>
  )
}

function Suggestion({ option }: { option: SuggestedOption }) {
  const words = useWords()
  if (option.kind === "search") {
    return (
      <>
        <Search aria-hidden="true" />
        <span>{fill(words.searchFor, { keywords: option.keywords })}</span>
      </>
    )
  }
  if (option.kind === "category") {
    return (
      <>
        <MerchantText>{option.name}</MerchantText> <small>{words.suggestedCategories}</small>
      </>
    )
  }
  const { image, name } = option.goods
  return (
    <>
      <span data-slot="suggestion-picture">
        <Picture src={image} sizes="48px" width={48} height={48} />
      </span>
      <MerchantText>{name}</MerchantText>
      <GoodsPrice goods={option.goods} />
    </>
  )
}
