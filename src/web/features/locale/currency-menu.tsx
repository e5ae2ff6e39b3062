import { useHref, useLocation } from "react-router"
import { CURRENCY_PATH } from "../../../domain/site/route-address.ts"
import { useWords } from "../../shell/use-words.ts"
import { LoadingCover } from "../../ui/overlays/loading-cover.tsx"
import { Menu } from "../../ui/overlays/menu.tsx"
import { useCurrencyChoice } from "./use-currency-choice.ts"

/** The currencies that prices can be shown in; nothing where there is only one. */
export function CurrencyMenu() {
  const words = useWords()
  const { currency, currencies, isChanging, onSubmit } = useCurrencyChoice()
  const action = useHref(CURRENCY_PATH)
  const { pathname, search } = useLocation()
  if (currencies.length < 2) return null
  return (
    <>
      <Menu name="currency" label={words.currency} summary={<span>{currency.code}</span>}>
        <form method="post" action={action} onSubmit={onSubmit}>
          <input type="hidden" name="to" value={pathname + search} />
          <ul>
            {currencies.map(({ id, code, symbol }) => (
              <li key={id}>
                <button type="submit" name="rate" value={id} aria-pressed={id === currency.id}>
                  <span>{code}</span> <bdi>{symbol}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </form>
      </Menu>
      {isChanging && <LoadingCover />}
    </>
  )
}
