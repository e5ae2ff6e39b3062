import { Suspense, useEffect, useState } from "react"
import { cookieValue } from "../../../domain/site/cookie-header.ts"
import { isPublicScreen } from "../../../domain/site/public-screens.ts"
import { opensCouponPopup } from "../../../domain/site/templates.ts"
import { useShell } from "../../shell/shell.ts"
import { usePersonal } from "../../shell/use-personal.ts"
import { useScreen } from "../../shell/use-screen.ts"
import { lazyPart } from "../../ui/keep-loading.ts"
import { whenQuiet } from "../../ui/when-quiet.ts"
import { useAsksConsent } from "../consent/consent-place.tsx"
import { COUPON_COOKIE } from "./coupon-cookie.ts"

const LazyCoupon = lazyPart(() => import("./coupon-popup.tsx").then(({ CouponPopup }) => ({ default: CouponPopup })))

/** What comes by itself, once the page is quiet; never where somebody is about to buy or to sign in. */
export function ComingOverlay() {
  const shell = useShell()
  const isPublic = isPublicScreen(useScreen())
  const personal = usePersonal()
  const [isQuiet, setQuiet] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const asksConsent = useAsksConsent()
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  const coupon = shell?.shop?.siteCoupon
  if (!shell || !coupon || !isQuiet || !isPublic || isClosed || asksConsent || personal === null) return null
  const opens = opensCouponPopup({
    template: shell.template,
    siteHasCoupon: true,
    putOff: Boolean(cookieValue(document.cookie, COUPON_COOKIE)),
    signedIn: personal.email !== "",
  })
  if (!opens) return null
  return (
    <Suspense>
      <LazyCoupon coupon={coupon} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
