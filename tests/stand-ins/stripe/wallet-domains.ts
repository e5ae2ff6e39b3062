import type Stripe from "stripe"
import type { AskedCall } from "./asked-call.ts"
import { listedPage } from "./listed-page.ts"
import { newDomain } from "./objects/account-objects.ts"
import { knownOnly, required, text } from "./read-form.ts"
import { newId } from "./stripe-books.ts"
import { invalidRequest, missing } from "./stripe-refusal.ts"

export function listDomains(asked: AskedCall) {
  const name = text(asked.form, "domain_name")
  const found = asked.books.domains.filter(({ domain_name }) => name === undefined || domain_name === name)
  return listedPage("/v1/payment_method_domains", asked, found)
}

export function createDomain({ books, form }: AskedCall): Stripe.PaymentMethodDomain {
  knownOnly(form, ["domain_name"])
  const name = required(form, "domain_name")
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(name) || name.endsWith(".localhost"))
    throw invalidRequest(`Invalid domain name: ${name}`, { param: "domain_name" })
  const domain = newDomain(newId("pmd"), name, books.livemode)
  if (books.unreachableHosts.has(name)) {
    domain.apple_pay = { status: "inactive", status_details: { error_message: "The domain could not be verified." } }
  }
  books.domains.push(domain)
  return domain
}

export function validateDomain({ books, id }: AskedCall): Stripe.PaymentMethodDomain {
  const domain = books.domains.find((one) => one.id === id)
  if (!domain) throw missing("payment_method_domain", id)
  if (!books.unreachableHosts.has(domain.domain_name)) domain.apple_pay = { status: "active" }
  return domain
}
