import { Suspense, useSyncExternalStore } from "react"
import { Outlet, useMatches } from "react-router"
import { isPublicScreen } from "../../domain/site/public-screens.ts"
import { screenOfPattern } from "../../domain/site/screen-address.ts"
import { lastResort } from "../../words/last-resort.ts"
import { Addresses } from "../features/account/addresses.tsx"
import { codeDocument, loadDocument } from "../features/consent/code-document.ts"
import { ErrorPanel } from "../frame/error-panel.tsx"
import { reloadRoute } from "../frame/reload-route.ts"
import { loadScreen } from "../shell/load-screen.ts"
import type { OwnPaths } from "../shell/own-paths.ts"
import type { OwnTexts } from "../shell/own-texts.server.ts"
import { useShell } from "../shell/shell.ts"
import { useScreen } from "../shell/use-screen.ts"
import { WordsProvider } from "../shell/words-provider.tsx"
import { lazyPart } from "../ui/keep-loading.ts"
import type { Route } from "./+types/page.ts"
import { guardScreen } from "./guard-screen.server.ts"

export const middleware: Route.MiddlewareFunction[] = [
  async (visit, next) => {
    const refusal = await guardScreen(visit)
    if (!refusal) return
    // The refusal is shown in the frame, whose data comes with the loaders. An action is never run for it.
    if (visit.request.method === "GET") await next()
    throw refusal
  },
]

/** While its data comes, so does what else the next screen needs; it is shown when all of it is there. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ pattern, request }, next) => {
    const screen = screenOfPattern(pattern)
    const isOpenScreen = screen ? isPublicScreen(screen) : pattern.endsWith("*")
    if (request.method === "GET" && codeDocument.mustLoad(isOpenScreen, screen)) await loadDocument(request.url)
    // Where a new version has taken the files away, the page is loaded as a whole.
    const files = loadScreen(screen).catch(() => reloadRoute(request.url))
    await next()
    await files
  },
]

/** Around every screen: where it is at home, its words, and what to say when it fails. */
export default function Page() {
  const shell = useShell()
  const screen = useScreen()
  const { ownPaths, ownTexts }: OwnPaths & OwnTexts = Object(useMatches().at(-1)?.loaderData)
  return (
    <>
      {shell && <Addresses origin={shell.origin} {...shell.addresses} ownPaths={ownPaths} />}
      <WordsProvider of={screen} ownTexts={ownTexts}>
        <Outlet />
      </WordsProvider>
    </>
  )
}

const LazyPopular = lazyPart(() =>
  import("./popular-after-load.tsx").then(({ PopularAfterLoad }) => ({ default: PopularAfterLoad })),
)
const never = () => () => {}
const yes = () => true
const no = () => false

// Errors are caught here and not in the root, which would build the whole document anew.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShell()
  const isAlive = useSyncExternalStore(never, yes, no)
  return (
    <ErrorPanel error={error} words={shell?.words ?? lastResort}>
      {isAlive && shell?.shop && (
        <Suspense>
          <LazyPopular />
        </Suspense>
      )}
    </ErrorPanel>
  )
}
