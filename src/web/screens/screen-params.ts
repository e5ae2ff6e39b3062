import { OPEN_SEGMENT, readSegment, type ScreenParams } from "../../domain/site/screen-address.ts"
import type { ScreenName } from "../../domain/site/screens.ts"
import { wrongAddress } from "../shell/not-found.ts"

type Asked = { params: Record<string, string | undefined>; url: URL }

export const hasShape = (screen: ScreenName, { params }: Pick<Asked, "params">): boolean =>
  readSegment(screen, params[OPEN_SEGMENT]) !== null

/** What stands in the address of a screen: of `/item/{name}_{id}` the name and the id. Another shape is 404. */
export function screenParams<Name extends ScreenName>(screen: Name, { params, url }: Asked): ScreenParams<Name> {
  const found = readSegment(screen, params[OPEN_SEGMENT])
  if (!found) throw wrongAddress(url.pathname)
  return found
}
