import { useMemo } from "react"
import { type ApiClient, createApiClient } from "./api-client.ts"
import { useShell } from "./shell.ts"

/** The API for the browser, in the language of the page. Only to be asked in effects and events. */
export function useApi(): ApiClient {
  const language = useShell()?.lang ?? "en"
  return useMemo(
    () => createApiClient({ send: (request) => fetch(request), origin: globalThis.location?.origin ?? "", language }),
    [language],
  )
}
