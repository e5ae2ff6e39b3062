import { useState } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { faultsIn } from "../../shell/form-outcome.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { askForPart } from "../../shell/page-api.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { PageHead } from "../../ui/page-head.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { contentMeta } from "../content-meta.ts"
import { loadContent } from "../load-content.server.ts"
import type { Route } from "./+types/route.ts"
import { FeedbackForm } from "./feedback-form.tsx"
import { FeedbackSent } from "./feedback-sent.tsx"
import { QuickerWays } from "./quicker-ways.tsx"

export async function loader(visit: Route.LoaderArgs) {
  const [{ locale }, content, regions] = await Promise.all([
    loadShell(visit),
    loadContent(visit, "feedback"),
    askForPart(visit)("GET /api/site/regions"),
  ])
  const countries = regions?.map(({ code, name }) => ({ code, name })) ?? []
  const name = wordsIn(locale, "feedback").feedbackTitle
  return { content, name, countries, isSent: visit.url.searchParams.has("sent"), ...(await ownTextsOf(visit)) }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const said = (field: string) => textIn(form, field)
  const reply = await api.ask("POST /api/content/feedback", {
    body: {
      name: said("name"),
      email: said("email"),
      country: said("country"),
      phone: said("phone"),
      content: said("content"),
    },
  })
  return isFailure(reply) ? api.refuse(reply) : api.done(`${SCREENS.feedback.path}?sent=1`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return contentMeta(matches[0].loaderData, "feedback", loaderData)
}

export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  const { content, name, countries, isSent } = loaderData
  const words = useWords("feedback")
  // Null until something happens here: then the address says it, also without scripts.
  const [wasSent, setSent] = useState<boolean | null>(null)
  if (wasSent ?? isSent) return <FeedbackSent onAnother={() => setSent(false)} isNews={wasSent === true} />
  return (
    <div data-slot="page">
      <PageHead
        title={<MerchantText>{content.title || name}</MerchantText>}
        text={<MerchantText>{content.seo.description || words.feedbackText}</MerchantText>}
      />
      <div data-slot="columns">
        <FeedbackForm countries={countries} faults={faultsIn(actionData)} onSent={() => setSent(true)} />
        <QuickerWays />
      </div>
    </div>
  )
}
