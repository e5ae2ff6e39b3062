import { useNavigate, useSearchParams } from "react-router"
import { homeAfterSignIn } from "../../features/sign-in/home-after-sign-in.ts"
import { SignInForm } from "../../features/sign-in/sign-in-form.tsx"
import { useWords } from "../../shell/words.ts"
import { VitrineWord } from "../../ui/vitrine-mark.tsx"

/** Only to pages of the back office: an address from elsewhere could lead anywhere. */
const isOwn = (path: string) => /^\/admin(\/[\w-]|$)/.test(path)

export function Component() {
  const t = useWords("signIn")
  const navigate = useNavigate()
  const [search] = useSearchParams()

  async function enter(): Promise<void> {
    const to = search.get("to") ?? ""
    await navigate(isOwn(to) ? to : await homeAfterSignIn(), { replace: true })
  }

  return (
    <div className="door">
      <main className="door-in" id="main">
        <VitrineWord />
        <h1>{t("title")}</h1>
        {search.has("out") && <p role="status">{t("signedOut")}</p>}
        <SignInForm onEntered={enter} />
        <p className="dim small">{t("hint")}</p>
      </main>
    </div>
  )
}
