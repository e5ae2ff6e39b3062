/** These messages are logged and shown to staff: they hold PayPal's codes, never its sentences, values or our keys. */
const CODE = /^[A-Za-z0-9_.-]{1,80}$/

const code = (said: string | undefined) => (said !== undefined && CODE.test(said) ? said : null)

type Said = {
  status: number
  name?: string | undefined
  debugId?: string | undefined
  issues?: readonly string[] | undefined
}

/** PayPal has understood and does not do it. */
export class PaypalRefusal extends Error {
  readonly status: number
  /** What exactly is wrong, in PayPal's codes, such as INSTRUMENT_DECLINED. */
  readonly issues: readonly string[]

  constructor(call: string, { status, name, debugId, issues = [] }: Said) {
    const known = issues.flatMap((issue) => code(issue) ?? [])
    const id = code(debugId)
    super([`PayPal refuses ${call}:`, status, code(name), ...known, id && `(debug id ${id})`].filter(Boolean).join(" "))
    this.name = "PaypalRefusal"
    this.status = status
    this.issues = known
  }

  has(issues: ReadonlySet<string>): boolean {
    return this.issues.some((issue) => issues.has(issue))
  }
}

/** No answer, or none that means anything: whether PayPal did what it was asked to is not known. */
export class PaypalSilence extends Error {
  constructor(call: string, why: string) {
    super(`PayPal does not answer to ${call}: ${why}`)
    this.name = "PaypalSilence"
  }
}

/** PayPal's answer is not of the form that it documents. */
export class PaypalMisshape extends Error {
  constructor(call: string, fields: readonly string[]) {
    super(`PayPal's answer to ${call} is not as documented: ${fields.join(", ")}`)
    this.name = "PaypalMisshape"
  }
}
