import type { adminPaymentAccountCalls } from "../../../contract/admin/payment-account-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { listAccounts } from "./find-account.ts"
import { removeAccount } from "./remove-account.ts"
import { saveAccount } from "./save-account.ts"
import { switchAccount } from "./switch-account.ts"
import { testAccount } from "./test-account.ts"

/** The owner's accounts at payment providers. */
export const paymentAccountHandlers: Handlers<typeof adminPaymentAccountCalls> = {
  "GET /api/admin/paymentAccount/lists": async ({ shop }) => wholeList(await listAccounts(shop)),
  "POST /api/admin/paymentAccount/save": (ask) => saveAccount(ask, ask.body),
  "POST /api/admin/paymentAccount/switch": (ask) => switchAccount(ask, ask.body),
  "POST /api/admin/paymentAccount/remove": (ask) => removeAccount(ask, ask.body.id),
  "POST /api/admin/paymentAccount/test": (ask) => testAccount(ask, ask.body.id),
}
