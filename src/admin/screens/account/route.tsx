import type { LoaderFunctionArgs } from "react-router"
import { useLoaderData } from "react-router"
import { ShopsSheet } from "../../features/shops/shops-sheet.tsx"
import { apiOf } from "../../shell/api.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Screen } from "../../ui/screen.tsx"
import { FactorSheet } from "./factor-sheet.tsx"
import { PasskeysSheet } from "./passkeys-sheet.tsx"
import { PasswordSheet } from "./password-sheet.tsx"
import { PersonSheet } from "./person-sheet.tsx"
import { SessionsSheet } from "./sessions-sheet.tsx"

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args)
  const [sessions, passkeys] = await Promise.all([
    api.need("GET /api/admin/account/sessions"),
    api.need("GET /api/admin/account/passkeys"),
  ])
  return { sessions: sessions.list, passkeys: passkeys.list }
}

export function Component() {
  const t = useWords("account")
  const me = useMe()
  const { sessions, passkeys } = useLoaderData<typeof loader>()
  return (
    <Screen title={t("title", { name: me.name })} sub={me.email}>
      <PersonSheet me={me} />
      <PasswordSheet hasPassword={me.hasPassword} />
      <FactorSheet me={me} hasPasskey={passkeys.length > 0} />
      <PasskeysSheet passkeys={passkeys} />
      <ShopsSheet shops={me.shops} />
      <SessionsSheet sessions={sessions} />
    </Screen>
  )
}
