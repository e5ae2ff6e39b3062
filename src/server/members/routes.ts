import type { memberCalls } from "../../contract/member-calls.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Handlers } from "../api/handlers.ts"
import { wholeList } from "../api/whole-list.ts"
import { forgetGuestCart } from "../cart/guest-cookie.ts"
import { clearSession, showUser } from "./browser-session.ts"
import { confirmEmail } from "./change-email.ts"
import { changePassword } from "./change-password.ts"
import { editMember } from "./edit-member.ts"
import { listCoupons } from "./list-coupons.ts"
import { personalOf } from "./personal.ts"
import { refresh } from "./refresh.ts"
import { register } from "./register.ts"
import { sendResetCode } from "./reset-code.ts"
import { resetPassword } from "./reset-password.ts"
import { endSession } from "./sessions.ts"
import { signIn } from "./sign-in.ts"
import { sessionShown, signedIn, userShown } from "./signed-in.ts"

export const memberHandlers: Handlers<typeof memberCalls> = {
  "POST /api/login/account": async (ask) => signedIn(ask, await signIn(ask.shop, ask.body), ask.body.remember),
  "POST /api/login/refreshToken": async (ask) =>
    sessionShown(ask, await refresh(ask.shop, ask.body.refresh_token, ask)),
  "POST /api/login/register": async (ask) => signedIn(ask, await register(ask.shop, ask.body)),
  "POST /api/login/logout": async (ask) => {
    const { member } = ask.shopper
    if (member) await endSession(ask.shop, member.id, member.session)
    clearSession(ask)
    forgetGuestCart(ask)
    return {}
  },
  "GET /api/login/sendEmailVerification": ({ shop, query }) => sendResetCode(shop, query.email),
  "POST /api/login/sendEmailVerification": ({ shop, body }) => sendResetCode(shop, body.email),
  "POST /api/login/resetPassword": ({ shop, body }) => resetPassword(shop, body),
  "POST /api/user/editInfo": async (ask) => {
    const edited = await editMember(ask.shop, ask.member, ask.body)
    if (isRefused(edited)) return edited
    if (ask.askedFrom === "shop") showUser(ask, edited)
    return { ...userShown(edited), pendingEmail: edited.pendingEmail }
  },
  "POST /api/user/confirmEmail": async (ask) => {
    const confirmed = await confirmEmail(ask.shop, ask.member, ask.body.code)
    if (isRefused(confirmed)) return confirmed
    if (ask.askedFrom === "shop") showUser(ask, confirmed)
    return userShown(confirmed)
  },
  "POST /api/user/changePassword": ({ shop, member, body }) => changePassword(shop, member, body),
  "GET /api/user/personal": ({ shop, member, query }) => personalOf(shop, member, query.goods ?? []),
  "GET /api/user/promation": async ({ shop, member }) => wholeList(await listCoupons(shop, member)),
}
