import { conversationPath } from "../../../domain/site/route-address.ts"
import type { conversation } from "../../../words/en/features/conversation.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { Button } from "../../ui/forms/button.tsx"
import { SelectField } from "../../ui/forms/select-field.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useAddress } from "../../ui/navigation/link.tsx"

type AcceptOfferProps = {
  quoteId: number
  token: string
  countries: readonly { code: string; name: string }[]
  faults: Faults
  words: { [Key in keyof typeof conversation]: string }
}

/** Takes the offer: where it goes is all that is missing for an order. */
export function AcceptOffer({ quoteId, token, countries, faults, words }: AcceptOfferProps) {
  const action = useAddress(conversationPath(token))
  return (
    <form method="post" action={action} data-slot="form-panel" aria-labelledby="accept-offer">
      <h2 id="accept-offer">{words.quoteAccept}</h2>
      <p>{words.quoteAcceptText}</p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="quote_id" value={quoteId} />
      <div data-slot="fields">
        <TextField label={words.quoteName} name="contact" autoComplete="name" faults={faults} fieldWidth={3} />
        <TextField
          label={words.quotePhone}
          name="mobile"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          faults={faults}
          fieldWidth={3}
        />
        <TextField label={words.quoteStreet} name="address_part" autoComplete="street-address" faults={faults} />
        <TextField label={words.quoteZip} name="zip_code" autoComplete="postal-code" faults={faults} fieldWidth={3} />
        <TextField label={words.quoteCity} name="city" autoComplete="address-level2" faults={faults} fieldWidth={3} />
        <SelectField label={words.quoteCountry} name="region_code" autoComplete="country" faults={faults}>
          <option value="">{words.quoteChoose}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div data-slot="form-actions">
        <Button>{words.quoteAcceptDo}</Button>
      </div>
    </form>
  )
}
