import { data, redirect, redirectDocument } from "react-router"
import { type Envelope, type Failure, SUCCESS } from "../../contract/envelope.ts"
import type { FieldKey } from "../../contract/fields.ts"
import { type RefusalReason, refusalStatus } from "../../contract/refusals.ts"
import { COOKIE_LIFE_SECONDS } from "../../domain/constants.ts"
import { DEFAULT_LOCALE, localeOf } from "../../domain/locales/locales.ts"
import { cookiesAfter, cookieValue } from "../../domain/site/cookie-header.ts"
import { ownPath } from "../../domain/site/route-address.ts"
import { ERRORS } from "../../words/errors.server.ts"
import { createApiClient } from "./api-client.ts"

import { type Faults, faultsOf } from "./faults-of.ts"
import { type FormOutcome, typedOf } from "./form-outcome.ts"
import { clientOptions, hereOf, type LoaderVisit } from "./page-api.ts"
import { pageContext } from "./page-context.ts"

/** What tells the API that the shop's own page asks: the edge has let through no other. */
const PASSED_ON = ["origin", "sec-fetch-site"]

export type ActionApi = ReturnType<typeof actionApi>

/** The form that is refused, so that a page without scripts keeps what was typed, and what its fields are called where the API says otherwise. */
type RefusedForm = { form?: FormData; names?: Readonly<Record<string, string>> }

/**
 * The API for an action: in process, on behalf of this visitor. Cookies that a call sets go to the next one and, with
 * `done`, `lead` or `refuse`, to the browser.
 */
export function actionApi(visit: LoaderVisit) {
  const { request, context } = visit
  const page = context.get(pageContext)
  const setCookies: string[] = []
  const cookies = () => cookiesAfter(request.headers.get("cookie") ?? "", setCookies)
  const headers = () => new Headers(setCookies.map((line) => ["set-cookie", line]))
  const options = clientOptions(visit)
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value !== null) options.headers[name] = value
  }

  async function send(asked: Request): Promise<Response> {
    asked.headers.set("cookie", cookies())
    const reply = await page.api(asked)
    setCookies.push(...reply.headers.getSetCookie())
    return reply
  }

  const sentences = ERRORS[localeOf(page.locale) ?? DEFAULT_LOCALE]

  function refusedWith(faults: Faults, status: number, form: FormData | undefined) {
    const outcome: FormOutcome = { isDone: false, faults }
    // Scripts leave the fields as they are.
    if (form && !isAskedByScript(request)) outcome.typed = typedOf(form)
    return data<FormOutcome>(outcome, { status, headers: headers() })
  }

  return {
    ...createApiClient({ ...options, send }),

    /** The address of this screen, without the prefix: redirects add it. */
    here: hereOf({ ...visit, url: new URL(visit.url.pathname, visit.url) }),

    cookie: (name: string) => cookieValue(cookies(), name),

    /** A cookie that the page's scripts may read, for seven days; an empty one goes. */
    setCookie(name: string, value: string): void {
      const life = value === "" ? 0 : COOKIE_LIFE_SECONDS
      const secure = page.isSecure ? "; Secure" : ""
      setCookies.push(`${name}=${value}; Max-Age=${life}; Path=/${secure}; SameSite=Lax`)
    },

    /** All is done: a script is told so, a browser without is led back (303), so that a reload sends nothing twice. */
    done(to: string, hash = "") {
      if (!isAskedByScript(request)) return redirect(ownPath(to) + hash, { status: 303, headers: headers() })
      return data<FormOutcome>({ isDone: true }, { headers: headers() })
    },

    /** What was wrong, with the status that fits. Without scripts the page is drawn again and says it (`useActionData`). */
    refuse(refusal: Failure | RefusalReason, sent: RefusedForm = {}) {
      const isReason = typeof refusal === "string"
      const said = isReason ? { "": sentences[refusal] } : faultsOf(refusal, sentences)
      const faults = Object.fromEntries(Object.entries(said).map(([name, text]) => [sent.names?.[name] ?? name, text]))
      return refusedWith(faults, refusalStatus[isReason ? refusal : refusal.reason], sent.form)
    },

    /** The same for one field of the form. */
    refuseField: (name: string, key: FieldKey, form?: FormData) =>
      refusedWith({ [name]: sentences[key] }, refusalStatus.invalidField, form),

    /** What the refusal says, in sentences: for an action that has more to tell than what was wrong. */
    faultsIn: (refusal: Failure) => faultsOf(refusal, ERRORS[localeOf(page.locale) ?? DEFAULT_LOCALE]),

    /** What stood in the form's fields, for a page that is drawn again; scripts leave them as they are. */
    typed: (form: FormData) => (isAskedByScript(request) ? undefined : typedOf(form)),

    /** An outcome with more in it than `refuse` tells: the page that the form stands on shows it. */
    tell: <Outcome extends FormOutcome>(outcome: Outcome, status = 200) =>
      data(outcome, { status, headers: headers() }),

    /** Leads elsewhere, with or without scripts. */
    lead: (to: string, hash = "") => redirect(ownPath(to) + hash, { status: 303, headers: headers() }),

    /** Leads to a page that is opened as a document of its own, with or without scripts. */
    leadToDocument: (to: string) => redirectDocument(ownPath(to), { status: 303, headers: headers() }),
  }
}

/** React Router's own scripts ask for the data of a page. */
const isAskedByScript = (request: Request) => new URL(request.url).pathname.endsWith(".data")

/** A field of a form as text; files and what is not there are empty. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

/** Tells a reply from a refusal, as `isRefused` does for rules. */
export const isFailure = (reply: Envelope<unknown>): reply is Failure => reply.code !== SUCCESS
