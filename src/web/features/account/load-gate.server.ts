import { redirect } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { ownPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { askForPart, type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { taggedQuery } from "../catalog/list/read-list.ts"
import { readCard } from "../catalog/read-goods.ts"

export type GatePage = {
  /** Where one is led to afterwards. */
  to: string
  picture: string | null
}

/** What the screens around signing in share. Whoever is signed in already goes where they wanted to. */
export async function loadGate(visit: LoaderVisit): Promise<GatePage> {
  const asked = visit.url.searchParams.get("to")
  const to = asked ? ownPath(asked) : SCREENS.memberCentre.path
  const [member, shown] = await Promise.all([
    pageApi(visit).ask("GET /api/user/personal"),
    askForPart(visit)("GET /api/goods/lists", taggedQuery({ type: GOODS_TAGS.recommends, limit: 1 })),
  ])
  if (member.code === SUCCESS) throw redirect(to)
  const [goods] = shown?.list ?? []
  return { to, picture: goods ? readCard(goods).image : null }
}
