/** An error as Stripe words it: a status and an `error` object. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(status: number, error: { type: string; message: string; code?: string } & Record<string, unknown>) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): StripeRefusal =>
  new StripeRefusal(400, { type: "invalid_request_error", message, ...more })

export const missing = (what: string, id: string): StripeRefusal =>
  new StripeRefusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    doc_url: "https://stripe.com/docs/error-codes/resource-missing",
    message: `No such ${what}: '${id}'`,
    param: "id",
  })
