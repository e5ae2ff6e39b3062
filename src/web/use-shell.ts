import { useRouteLoaderData } from "react-router"
import type { Shell } from "./load-shell.server.ts"

/** What the root has loaded; undefined only where the root itself broke. */
export const useShell = () => useRouteLoaderData<Shell>("root")
