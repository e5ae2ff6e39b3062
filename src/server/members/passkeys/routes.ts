import type { passkeyCalls } from "../../../contract/passkey-calls.ts"
import type { Handlers } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { signedIn } from "../signed-in.ts"
import { addPasskey, optionsToAdd } from "./add-passkey.ts"
import { listPasskeys } from "./list-passkeys.ts"
import { removePasskey } from "./remove-passkey.ts"
import { renamePasskey } from "./rename-passkey.ts"
import { optionsToSignIn, signInByPasskey } from "./sign-in-by-passkey.ts"

export const passkeyHandlers: Handlers<typeof passkeyCalls> = {
  "POST /api/login/passkeyOptions": (ask) => optionsToSignIn(ask.shop, ask),
  "POST /api/login/passkey": async (ask) =>
    signedIn(ask, await signInByPasskey(ask.shop, ask, ask.body.passkey), ask.body.remember),
  "POST /api/user/passkeyOptions": (ask) => optionsToAdd(ask.shop, ask.member, ask, ask.body.password),
  "POST /api/user/addPasskey": (ask) => addPasskey(ask.shop, ask.member, ask, ask.body.passkey),
  "GET /api/user/passkeys": async ({ shop, member }) => wholeList(await listPasskeys(shop, member)),
  "POST /api/user/renamePasskey": ({ shop, member, body }) => renamePasskey(shop, member, body),
  "POST /api/user/removePasskey": ({ shop, member, body }) => removePasskey(shop, member, body.id),
}
