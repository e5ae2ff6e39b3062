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
import { lastResort } from "../words/last-resort.ts"
import type { Route } from "./+types/root.ts"
import { BrokenPage } from "./frame/broken-page.tsx"
import { Frame } from "./frame/frame.tsx"
import { OpeningScript } from "./frame/opening-script.tsx"
import { PageScripts } from "./frame/router-internals.tsx"
import { isNotFound } from "./shell/is-not-found.ts"
import { loadShell } from "./shell/load-shell.server.ts"
import { pageContext } from "./shell/page-context.ts"
import { type RootData, useRememberedShell, useShell } from "./shell/shell.ts"
import baseCss from "./styles/base.css?url"
import { templateNamed } from "./templates/template.ts"
import { templateFiles } from "./templates/template-files.server.ts"
import { TemplateLinks } from "./templates/template-links.tsx"

const NO_ICON = "data:,"

export async function loader(visit: Route.LoaderArgs) {
  const shell = await loadShell(visit)
  const { itemPicture = "" } = templateNamed(shell.template)
  const root: RootData = {
    ...shell,
    templateFiles: templateFiles(shell.template),
    renderedAt: Date.now(),
    buildId: visit.context.get(pageContext).buildId,
    itemPicture,
  }
  return data(root, { status: shell.shop ? 200 : 503 })
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
  const words = loaderData?.messages ?? lastResort
  const shop = loaderData?.shop
  if (error || !shop) {
    const problem = isNotFound(error) ? words.pageNotFound : words.errorTitle
    return [{ title: [problem, shop?.name].filter(Boolean).join(" – ") }, { name: "robots", content: "noindex" }]
  }
  return [
    { title: shop.title },
    { name: "description", content: shop.description },
    { name: "keywords", content: shop.keywords },
  ].filter((tag) => tag.title || tag.content)
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRememberedShell()
  // Around an error of its own the frame would break again.
  const isBroken = Boolean(useRouteError()) || !shell?.shop
  return (
    <html lang={shell?.lang ?? "en"} dir={shell?.dir ?? "ltr"} data-template={shell?.template} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <OpeningScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={shell?.shop?.icon || NO_ICON} />
        <Meta />
        <link rel="stylesheet" href={baseCss} precedence="base" />
        {shell && <TemplateLinks />}
        <Links />
      </head>
      <body>
        {isBroken ? <main>{children}</main> : <Frame>{children}</Frame>}
        <ScrollRestoration />
        <PageScripts modules={shell?.templateFiles ?? []} data={[]} />
      </body>
    </html>
  )
}

export default function Root() {
  return useShell()?.shop ? <Outlet /> : <BrokenPage />
}

export function ErrorBoundary() {
  return <BrokenPage />
}
