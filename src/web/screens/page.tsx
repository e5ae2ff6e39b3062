import { Outlet } from "react-router"
import { lastResort } from "../../words/last-resort.ts"
import { Addresses } from "../features/account/addresses.tsx"
import { ErrorPanel } from "../frame/error-panel.tsx"
import { useShell } from "../shell/shell.ts"
import type { Route } from "./+types/page.ts"
import { guardScreen } from "./guard-screen.server.ts"

export const middleware: Route.MiddlewareFunction[] = [(visit) => guardScreen(visit)]

/** Around every screen: where it is at home, and what to say when it fails. */
export default function Page() {
  const shell = useShell()
  return (
    <>
      {shell && <Addresses origin={shell.origin} {...shell.addresses} />}
      <Outlet />
    </>
  )
}

// Errors are caught here and not in the root, which would build the whole document anew.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPanel error={error} words={useShell()?.messages ?? lastResort} />
}
