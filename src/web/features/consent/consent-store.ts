import { useSyncExternalStore } from "react"
import { CONSENT_COOKIE, CONSENT_DAYS, type Consent, readConsent, writeConsent } from "../../../domain/site/consent.ts"
import { cookieValue } from "../../../domain/site/cookie-header.ts"
import { useShell } from "../../shell/shell.ts"
import { writeCookie } from "../../shell/write-cookie.ts"

let isReopened = false
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What was said, as its cookie writes it. */
const answers = () => cookieValue(document.cookie, CONSENT_COOKIE) ?? ""
const useAnswers = () => useSyncExternalStore(subscribe, answers, () => "")

export const savedConsent = (): Consent => readConsent(answers())

export function saveConsent(consent: Consent): void {
  writeCookie(CONSENT_COOKIE, writeConsent({ ...savedConsent(), ...consent }), CONSENT_DAYS)
  isReopened = false
  tell()
}

/** Whoever has answered may look again and change it. */
export const reopenConsent = {
  open() {
    isReopened = true
    tell()
  },
  close() {
    isReopened = false
    tell()
  },
  useIsOpen: () =>
    useSyncExternalStore(
      subscribe,
      () => isReopened,
      () => false,
    ),
}

/** The code that the shop has and what this visitor has said to it; nobody has said anything on the server. */
export function useConsent() {
  return { code: useShell()?.shop?.code ?? null, consent: readConsent(useAnswers()) }
}
