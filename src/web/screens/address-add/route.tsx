import { SCREENS } from "../../../domain/site/screens.ts"
import { ADDRESSES_PATH, CENTRE_PARTS } from "../../features/account/account-nav.tsx"
import { AccountPage } from "../../features/account/account-page.tsx"
import { AddressForm } from "../../features/addresses/address-form.tsx"
import { loadAddresses } from "../../features/addresses/load-addresses.server.ts"
import { loadCountries } from "../../features/addresses/load-countries.server.ts"
import { saveAddress } from "../../features/addresses/save-address.server.ts"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { actionApi } from "../../shell/page-action.server.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsOfPage } from "../../shell/words-files.server.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"

export async function loader(visit: Route.LoaderArgs) {
  const [addresses, choices] = await Promise.all([loadAddresses(visit), loadCountries(visit)])
  const { addAddress } = wordsOfPage(visit.context.get(pageContext), "account")
  const firstCountry = addresses.find(({ isDefault }) => isDefault)?.country ?? choices.firstCountry
  return { ...choices, firstCountry, isFirst: addresses.length === 0, title: addAddress }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const saved = await saveAddress(api, await visit.request.formData(), null)
  return "refusal" in saved ? saved.refusal : api.lead(SCREENS.memberCentre.path, `#${CENTRE_PARTS.addresses}`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return personalMeta(shellOf(matches[0].loaderData), loaderData?.title)
}

export default function AddressAdd({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("account", "addressAdd")
  const toast = useToast()
  const { countries, firstCountry, isFirst, title } = loaderData
  return (
    <AccountPage title={title} text={words.addAddressText} here="addresses">
      <AddressForm
        to={SCREENS.addressAdd.path}
        back={ADDRESSES_PATH}
        countries={countries}
        firstCountry={firstCountry}
        faults={faultsIn(actionData)}
        typed={typedIn(actionData)}
        isDefaultFixed={isFirst}
        onDone={() => toast(words.addressSaved, "success")}
      />
    </AccountPage>
  )
}
