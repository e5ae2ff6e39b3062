import { WhatsappIcon } from "../../ui/whatsapp-icon.tsx"
import { whatsappAddress, whatsappNumber } from "./whatsapp.ts"

type PersonProps = { name: string; account: string /** As the visitor calls it. */; country: string }

/** Somebody of the shop who is asked on WhatsApp. */
export function Person({ name, account, country }: PersonProps) {
  return (
    <a data-slot="person" href={whatsappAddress(account)} rel="noopener" target="_blank">
      <span data-slot="avatar" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {country && <bdi>{country}</bdi>}
        <bdi dir="ltr" data-slot="number">
          {whatsappNumber(account)}
        </bdi>
      </span>
      <WhatsappIcon size={26} />
    </a>
  )
}

const initialsOf = (name: string) => Array.from(name.trim()).slice(0, 2).join("").toUpperCase()
