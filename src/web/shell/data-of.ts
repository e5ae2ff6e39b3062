import { data } from "react-router"
import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import { refusalStatus } from "../../contract/refusals.ts"

/** For loaders that cannot do without: the data, or the error page with the status of the refusal. */
export function dataOf<Data>(envelope: Envelope<Data>): Data {
  if (envelope.code === SUCCESS) return envelope.data
  throw data(envelope.msg, { status: refusalStatus[envelope.reason] })
}
