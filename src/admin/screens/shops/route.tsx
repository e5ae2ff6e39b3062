import { useLoaderData } from "react-router"
import { ShopsSheet } from "../../features/shops/shops-sheet.tsx"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { VitrineWord } from "../../ui/vitrine-mark.tsx"

export const loader = () => staffApi(undefined).need("GET /api/admin/me")

/** For whoever may work in no shop yet: they prove the first one here. */
export function Component() {
  const t = useWords("account")
  const { shops } = useLoaderData<typeof loader>()
  return (
    <div className="door">
      <main className="door-in" id="main">
        <VitrineWord />
        <h1>{t("chooseShop")}</h1>
        <ShopsSheet shops={shops} />
      </main>
    </div>
  )
}
