import { useEffect, useRef, useState } from "react"
import { useHref, useNavigate } from "react-router"
import type { Shop } from "../../../shell/shell.ts"
import { personalStore, usePersonal } from "../../../shell/use-personal.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Tick } from "../../../ui/forms/tick.tsx"
import { PayNews } from "../pay-news.tsx"
import { TermsSentence } from "../terms-sentence.tsx"
import { leaveGuestCart } from "./leave-guest-cart.ts"
import { payByWallet } from "./pay-by-wallet.ts"
import { useExpressElement } from "./use-express-element.ts"
import { useWalletSheet } from "./use-wallet-sheet.ts"

export type WalletProps = { wallet: NonNullable<Shop["wallet"]>; isMember: boolean; isCart: boolean }
type WalletPartProps = WalletProps & { place: HTMLElement; lines: string }

/** Stripe's Express Checkout Element: Apple Pay, Google Pay and Link, which bring the address along. Nothing of it is shown where this browser has none of them. */
export function WalletPart({ wallet, isMember, isCart, place, lines }: WalletPartProps) {
  const words = useWords("checkOut", "pay", "purchase", "addresses")
  const frame = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const home = useHref("/")
  const email = usePersonal()?.email ?? ""
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState("")
  const [isPaying, setPaying] = useState(false)
  const isBusy = useRef(false)
  const sheet = useWalletSheet(lines, { isMember, isCart, onFault: setFault })
  const { express, isReady } = useExpressElement(frame, wallet.publishableKey, sheet.quote, {
    onClick: (event) => {
      const isAgreed = agreed || !wallet.asksTerms
      setFault(isAgreed ? "" : words.payWalletTerms)
      if (!isAgreed) return event.reject()
      sheet.open(event)
    },
    onAddress: (event) => express && void sheet.moveTo(event, express),
    onRate: (event) => sheet.rate(event),
    onCancel: () => express && sheet.close(express),
    onConfirm: (event) => void pay(event),
  })

  async function pay(event: Parameters<typeof payByWallet>[0]["event"]) {
    const opened = sheet.opened()
    // A second press of the same button finds the first on its way.
    if (!express || !opened || isBusy.current) return
    isBusy.current = true
    setPaying(true)
    const hrefOf = (path: string) => location.origin + (home === "/" ? "" : home) + path
    const onPlaced = () => {
      if (isCart && !isMember) leaveGuestCart(lines)
      personalStore.changed()
    }
    const ordered = {
      lines,
      key: opened.key,
      expected: opened.quote.expected,
      agreed: agreed || !wallet.asksTerms,
      email,
    }
    const end = await payByWallet({ express, calls: sheet.calls, event, words, hrefOf, onPlaced, ...ordered })
    if ("to" in end) return end.isPaidThere ? location.assign(hrefOf(end.to)) : navigate(end.to)
    isBusy.current = false
    setPaying(false)
    setFault(end.refused)
    event.paymentFailed({ reason: end.reason, message: end.refused })
    // With an address that cannot be used the sheet stays open, for another one.
    if (end.reason === "fail") sheet.close(express)
  }

  const isShown = isReady && sheet.quote !== null
  useEffect(() => {
    place.dataset.state = isShown ? "shown" : "waiting"
  }, [place, isShown])
  return (
    <section data-slot="wallet-part" aria-label={words.payExpress} aria-busy={isPaying || undefined}>
      <p data-quiet>{words.payExpress}</p>
      {wallet.asksTerms && (
        <Tick checked={agreed} onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}>
          <TermsSentence />
        </Tick>
      )}
      <div ref={frame} data-slot="wallet-frame" />
      <PayNews fault={fault} news={isPaying ? words.payBeingMade : ""} />
    </section>
  )
}
