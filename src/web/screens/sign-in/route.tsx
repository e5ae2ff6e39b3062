import { positiveId, signUpPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { Package, Ticket } from "../../features/account/account-icons.tsx"
import { Gate, GateHead } from "../../features/account/gate.tsx"
import { loadGate } from "../../features/account/load-gate.server.ts"
import { writePasskey } from "../../features/account/passkeys/write-passkey.server.ts"
import { SIGN_IN_FIELDS } from "../../features/account/sign-in-fields.ts"
import { SignInForm } from "../../features/account/sign-in-form.tsx"
import { PASSWORD_SET, SIGNED_OUT } from "../../features/account/sign-in-reasons.ts"
import { writeFavourite } from "../../features/account/write-favourite.ts"
import { MapPin } from "../../features/content/contact-icons.tsx"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { type ActionApi, actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { shellOf, useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"

export async function loader(visit: Route.LoaderArgs) {
  const { searchParams } = visit.url
  return {
    ...(await loadGate(visit)),
    isSignedOut: searchParams.has(SIGNED_OUT),
    isPasswordSet: searchParams.has(PASSWORD_SET),
  }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const reply = await signIn(api, form)
  if (reply === null) return api.refuse("malformed", { form })
  if (isFailure(reply)) return api.refuse(reply, { form })
  // One that is no longer sold is no reason not to be signed in.
  const wanted = positiveId(textIn(form, SIGN_IN_FIELDS.favourite))
  if (wanted !== null) await api.ask("POST /api/goods/addCollect", writeFavourite(wanted))
  return api.lead(textIn(form, SIGN_IN_FIELDS.to) || SCREENS.memberCentre.path)
}

/** By a passkey where one has signed, else by the password; null where what it signed cannot be read. */
function signIn(api: ActionApi, form: FormData) {
  const remember = form.has(SIGN_IN_FIELDS.remember)
  const signed = textIn(form, SIGN_IN_FIELDS.passkey)
  if (signed) {
    const passkey = writePasskey(signed)
    return passkey && api.ask("POST /api/login/passkey", { body: { passkey, remember } })
  }
  const [email, password] = [textIn(form, SIGN_IN_FIELDS.email), textIn(form, SIGN_IN_FIELDS.password)]
  return api.ask("POST /api/login/account", { body: { email, password, remember } })
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  return personalMeta(shell, shell?.words.signIn)
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("account", "signIn")
  const { apps } = useShop()
  const { to, picture, isSignedOut, isPasswordSet } = loaderData
  const points = [
    { icon: Package, text: words.gateParcels },
    { icon: Ticket, text: words.gateCoupons },
    { icon: MapPin, text: words.gateAddresses },
  ]
  return (
    <Gate side={{ title: words.signInSide, points, picture }}>
      <GateHead title={words.signIn} text={words.signInText} />
      {isSignedOut && <Notice kind="ok">{words.loggedOut}</Notice>}
      {isPasswordSet && <Notice kind="ok">{words.passwordSet}</Notice>}
      <SignInForm to={to} faults={faultsIn(actionData)} typed={typedIn(actionData)} />
      <div data-slot="gate-row">
        <span data-quiet>{words.newHere}</span>
        <Link data-slot="text-link" to={signUpPath(to)}>
          {words.createAccount}
        </Link>
        {apps.guestPurchase && (
          <Link data-slot="text-link" to={SCREENS.orders.path}>
            {words.findGuestOrder}
          </Link>
        )}
      </div>
    </Gate>
  )
}
