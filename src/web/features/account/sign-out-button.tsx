import { useNavigate } from "react-router"
import { SIGN_OUT_PATH } from "../../../domain/site/route-address.ts"
import { forgetLocalState } from "../../shell/sign-out.ts"
import { useWords } from "../../shell/use-words.ts"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useAddress } from "../../ui/navigation/link.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import { LogOut } from "./account-icons.tsx"

/** Ends the session. What this browser kept for it goes too. */
export function SignOutButton() {
  const words = useWords("account")
  const toast = useToast()
  const navigate = useNavigate()
  const { send, isPending } = useSending({
    onDone() {
      forgetLocalState()
      toast(words.loggedOut, "success")
      navigate("/")
    },
    onFault: (faults) => toast(Object.values(faults)[0] ?? "", "error"),
  })
  return (
    <form method="post" action={useAddress(SIGN_OUT_PATH)} onSubmit={send}>
      <button type="submit" aria-disabled={isPending || undefined}>
        <LogOut size={20} />
        {words.signOut}
      </button>
    </form>
  )
}
