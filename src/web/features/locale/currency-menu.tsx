import { useMessages } from "../../shell/use-messages.ts"
import { LoadingCover } from "../../ui/loading-cover.tsx"
import { Menu } from "../../ui/menu.tsx"
import { useCurrencyChoice } from "./use-currency-choice.ts"

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
