import { positiveId } from "../../../domain/site/route-address.ts"
import { CENTRE_PARTS } from "../../features/account/account-nav.tsx"
import { CENTRE_FIELDS, CENTRE_FORMS, CONFIRMING } from "../../features/account/centre-forms.ts"
import { writePasswords, writeProfile } from "../../features/account/write-profile.ts"
import { readAddress } from "../../features/addresses/read-address.ts"
import { writeDefault } from "../../features/addresses/write-address.ts"
import { BUSINESS_FIELDS } from "../../features/business/business.ts"
import { businessNames, writeBusiness } from "../../features/business/write-business.ts"
import { type ActionApi, actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import type { LoaderVisit } from "../../shell/page-api.ts"

/** What can be changed in the member centre. */
export async function centreAction(visit: LoaderVisit) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  const id = positiveId(textIn(form, CENTRE_FIELDS.address)) ?? 0
  const passkey = positiveId(textIn(form, CENTRE_FIELDS.passkey)) ?? 0
  switch (textIn(form, CENTRE_FIELDS.form)) {
    case CENTRE_FORMS.profile: {
      const { body, names } = writeProfile(form)
      const reply = await api.ask("POST /api/user/editInfo", { body })
      if (isFailure(reply)) return api.refuse(reply, { form, names })
      return reply.data.pendingEmail ? api.lead(`${api.here}?${CONFIRMING}=1`, "#new-email") : api.done(api.here)
    }
    case CENTRE_FORMS.confirmEmail: {
      const reply = await api.ask("POST /api/user/confirmEmail", { body: { code: textIn(form, CENTRE_FIELDS.code) } })
      return isFailure(reply) ? api.refuse(reply, { form }) : api.done(api.here)
    }
    case CENTRE_FORMS.password: {
      const { body, names } = writePasswords(form)
      const reply = await api.ask("POST /api/user/changePassword", { body })
      return isFailure(reply) ? api.refuse(reply, { form, names }) : api.done(api.here)
    }
    case CENTRE_FORMS.business: {
      const isBilled = textIn(form, BUSINESS_FIELDS.street) !== "" || textIn(form, BUSINESS_FIELDS.vatNumber) !== ""
      const reply = await api.ask("POST /api/user/business", { body: writeBusiness(form, isBilled) })
      return isFailure(reply)
        ? api.refuse(reply, { form, names: businessNames() })
        : api.done(api.here, `#${CENTRE_PARTS.business}`)
    }
    case CENTRE_FORMS.removeAddress: {
      const reply = await api.ask("POST /api/address/delete", { body: { id } })
      return isFailure(reply) ? api.refuse(reply) : api.done(api.here, "#addresses")
    }
    case CENTRE_FORMS.defaultAddress:
      return makeDefault(api, id)
    case CENTRE_FORMS.renamePasskey: {
      const body = { id: passkey, name: textIn(form, CENTRE_FIELDS.passkeyName) }
      const reply = await api.ask("POST /api/user/renamePasskey", { body })
      const names = { name: CENTRE_FIELDS.passkeyName }
      return isFailure(reply) ? api.refuse(reply, { form, names }) : api.done(api.here, `#${CENTRE_PARTS.passkeys}`)
    }
    case CENTRE_FORMS.removePasskey: {
      const reply = await api.ask("POST /api/user/removePasskey", { body: { id: passkey } })
      return isFailure(reply) ? api.refuse(reply) : api.done(api.here, `#${CENTRE_PARTS.passkeys}`)
    }
    default:
      return api.refuse("malformed")
  }
}

async function makeDefault(api: ActionApi, id: number) {
  const all = await api.ask("GET /api/address/lists")
  if (isFailure(all)) return api.refuse(all)
  const address = all.data.list.map(readAddress).find((one) => one.id === id)
  if (!address) return api.refuse("unknownAddress")
  const reply = await api.ask("POST /api/address/edit", { body: writeDefault(address) })
  return isFailure(reply) ? api.refuse(reply) : api.done(api.here, "#addresses")
}
