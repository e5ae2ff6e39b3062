import type { LoaderFunctionArgs } from "react-router"
import type { AskOf } from "../../contract/call.ts"
import type { AllCalls, CallReply } from "../../contract/calls.ts"
import { type Envelope, type Failure, SUCCESS } from "../../contract/envelope.ts"
import { LOCALES } from "../../domain/locales/locales.ts"
import { SITE_HEADER } from "../../domain/site/staff-origin.ts"
import { createApiClient } from "../../web/shell/api-client.ts"
import { language } from "./language.ts"
import { signedInAgain } from "./signed-out.ts"

type StaffCall = Extract<keyof AllCalls, `${string} /api/admin/${string}`>

export type StaffApi = {
  /** A refusal is a value: it has a reason, a sentence, and what is wrong with which field. */
  ask: <Name extends StaffCall>(name: Name, sent?: AskOf<AllCalls[Name]>) => Promise<Envelope<CallReply<Name>>>
  /** For what a screen cannot be shown without: a refusal becomes the error screen. */
  need: <Name extends StaffCall>(name: Name, sent?: AskOf<AllCalls[Name]>) => Promise<CallReply<Name>>
}

/** A screen asked for something and was refused. */
export class Refusal extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.msg)
    this.failure = failure
  }
}

const OVER = ["signInRequired", "sessionOver"]

/** The staff's calls for one shop, which every call names; without one, those that are about the person. */
export function staffApi(shop: string | undefined): StaffApi {
  async function ask<Name extends StaffCall>(
    name: Name,
    sent?: AskOf<AllCalls[Name]>,
  ): Promise<Envelope<CallReply<Name>>> {
    const client = createApiClient({
      send: (request) => fetch(request),
      origin: location.origin,
      language: LOCALES[language()].iso,
      headers: shop === undefined ? {} : { [SITE_HEADER]: shop },
    })
    const reply = await client.ask(name, sent)
    const isOver = reply.code !== SUCCESS && OVER.includes(reply.reason) && !isAtTheDoor()
    if (!isOver || !(await signedInAgain())) return reply
    return ask(name, sent)
  }
  return {
    ask,
    async need(name, sent) {
      const reply = await ask(name, sent)
      if (reply.code !== SUCCESS) throw new Refusal(reply)
      return reply.data
    },
  }
}

/** Before anything is shown there is nothing to sign in over: the router leads to the screen for it. */
let isShown = false
export const showedSomething = () => {
  isShown = true
}
const isAtTheDoor = () => !isShown

export type ScreenArgs = LoaderFunctionArgs

/** The staff's calls for the shop in the address. */
export const apiOf = ({ params }: Pick<ScreenArgs, "params">): StaffApi => staffApi(params.shop)
