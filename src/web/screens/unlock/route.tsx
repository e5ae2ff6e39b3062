import { useNavigate } from "react-router"
import { ownPath, UNLOCK_PATH } from "../../../domain/site/route-address.ts"
import { PasswordForm, RequestForm } from "../../features/catalog/unlock/unlock-forms.tsx"
import { faultsIn } from "../../shell/form-outcome.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { pageNotFound } from "../../shell/not-found.ts"
import { actionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import type { Route } from "./+types/route.ts"

/** The way to locked goods where a dialog cannot open: without scripts, or in another tab. */
export async function loader(visit: Route.LoaderArgs) {
  const { shop } = await loadShell(visit)
  if (!shop?.apps.encryptedGoods) throw pageNotFound()
  return { to: ownPath(visit.url.searchParams.get("to")), isRequested: visit.url.searchParams.has("sent") }
}

/** The password opens the goods; a name, an address and a message ask for it. */
export async function action(visit: Route.ActionArgs) {
  const api = actionApi(visit)
  const form = await visit.request.formData()
  if (form.has("password")) {
    const reply = await api.ask("POST /api/goods/unlock", { body: { password: textIn(form, "password") } })
    return isFailure(reply) ? api.refuse(reply) : api.done(textIn(form, "to"))
  }
  const body = { name: textIn(form, "name"), email: textIn(form, "email"), content: textIn(form, "content") }
  const reply = await api.ask("POST /api/goods/applyGoodsPassword", { body })
  return isFailure(reply) ? api.refuse(reply) : api.done(`${UNLOCK_PATH}?sent=1`)
}

export { caughtAction as clientAction } from "../../shell/caught-action.ts"

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  const title = [shell?.words.unlockTitle, shell?.shop?.name].filter(Boolean).join(" – ")
  return [{ title }, { name: "robots", content: "noindex" }]
}

export default function Unlock({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const faults = faultsIn(actionData)
  const isPasswordWrong = "password" in faults || "" in faults
  return (
    <article data-slot="content-page">
      <h1>{words.unlockTitle}</h1>
      {loaderData.isRequested && <p role="status">{words.checkPwdMsg}</p>}
      <PasswordForm
        to={loaderData.to}
        faults={isPasswordWrong ? faults : {}}
        onDone={() => {
          toast(words.freeToViewEncrypted, "success")
          navigate(loaderData.to)
        }}
      />
      <RequestForm faults={isPasswordWrong ? {} : faults} onDone={() => toast(words.checkPwdMsg, "success")} />
    </article>
  )
}
