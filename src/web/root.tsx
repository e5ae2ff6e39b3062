import type { ReactNode } from "react"
import {
  data,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from "react-router"
import { showsPromotionBanner } from "../domain/site/templates.ts"
import { lastResort } from "../words/last-resort.ts"
import type { Route } from "./+types/root.ts"
import { loadRunningPromotion } from "./features/overlays/load-running-promotion.server.ts"
import { BrokenPage } from "./frame/broken-page.tsx"
import { Frame } from "./frame/frame.tsx"
import { OpeningScript } from "./frame/opening-script.tsx"
import { PageScripts } from "./frame/router-internals.tsx"
import { cachedMarkup } from "./shell/cached-markup.server.ts"
import { keepRecent } from "./shell/data-files.server.ts"
import { fetchShell } from "./shell/fetch-data-file.ts"
import { isNotFound } from "./shell/is-not-found.ts"
import { loadShellFile } from "./shell/load-shell.server.ts"
import { pageContext } from "./shell/page-context.ts"
import {
  drawWith,
  MarkupContext,
  markupOf,
  modulesOf,
  type RootData,
  ShellContext,
  shellOf,
  useRememberedRoot,
  useShell,
} from "./shell/shell.ts"
import { useScreen } from "./shell/use-screen.ts"
import baseCss from "./styles/base.css?url"
import { templateNamed } from "./templates/template.ts"
import { templateFiles } from "./templates/template-files.server.ts"
import { TemplateLinks } from "./templates/template-links.tsx"
import { LinksProvider } from "./ui/navigation/link.tsx"

const NO_ICON = "data:,"

export async function loader(visit: Route.LoaderArgs) {
  const { shell, file } = await loadShellFile(visit)
  if (file && !visit.context.get(pageContext).draft) keepRecent(shell.origin, file)
  const { itemPicture = "" } = templateNamed(shell.template)
  const promotion = shell.shop && showsPromotionBanner(shell.template) ? await loadRunningPromotion(visit) : null
  const root: RootData = { shell: file?.address ?? shell, renderedAt: Date.now(), promotion, itemPicture }
  return data(
    drawWith(root, { shell, modules: (screen) => templateFiles(shell.template, screen), markup: cachedMarkup }),
    {
      status: shell.shop ? 200 : 503,
    },
  )
}

/** Where the root is loaded anew, its shell comes before it is shown. The first one is there before the page hydrates. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const root = await serverLoader()
  if (typeof root.shell === "string") await fetchShell(root.shell)
  return root
}

/** The frame stays as it is while the shopper moves about; only a change (a currency, say) or a reload renews it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isMove = currentUrl.href !== nextUrl.href && (formMethod === undefined || formMethod === "GET")
  return isMove ? false : defaultShouldRevalidate
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(loaderData)
  const words = shell?.words ?? lastResort
  const shop = shell?.shop
  if (error || !shop) {
    const problem = isNotFound(error) ? words.pageNotFound : words.errorTitle
    return [{ title: [problem, shop?.name].filter(Boolean).join(" – ") }, { name: "robots", content: "noindex" }]
  }
  if (!import.meta.env.SSR) return [{ title: shop.title }]
  return [
    { title: shop.title },
    { name: "description", content: shop.description },
    { name: "keywords", content: shop.keywords },
  ].filter((tag) => tag.title || tag.content)
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRememberedRoot()
  const shell = shellOf(root)
  const file = typeof root?.shell === "string" ? root.shell : undefined
  const screen = useScreen()
  const screenWords = shell?.wordFiles[screen ?? ""]
  // Around an error of its own the frame would break again.
  const isBroken = Boolean(useRouteError()) || !shell?.shop
  return (
    <ShellContext value={shell}>
      <html
        lang={shell?.lang ?? "en"}
        dir={shell?.dir ?? "ltr"}
        data-template={shell?.template}
        data-template-code={modulesOf(root, null).at(-1)}
        data-shell={file}
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <OpeningScript />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="icon" href={shell?.shop?.icon || NO_ICON} />
          <Meta />
          {shell ? <TemplateLinks /> : <link rel="stylesheet" href={baseCss} />}
          <Links />
        </head>
        <body>
          <MarkupContext value={markupOf(root)}>
            <LinksProvider>{isBroken ? <main>{children}</main> : <Frame>{children}</Frame>}</LinksProvider>
          </MarkupContext>
          <ScrollRestoration />
          <PageScripts
            modules={modulesOf(root, screen)}
            data={[file, screenWords].filter((each) => each !== undefined)}
          />
        </body>
      </html>
    </ShellContext>
  )
}

export default function Root() {
  return useShell()?.shop ? <Outlet /> : <BrokenPage />
}

export function ErrorBoundary() {
  return <BrokenPage />
}
