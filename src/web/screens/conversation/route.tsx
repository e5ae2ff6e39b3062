import { CONVERSATION_PATH, conversationPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { faultsIn } from "../../shell/form-outcome.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { pageNotFound } from "../../shell/not-found.ts"
import { type ActionApi, actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { askForPart } from "../../shell/page-api.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { Empty } from "../../ui/empty.tsx"
import { Button, ButtonLink } from "../../ui/forms/button.tsx"
import { TextArea } from "../../ui/forms/text-area.tsx"
import { useAddress } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import type { Route } from "./+types/route.ts"
import { AcceptOffer } from "./accept-offer.tsx"
import { Message } from "./message.tsx"

/** Where whoever asked about goods reads what the shop answered and writes again, by the link of a mail. */
export async function loader(visit: Route.LoaderArgs) {
  const { locale } = await loadShell(visit)
  const { searchParams } = visit.url
  const token = searchParams.get("token") ?? ""
  if (!token) throw pageNotFound()
  const conversation = await askForPart(visit)("GET /api/goods/conversation", { query: { token } })
  const hasOffer = conversation?.messages.some(({ quote }) => quote?.state === "open") ?? false
  const regions = hasOffer ? await askForPart(visit)("GET /api/site/regions") : null
  const countries = regions?.map(({ code, name }) => ({ code, name })) ?? []
  return { token, conversation, countries, isSent: searchParams.has("sent"), words: wordsIn(locale, "conversation") }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const token = textIn(form, "token")
  if (form.has("quote_id")) return acceptOffer(api, form, token)
  const reply = await api.ask("POST /api/goods/conversation", { body: { token, content: textIn(form, "content") } })
  return isFailure(reply) ? api.refuse(reply, { form }) : api.lead(`${conversationPath(token)}&sent=1`)
}

const ADDRESS = ["region_code", "contact", "mobile", "city", "address_part", "zip_code"] as const

/** The offer becomes an order, and the way to it is where it is paid. */
async function acceptOffer(api: ActionApi, form: FormData, token: string) {
  const said = (name: (typeof ADDRESS)[number]) => textIn(form, name)
  const reply = await api.ask("POST /api/goods/acceptQuote", {
    body: {
      token,
      quote_id: Number(textIn(form, "quote_id")),
      address: {
        region_code: said("region_code"),
        contact: said("contact"),
        mobile: said("mobile"),
        city: said("city"),
        address_part: said("address_part"),
        zip_code: said("zip_code"),
      },
    },
  })
  const names = Object.fromEntries(ADDRESS.map((name) => [`address.${name}`, name]))
  return isFailure(reply) ? api.refuse(reply, { form, names }) : api.leadToDocument(reply.data.link)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shop = shellOf(matches[0].loaderData)?.shop
  const title = fill(loaderData?.words.conversationTitle ?? "", { number: loaderData?.conversation?.number ?? "" })
  return [
    { title: [title.trim(), shop?.name].filter(Boolean).join(" – ") },
    { name: "robots", content: "noindex" },
    // The address is the key to it.
    { name: "referrer", content: "no-referrer" },
  ]
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, conversation, countries, isSent, words } = loaderData
  const frame = useWords()
  const action = useAddress(token ? conversationPath(token) : CONVERSATION_PATH)
  const faults = faultsIn(actionData)
  if (!conversation)
    return (
      <div data-slot="page">
        <Empty title={words.conversationUnknown} text={words.conversationUnknownText} isPageTitle lit={4}>
          <ButtonLink to={SCREENS.goodsList.path}>{frame.allGoods}</ButtonLink>
        </Empty>
      </div>
    )
  const { number, messages, base } = conversation
  const offer = messages.map(({ quote }) => quote).findLast((quote) => quote?.state === "open")
  const wrong = faults[""]
  return (
    <div data-slot="page">
      <PageHead title={fill(words.conversationTitle, { number })} text={words.conversationText} />
      <ol data-slot="conversation">
        {messages.map((message) => (
          <Message key={`${message.by} ${message.id}`} message={message} base={base} words={words} />
        ))}
      </ol>
      {offer && <AcceptOffer quoteId={offer.id} token={token} countries={countries} faults={faults} words={words} />}
      {isSent && Object.keys(faults).length === 0 && (
        <Notice kind="ok" isNews>
          <p>{words.conversationSent}</p>
        </Notice>
      )}
      {wrong && (
        <Notice kind="fault" isNews>
          <p>{wrong}</p>
        </Notice>
      )}
      <form method="post" action={action} data-slot="form-panel" key={messages.length}>
        <input type="hidden" name="token" value={token} />
        <div data-slot="fields">
          <TextArea label={words.conversationReply} name="content" rows={5} faults={faults} required />
        </div>
        <div data-slot="form-actions">
          <Button>{words.conversationSend}</Button>
        </div>
      </form>
    </div>
  )
}
