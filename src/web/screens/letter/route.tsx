import { LETTER_PATH, letterPath } from "../../../domain/site/route-address.ts"
import { LetterField } from "../../features/content/letter-form.tsx"
import { faultsIn } from "../../shell/form-outcome.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { pageNotFound } from "../../shell/not-found.ts"
import { actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { Empty } from "../../ui/empty.tsx"
import { Button, ButtonLink } from "../../ui/forms/button.tsx"
import { useAddress } from "../../ui/navigation/link.tsx"
import type { Route } from "./+types/route.ts"

/** What has happened, as the address says it after a form. */
const STATES = ["sent", "joined", "gone", "asking"] as const

/** The page behind the link of a mail, and the answer where a form cannot answer in place. Opening it changes nothing. */
export async function loader(visit: Route.LoaderArgs) {
  const { locale } = await loadShell(visit)
  const { searchParams } = visit.url
  const token = searchParams.get("token") ?? ""
  const state = STATES.find((name) => searchParams.has(name)) ?? (token ? "asked" : null)
  if (!state) throw pageNotFound()
  return { token, state, words: wordsIn(locale, "letter") }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const token = textIn(form, "token")
  if (!token) {
    const reply = await api.ask("POST /api/content/newsletter", { body: { email: textIn(form, "email") } })
    return isFailure(reply) ? api.refuse(reply) : api.done(`${LETTER_PATH}?sent=1`)
  }
  const isEnd = form.has("leave")
  const call = isEnd ? "POST /api/content/newsletterLeave" : "POST /api/content/newsletterConfirm"
  const reply = await api.ask(call, { body: { token } })
  if (isFailure(reply)) return api.refuse(reply)
  return api.lead(isEnd ? `${LETTER_PATH}?gone=1` : `${letterPath(token)}&joined=1`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shop = shellOf(matches[0].loaderData)?.shop
  const title = loaderData?.words.letterConfirmTitle ?? ""
  return [{ title: [title, shop?.name].filter(Boolean).join(" – ") }, { name: "robots", content: "noindex" }]
}

export default function Letter({ loaderData: { token, state, words }, actionData }: Route.ComponentProps) {
  const frame = useWords()
  // With the link: where it is refused, this page is drawn again.
  const action = useAddress(letterPath(token))
  const faults = faultsIn(actionData)
  const home = <ButtonLink to="/">{frame.toHome}</ButtonLink>
  const wrong = Object.values(faults)[0]
  if (wrong && token) {
    return (
      <Said
        title={words.letterUnknown}
        text={words.letterUnknownText}
        end={<LetterField placeholder={frame.emailPlaceholder} />}
      />
    )
  }
  if (wrong || state === "asking")
    return (
      <Said title={frame.emailAddress} text={wrong ?? ""} end={<LetterField placeholder={frame.emailPlaceholder} />} />
    )
  if (state === "sent") return <Said title={words.letterConfirmTitle} text={frame.letterSent} end={home} />
  if (state === "gone") return <Said title={words.letterGone} text={words.letterGoneText} end={home} />
  const isJoined = state === "joined"
  return (
    <Said
      title={isJoined ? words.letterJoined : words.letterConfirmTitle}
      text={isJoined ? words.letterJoinedText : words.letterConfirmText}
      end={
        <form method="post" action={action} data-slot="form-actions">
          <input type="hidden" name="token" value={token} />
          {!isJoined && <Button>{words.letterConfirm}</Button>}
          <Button kind="quiet" name="leave" value="1">
            {words.letterLeave}
          </Button>
        </form>
      }
    />
  )
}

function Said({ title, text, end }: { title: string; text: string; end: React.ReactNode }) {
  return (
    <div data-slot="page">
      <Empty title={title} text={text} isPageTitle lit={4}>
        {end}
      </Empty>
    </div>
  )
}
