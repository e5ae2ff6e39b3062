import { useRevalidator, useRouteError } from "react-router"
import { Refusal } from "../shell/api.ts"
import { useWords } from "../shell/words.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ForOwners } from "../ui/for-owners.tsx"
import { Screen } from "../ui/screen.tsx"
import { NotFoundScreen } from "./not-found-screen.tsx"

const UNKNOWN = /^unknown/

/** In place of a screen that could not be shown: why, in words, and a way on. */
export function ErrorScreen() {
  const t = useWords("frame")
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const refused = error instanceof Refusal ? error.failure : undefined
  if (refused && UNKNOWN.test(refused.reason)) return <NotFoundScreen />
  if (refused?.reason === "ownerOnly")
    return (
      <Screen title={t("ownersOnly")}>
        <ForOwners />
      </Screen>
    )
  const isRefused = refused && refused.reason !== "serviceUnavailable"
  return (
    <Screen title={t("failed")}>
      <EmptyState title={t("failed")} action={<Button onClick={() => revalidate()}>{t("tryAgain")}</Button>}>
        {isRefused ? refused.msg : t("noAnswer")}
      </EmptyState>
    </Screen>
  )
}
