import { positiveId } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { loadCountries } from "../../features/addresses/load-countries.server.ts"
import { readItem } from "../../features/catalog/read-goods.ts"
import { writeInquiry } from "../../features/inquiry/write-inquiry.ts"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { actionApi, isFailure } from "../../shell/page-action.server.ts"
import { askForPart } from "../../shell/page-api.ts"
import { shellOf } from "../../shell/shell.ts"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"
import { InquiryPage } from "./inquiry-page.tsx"

const SENT = /^Q[0-9A-Z-]{8,40}$/

/** The list itself is this browser's own. Without scripts the address names the one good that is asked about. */
export async function loader(visit: Route.LoaderArgs) {
  const { searchParams } = visit.url
  const id = positiveId(searchParams.get("goods"))
  const [choices, detail] = await Promise.all([
    loadCountries(visit),
    id === null ? null : askForPart(visit)("GET /api/goods/detail", { query: { id } }),
  ])
  const sent = searchParams.get("sent") ?? ""
  return {
    ...choices,
    asked: detail && askedOf(readItem(detail)),
    sent: SENT.test(sent) ? sent : "",
  }
}

const askedOf = ({ id, name, number, image, url, minimumQuantity }: ReturnType<typeof readItem>) => ({
  id,
  name,
  number,
  image,
  url,
  total: Math.max(1, minimumQuantity),
})

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const reply = await api.ask("POST /api/goods/inquiry", { body: writeInquiry(form) })
  if (isFailure(reply)) return api.refuse(reply, { form, names: { items: "" } })
  return api.lead(`${SCREENS.inquiry.path}?sent=${reply.data.number}`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  return personalMeta(shell, shell?.words.inquiryList ?? "")
}

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  return <InquiryPage {...loaderData} faults={faultsIn(actionData)} typed={typedIn(actionData)} />
}
