import { SCREENS } from "../../../domain/site/screens.ts"
import { AccountNav, CENTRE_PARTS } from "../../features/account/account-nav.tsx"
import { AddressBook } from "../../features/account/address-book.tsx"
import { CENTRE_FIELDS, CENTRE_FORMS } from "../../features/account/centre-forms.ts"
import { ConfirmEmailForm } from "../../features/account/confirm-email-form.tsx"
import { CouponTicket } from "../../features/account/coupon-ticket.tsx"
import { Passkeys } from "../../features/account/passkeys/passkeys.tsx"
import { PasswordForm } from "../../features/account/password-form.tsx"
import { ProfileForm } from "../../features/account/profile-form.tsx"
import { BusinessForm } from "../../features/business/business-form.tsx"
import { OrderRow } from "../../features/orders/order-row.tsx"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import { faultsIn, typedIn } from "../../shell/form-outcome.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Part } from "../../ui/part.tsx"
import { personalMeta } from "../personal-meta.ts"
import type { Route } from "./+types/route.ts"
import { centreAction } from "./centre-action.server.ts"
import { loadCentre } from "./load-centre.server.ts"

export function loader(visit: Route.LoaderArgs) {
  return loadCentre(visit)
}

export function action(visit: Route.ActionArgs) {
  return centreAction(visit)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  return personalMeta(shell, shell?.words.account)
}

const NONE: Faults = {}

export default function MemberCentre({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords("account", "memberCentre", "business")
  const {
    name,
    email,
    addresses,
    coupons,
    latestOrders,
    orderCount,
    favouriteCount,
    passkeys,
    isConfirming,
    business,
  } = loaderData
  const available = coupons.filter(({ state }) => state === "available").length
  const counts = { orders: orderCount, favourites: favouriteCount, addresses: addresses.length, coupons: available }
  // Without scripts only one of the forms was sent.
  const typed = typedIn(actionData)
  const sentForm = typed?.[CENTRE_FIELDS.form]
  const faults = faultsIn(actionData)
  return (
    <div data-slot="page">
      <PageHead title={fill(words.hello, { name })} text={<bdi>{email}</bdi>}>
        <dl data-slot="hello-numbers">
          <div>
            <dt>{words.accountOrders}</dt>
            <dd>{orderCount}</dd>
          </div>
          <div>
            <dt>{words.accountCoupons}</dt>
            <dd>{available}</dd>
          </div>
        </dl>
      </PageHead>
      <div data-slot="account-page">
        <AccountNav here="memberCentre" counts={counts} />
        <div data-slot="account-body">
          <section aria-labelledby="latest-orders">
            <div data-slot="section-head">
              <h2 data-slot="section-title" id="latest-orders">
                {words.latestOrders}
              </h2>
              {orderCount > 0 && (
                <Link data-slot="text-link" to={SCREENS.orders.path}>
                  {fill(words.seeAllOrders, { count: orderCount })}
                </Link>
              )}
            </div>
            {orderCount === 0 && <p data-quiet>{words.noOrdersYet}</p>}
            <ul>
              {latestOrders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
          </section>
          <section aria-labelledby={CENTRE_PARTS.addresses}>
            <h2 data-slot="section-title" id={CENTRE_PARTS.addresses}>
              {words.accountAddresses}
            </h2>
            <AddressBook addresses={addresses} />
          </section>
          <section aria-labelledby={CENTRE_PARTS.coupons}>
            <h2 data-slot="section-title" id={CENTRE_PARTS.coupons}>
              {words.accountCoupons}
            </h2>
            {coupons.length === 0 && <p data-quiet>{words.noCoupons}</p>}
            <div data-slot="choices" data-columns="3">
              {coupons.map((coupon) => (
                <CouponTicket key={coupon.id} coupon={coupon} />
              ))}
            </div>
          </section>
          <div>
            {isConfirming && (
              <Part title={words.newEmail} id="new-email">
                <ConfirmEmailForm faults={sentForm === CENTRE_FORMS.confirmEmail ? faults : NONE} />
              </Part>
            )}
            <Part title={words.profile}>
              <ProfileForm
                name={name}
                email={email}
                faults={sentForm === CENTRE_FORMS.profile ? faults : NONE}
                typed={sentForm === CENTRE_FORMS.profile ? typed : null}
              />
            </Part>
            {business && (
              <Part title={words.business} id={CENTRE_PARTS.business}>
                <BusinessForm
                  {...business}
                  faults={sentForm === CENTRE_FORMS.business ? faults : NONE}
                  typed={sentForm === CENTRE_FORMS.business ? typed : null}
                />
              </Part>
            )}
            <Part title={words.accountPassword} id={CENTRE_PARTS.signIn}>
              <PasswordForm email={email} faults={sentForm === CENTRE_FORMS.password ? faults : NONE} />
            </Part>
            <Part title={words.passkeys} id={CENTRE_PARTS.passkeys}>
              <Passkeys
                passkeys={passkeys}
                email={email}
                faults={sentForm === CENTRE_FORMS.renamePasskey ? faults : NONE}
                typed={sentForm === CENTRE_FORMS.renamePasskey ? typed : null}
              />
            </Part>
          </div>
        </div>
      </div>
    </div>
  )
}
