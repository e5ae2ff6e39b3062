import { useLoaderData } from "react-router"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { SettingsForm } from "./settings-form.tsx"

export const loader = (args: ScreenArgs) => apiOf(args).need("GET /api/admin/site/settings")

export function Component() {
  return <SettingsForm group="shop" settings={useLoaderData<typeof loader>()} />
}
