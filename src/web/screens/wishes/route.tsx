import { WISHES_PATH, wishesPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
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
const STATES = ["noted", "forgotten"] as const

/** Says that a wish is noted where its form cannot, and forgets wishes by the link of a mail. Opening it changes nothing. */
export async function loader(visit: Route.LoaderArgs) {
  const { locale } = await loadShell(visit)
  const { searchParams } = visit.url
  const token = searchParams.get("token") ?? ""
  const state = STATES.find((name) => searchParams.has(name)) ?? (token ? "asked" : null)
  if (!state) throw pageNotFound()
  return { token, state, words: wordsIn(locale, "wishes") }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const reply = await api.ask("POST /api/goods/forgetWishes", { body: { token: textIn(form, "token") } })
  return isFailure(reply) ? api.refuse(reply) : api.lead(`${WISHES_PATH}?forgotten=1`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shop = shellOf(matches[0].loaderData)?.shop
  const title = loaderData?.words.wishesTitle ?? ""
  return [{ title: [title, shop?.name].filter(Boolean).join(" – ") }, { name: "robots", content: "noindex" }]
}

export default function Wishes({ loaderData: { token, state, words }, actionData }: Route.ComponentProps) {
  const frame = useWords()
  // With the link: where it is refused, this page is drawn again.
  const action = useAddress(wishesPath(token))
  const isWrong = Object.keys(faultsIn(actionData)).length > 0
  const on = <ButtonLink to={SCREENS.goodsList.path}>{frame.allGoods}</ButtonLink>
  if (isWrong) return <Said title={words.wishLinkUnknown} text={words.wishLinkUnknownText} end={on} />
  if (state === "noted") return <Said title={words.wishNotedTitle} text={words.wishNotedText} end={on} />
  if (state === "forgotten") return <Said title={words.wishesForgotten} text={words.wishesForgottenText} end={on} />
  return (
    <Said
      title={words.wishesTitle}
      text={words.wishesForgetText}
      end={
        <form method="post" action={action} data-slot="form-actions">
          <input type="hidden" name="token" value={token} />
          <Button>{words.wishesForget}</Button>
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
