import { signInPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { Ticket } from "../../features/account/account-icons.tsx"
import { Gate, GateHead } from "../../features/account/gate.tsx"
import { loadGate } from "../../features/account/load-gate.server.ts"
import { SIGN_IN_FIELDS } from "../../features/account/sign-in-fields.ts"
import { SignUpForm } from "../../features/account/sign-up-form.tsx"
import { writeMember } from "../../features/account/write-member.ts"
import { dataOf } from "../../shell/data-of.ts"
import { fill } from "../../shell/fill.ts"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf, useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsOfPage } from "../../shell/words-files.server.ts"
import { Heart, RotateCcw } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"

export async function loader(visit: Route.LoaderArgs) {
  const [gate, config] = await Promise.all([loadGate(visit), pageApi(visit).ask("GET /api/site/config")])
  const { createAccount } = wordsOfPage(visit.context.get(pageContext), "account")
  return { ...gate, needsAgreement: dataOf(config).termsRequired, title: createAccount }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const { body, names } = writeMember(form)
  const reply = await api.ask("POST /api/login/register", { body })
  if (isFailure(reply)) return api.refuse(reply, { form, names })
  return api.lead(textIn(form, SIGN_IN_FIELDS.to) || SCREENS.memberCentre.path)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return personalMeta(shellOf(matches[0].loaderData), loaderData?.title)
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("account", "signUp")
  const { siteCoupon } = useShop()
  const { to, picture, needsAgreement } = loaderData
  const points = [
    ...(siteCoupon ? [{ icon: Ticket, text: fill(words.couponAtOnce, { coupon: siteCoupon.name }) }] : []),
    { icon: Heart, text: words.gateFavourites },
    { icon: RotateCcw, text: words.gateReturns },
  ]
  return (
    <Gate side={{ title: words.signUpSide, points, picture }}>
      <GateHead title={words.createAccount} text={words.signUpText} />
      <SignUpForm to={to} needsAgreement={needsAgreement} faults={faultsIn(actionData)} typed={typedIn(actionData)} />
      <div data-slot="gate-row">
        <span data-quiet>{words.hereBefore}</span>
        <Link data-slot="text-link" to={signInPath(to)}>
          {words.signIn}
        </Link>
      </div>
    </Gate>
  )
}
