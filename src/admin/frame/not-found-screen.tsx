import { useParams } from "react-router"
import { useWords } from "../shell/words.ts"
import { ButtonLink } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Screen } from "../ui/screen.tsx"

export function NotFoundScreen() {
  const t = useWords("frame")
  const { shop } = useParams()
  const toToday = <ButtonLink to={shop ? `/admin/${shop}` : "/admin"}>{t("toToday")}</ButtonLink>
  return (
    <Screen title={t("notFound")}>
      <EmptyState title={t("notFound")} action={toToday}>
        {t("notFoundHint")}
      </EmptyState>
    </Screen>
  )
}
