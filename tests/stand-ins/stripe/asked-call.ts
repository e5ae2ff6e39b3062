import type { Form } from "./read-form.ts"
import type { StripeBooks } from "./stripe-books.ts"

/** `isBrowser`: with the publishable key, which anybody has; then the payment's own secret must be told. */
export type AskedCall = { books: StripeBooks; form: Form; id: string; pageSize: number; isBrowser: boolean }
