import "../overlays/overlays.css"
import { useEffect, useId, useRef, useState } from "react"
import { CONSENT_DAYS, CONSENT_PURPOSES, type Consent, type ShopCode } from "../../../domain/site/consent.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { codeDocument } from "./code-document.ts"
import { reopenConsent, saveConsent, savedConsent } from "./consent-store.ts"

/** Wide enough for every purpose to stand in it from the start. */
const WIDE = "(width >= 48rem)"

type ConsentBarProps = { code: ShopCode; isReopened: boolean }

/** Asks what of others may run here. To refuse is as easy as to accept. */
export function ConsentBar({ code, isReopened }: ConsentBarProps) {
  const words = useWords()
  const id = useId()
  const hasPrivacy = useShop().policies.some(({ name }) => name === "privacy")
  const bar = useSpace()
  const [chosen, setChosen] = useState<Consent>(savedConsent)
  useFocusWhen(isReopened, bar)
  const names = {
    chat: [words.consentChat, words.consentChatFor],
    counting: [words.consentCounting, words.consentCountingFor],
    adverts: [words.consentAdverts, words.consentAdvertsFor],
  }
  function answer(consent: Consent) {
    const before = savedConsent()
    const isWithdrawn = code.purposes.some((purpose) => before[purpose] === true && consent[purpose] !== true)
    saveConsent(consent)
    // What has run cannot be taken out of this document.
    if (isWithdrawn && codeDocument.hasRun()) location.reload()
  }
  const all = (is: boolean) => Object.fromEntries(code.purposes.map((purpose) => [purpose, is]))
  const picked = () => Object.fromEntries(code.purposes.map((purpose) => [purpose, chosen[purpose] === true]))
  return (
    <section
      data-slot="consent"
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
      ref={bar}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isReopened) reopenConsent.close()
      }}
    >
      <h2 id={`${id}title`}>{words.consentTitle}</h2>
      <p id={`${id}text`}>
        {words.consentText} {fill(words.consentKept, { days: CONSENT_DAYS })}{" "}
        {hasPrivacy && (
          <Link data-slot="text-link" to={SCREENS.privacy.path}>
            {words.policyPrivacy}
          </Link>
        )}
      </p>
      <details open={isReopened || matchMedia(WIDE).matches}>
        <summary>{words.consentChoose}</summary>
        <ul>
          <Purpose name={words.consentNeeded} what={words.consentNeededFor} checked disabled />
          {CONSENT_PURPOSES.filter((purpose) => code.purposes.includes(purpose)).map((purpose) => (
            <Purpose
              key={purpose}
              name={names[purpose][0] ?? ""}
              what={names[purpose][1] ?? ""}
              checked={chosen[purpose] === true}
              onChange={(is) => setChosen({ ...chosen, [purpose]: is })}
            />
          ))}
        </ul>
      </details>
      <div data-slot="form-actions">
        <Button type="button" size="small" onClick={() => answer(all(true))}>
          {words.acceptAll}
        </Button>
        <Button type="button" size="small" onClick={() => answer(all(false))}>
          {words.onlyNeeded}
        </Button>
        <Button type="button" size="small" kind="quiet" onClick={() => answer(picked())}>
          {words.saveChoice}
        </Button>
      </div>
    </section>
  )
}

type PurposeProps = {
  name: string
  what: string
  checked: boolean
  disabled?: boolean
  onChange?: (is: boolean) => void
}

function Purpose({ name, what, onChange, ...input }: PurposeProps) {
  return (
    <li>
      <label data-slot="tick">
        <input type="checkbox" {...input} onChange={(event) => onChange?.(event.currentTarget.checked)} />
        <span>{name}</span>
        <small>{what}</small>
      </label>
    </li>
  )
}

/** The end of the page can be scrolled above the bar, and what has the focus stays clear of it. */
function useSpace() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty("--consent-height", `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty("--consent-height")
    }
  }, [])
  return bar
}

/** Whoever opened it is led there, and back when it closes. */
function useFocusWhen(isReopened: boolean, bar: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (!isReopened) return
    const before = document.activeElement
    bar.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isReopened, bar])
}
