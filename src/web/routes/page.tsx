import { Outlet } from "react-router"
import { isNotFound } from "../is-not-found.ts"
import { lastResort } from "../messages/last-resort.ts"
import { Addresses } from "../ui/addresses.tsx"
import { ErrorPanel } from "../ui/error-panel.tsx"
import { useShell } from "../use-shell.ts"
import type { Route } from "./+types/page.ts"

/** Around every screen: where it is at home, and what to say when it fails. */
export default function Page() {
  const addresses = useShell()?.addresses
  return (
    <>
      {addresses && <Addresses {...addresses} />}
      <Outlet />
    </>
  )
}

// Errors are caught here and not in the root, which would build the whole document anew.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPanel isNotFound={isNotFound(error)} words={useShell()?.messages ?? lastResort} />
}
