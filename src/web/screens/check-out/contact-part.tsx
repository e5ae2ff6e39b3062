import { useLocation } from "react-router"
import { signInPath } from "../../../domain/site/route-address.ts"
import { ADDRESS_FIELDS } from "../../features/addresses/address.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { TextField } from "../../ui/forms/text-field.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { Part } from "../../ui/part.tsx"
import type { CheckoutData } from "./load-checkout.server.ts"

type ContactPartProps = { data: Pick<CheckoutData, "member" | "isMember">; faults: Faults; typed: Typed | null }

/** Who buys: the member, or a guest by the e-mail address that the order goes to. */
export function ContactPart({ data: { member, isMember }, faults, typed }: ContactPartProps) {
  const words = useWords("checkOut")
  const { pathname, search } = useLocation()
  return (
    <Part title={words.orderContact}>
      {member && (
        <div data-slot="known">
          <span data-slot="avatar" aria-hidden="true">
            {member.initials}
          </span>
          <p>
            <strong>
              <bdi>{member.name}</bdi>
            </strong>
            <span>
              <bdi>{member.email}</bdi>
            </span>
          </p>
        </div>
      )}
      {!isMember && (
        <>
          <TextField
            label={words.contactEmail}
            name={ADDRESS_FIELDS.email}
            faults={faults}
            hint={words.contactHint}
            type="email"
            autoComplete="email"
            defaultValue={typed?.email}
          />
          <p>
            <Link data-slot="text-link" to={signInPath(pathname + search)}>
              {words.orderSignIn}
            </Link>
          </p>
        </>
      )}
    </Part>
  )
}
