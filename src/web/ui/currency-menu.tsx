import { useCurrencyChoice } from "../parts/use-currency-choice.ts"
import { useMessages } from "../parts/use-messages.ts"
import { LoadingCover } from "./loading-cover.tsx"
import { Menu } from "./menu.tsx"

/** The currencies that prices can be shown in; nothing where there is only one. */
export function CurrencyMenu() {
  const words = useMessages()
  const { currency, currencies, isChanging, choose } = useCurrencyChoice()
  if (currencies.length < 2) return null
  return (
    <>
      <Menu name="currency" label={words.currency} summary={<span>{currency.code}</span>}>
        <ul>
          {currencies.map(({ id, code, symbol }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === currency.id} onClick={() => choose(id)}>
                <span>{code}</span> <bdi>{symbol}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </Menu>
      {isChanging && <LoadingCover />}
    </>
  )
}
