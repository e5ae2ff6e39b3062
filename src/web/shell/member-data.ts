import { redirect } from "react-router"
import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import type { RefusalReason } from "../../contract/refusals.ts"
import { signInPath } from "../../domain/site/route-address.ts"
import { dataOf } from "./data-of.ts"
import { hereOf, type LoaderVisit } from "./page-api.ts"

/** Whether somebody has to sign in first, or anew. */
export const isStranger = (reason: RefusalReason) => reason === "signInRequired" || reason === "sessionOver"

/** For loaders of a member's screens: the data; whoever is no longer signed in is led to sign in, and then back. */
export function memberDataOf<Data>(visit: LoaderVisit, reply: Envelope<Data>): Data {
  if (reply.code !== SUCCESS && isStranger(reply.reason)) throw redirect(signInPath(hereOf(visit)))
  return dataOf(reply)
}
