import type { adminAccountCalls } from "../../contract/admin/account-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { askProof } from "./accounts/ask-link.ts"
import {
  confirmCode,
  renewRecoveryCodes,
  startCode,
  turnFactorOff,
  turnPasskeyFactorOn,
} from "./accounts/change-factor.ts"
import { changePassword, endOwnSession, listSessions, saveAccount } from "./accounts/own-account.ts"
import { addPasskey, listOwnPasskeys, optionsToAdd, removePasskey } from "./accounts/own-passkeys.ts"
import { proveShop } from "./accounts/prove-shop.ts"

export const adminAccountHandlers: Handlers<typeof adminAccountCalls> = {
  "POST /api/admin/account/save": ({ shop, account, body }) => saveAccount(shop, account, body),
  "POST /api/admin/account/password": ({ shop, account, body }) => changePassword(shop, account, body),
  "GET /api/admin/account/sessions": ({ shop, account }) => listSessions(shop, account),
  "POST /api/admin/account/endSession": ({ shop, account, body }) => endOwnSession(shop, account, body.id),
  "POST /api/admin/account/prove": ({ shop, account, body }) => proveShop(shop, account, body),
  "POST /api/admin/account/askProof": ({ shop, account, body }) => askProof(shop, account, body.site),
  "POST /api/admin/account/startCode": ({ shop, account, body }) => startCode(shop, account, body),
  "POST /api/admin/account/confirmCode": ({ shop, account, body }) => confirmCode(shop, account, body.code),
  "POST /api/admin/account/passkeyFactor": ({ shop, account, body }) => turnPasskeyFactorOn(shop, account, body),
  "POST /api/admin/account/recoveryCodes": ({ shop, account, body }) => renewRecoveryCodes(shop, account, body),
  "POST /api/admin/account/factorOff": (ask) => turnFactorOff(ask.shop, ask.account, ask, ask.body),
  "GET /api/admin/account/passkeys": ({ shop, account }) => listOwnPasskeys(shop, account),
  "POST /api/admin/account/passkeyOptions": (ask) => optionsToAdd(ask.shop, ask.account, ask, ask.body.password),
  "POST /api/admin/account/addPasskey": (ask) => addPasskey(ask.shop, ask.account, ask, ask.body.passkey),
  "POST /api/admin/account/removePasskey": ({ shop, account, body }) => removePasskey(shop, account, body.id),
}
