import { editAddressPath, positiveId } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { ADDRESSES_PATH, CENTRE_PARTS } from "../../features/account/account-nav.tsx"
import { AccountPage } from "../../features/account/account-page.tsx"
import { AddressForm } from "../../features/addresses/address-form.tsx"
import { loadAddresses } from "../../features/addresses/load-addresses.server.ts"
import { loadCountries } from "../../features/addresses/load-countries.server.ts"
import { saveAddress } from "../../features/addresses/save-address.server.ts"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { pageNotFound, wrongAddress } from "../../shell/not-found.ts"
import { actionApi } from "../../shell/page-action.server.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsOfPage } from "../../shell/words-files.server.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"

export async function loader(visit: Route.LoaderArgs) {
  const id = idIn(visit.url)
  const [addresses, choices] = await Promise.all([loadAddresses(visit), loadCountries(visit)])
  const address = addresses.find((one) => one.id === id)
  if (!address) throw pageNotFound()
  const { editAddress } = wordsOfPage(visit.context.get(pageContext), "addressEdit")
  return { ...choices, address, title: editAddress }
}

export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const saved = await saveAddress(api, await visit.request.formData(), idIn(visit.url))
  return "refusal" in saved ? saved.refusal : api.lead(SCREENS.memberCentre.path, `#${CENTRE_PARTS.addresses}`)
}

/** `edit?id=7`; another shape is 404. */
function idIn(url: URL): number {
  const id = positiveId(url.searchParams.get("id"))
  if (id === null) throw wrongAddress(url.pathname)
  return id
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return personalMeta(shellOf(matches[0].loaderData), loaderData?.title)
}

export default function AddressEdit({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("account", "addressEdit")
  const toast = useToast()
  const { countries, firstCountry, address, title } = loaderData
  return (
    <AccountPage title={title} text={words.editAddressText} here="addresses">
      <AddressForm
        key={address.id}
        to={editAddressPath(address.id)}
        back={ADDRESSES_PATH}
        countries={countries}
        firstCountry={firstCountry}
        address={address}
        faults={faultsIn(actionData)}
        typed={typedIn(actionData)}
        isDefaultFixed={address.isDefault}
        onDone={() => toast(words.addressSaved, "success")}
      />
    </AccountPage>
  )
}
