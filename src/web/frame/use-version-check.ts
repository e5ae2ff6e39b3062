import { useEffect, useState } from "react"
import { createPath, useNavigation } from "react-router"
import { VERSION_CHECK_MS } from "../../domain/constants.ts"
import { isNewVersion } from "../../domain/site/page-loading.ts"
import { useShell } from "../shell/shell.ts"
import { reloadRoute } from "./reload-route.ts"

const LATEST_BUILD = "/builds/latest.json"
const FIELDS = "input, select, textarea, [contenteditable], dialog[open] *"

/**
 * Asks every hour whether the shop has a new version. If so, the page is loaded anew: at once, or, where someone is in the
 * midst of typing, as the page that they go to next.
 */
export function useVersionCheck(): void {
  const own = useShell()?.buildId ?? ""
  const [isOutdated, setOutdated] = useState(false)
  const { location: next } = useNavigation()
  const target = next ? createPath(next) : null

  useEffect(() => {
    // The first hour began with the page, however late this code has come.
    let timer = setTimeout(check, Math.max(0, VERSION_CHECK_MS - performance.now()))
    async function check() {
      timer = setTimeout(check, VERSION_CHECK_MS)
      if (!isNewVersion(own, await latestBuild())) return
      setOutdated(true)
      if (!document.activeElement?.matches(FIELDS)) reloadRoute(location.href)
    }
    return () => clearTimeout(timer)
  }, [own])

  useEffect(() => {
    if (isOutdated && target !== null) reloadRoute(target)
  }, [isOutdated, target])
}

/** The id of the build that runs now; null where it cannot be told. */
async function latestBuild(): Promise<string | null> {
  try {
    const reply = await fetch(LATEST_BUILD, { cache: "no-store" })
    const latest: unknown = await reply.json()
    return typeof latest === "object" && latest !== null && "id" in latest ? String(latest.id) : null
  } catch {
    return null // Off line, or in the midst of the change: the next hour tells.
  }
}
