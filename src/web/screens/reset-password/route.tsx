import { SCREENS } from "../../../domain/site/screens.ts"
import { KeyRound } from "../../features/account/account-icons.tsx"
import { Gate, GateHead } from "../../features/account/gate.tsx"
import { loadGate } from "../../features/account/load-gate.server.ts"
import { AskForCode, NewPassword, RESET_FIELDS } from "../../features/account/reset-forms.tsx"
import { PASSWORD_SET } from "../../features/account/sign-in-reasons.ts"
import { Clock3 } from "../../features/content/contact-icons.tsx"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsOfPage } from "../../shell/words-files.server.ts"
import { ShieldCheck } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"

export async function loader(visit: Route.LoaderArgs) {
  const { picture } = await loadGate(visit)
  const { resetTitle } = wordsOfPage(visit.context.get(pageContext), "resetPassword")
  return { picture, email: visit.url.searchParams.get(RESET_FIELDS.email) ?? "", title: resetTitle }
}

/** First the address that a code is mailed to, then the code with a new password. */
export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const email = textIn(form, RESET_FIELDS.email)
  if (!form.has(RESET_FIELDS.code)) {
    const sent = await api.ask("POST /api/login/sendEmailVerification", { body: { email } })
    if (isFailure(sent)) return api.refuse(sent, { form })
    return api.lead(`${SCREENS.resetPassword.path}?${new URLSearchParams({ [RESET_FIELDS.email]: email.trim() })}`)
  }
  const body = { email, code: textIn(form, RESET_FIELDS.code), password: textIn(form, RESET_FIELDS.password) }
  const reply = await api.ask("POST /api/login/resetPassword", { body })
  if (isFailure(reply)) return api.refuse(reply, { form })
  return api.lead(`${SCREENS.signIn.path}?${PASSWORD_SET}=1`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return personalMeta(shellOf(matches[0].loaderData), loaderData?.title)
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("account", "resetPassword")
  const { email, picture } = loaderData
  const points = [
    { icon: KeyRound, text: words.codeOnce },
    { icon: Clock3, text: words.codeMinutes },
    { icon: ShieldCheck, text: words.codePrivate },
  ]
  const sent = { faults: faultsIn(actionData), typed: typedIn(actionData) }
  return (
    <Gate side={{ title: words.resetSide, points, picture }}>
      {email ? (
        <>
          <GateHead title={words.lookIntoMail} text={words.lookIntoSpam} />
          <Notice kind="ok" title={words.codeOnItsWay}>
            <p>{words.codeOnItsWayText}</p>
          </Notice>
          <NewPassword key={email} email={email} {...sent} />
          <Link data-slot="text-link" to={SCREENS.resetPassword.path}>
            {words.otherEmail}
          </Link>
        </>
      ) : (
        <>
          <GateHead title={words.resetTitle} text={words.resetText} />
          <AskForCode {...sent} />
          <Link data-slot="text-link" to={SCREENS.signIn.path}>
            {words.backToSignIn}
          </Link>
        </>
      )}
    </Gate>
  )
}
