import { createElement, Fragment, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { createRequestHandler, Outlet, type ServerBuild, ServerRouter } from "react-router"
import { beforeAll, expect, test } from "vitest"
import { PageScripts, useNonce } from "./router-internals.tsx"

const Nonce = () => createElement("p", null, useNonce() ?? "no nonce")
const Layout = ({ children }: { children?: ReactNode }) =>
  createElement(
    Fragment,
    null,
    createElement(Nonce),
    children,
    createElement(PageScripts, { modules: ["/template.js", "/root.js"], data: ["/shell.json"] }),
  )

/** A storefront of two routes, as the build would make it. */
const asset = (id: string, imports: string[]) => ({
  id,
  module: `/${id}.js`,
  imports,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})
const build: ServerBuild = {
  entry: {
    module: {
      default: (
        _request: Request,
        status: number,
        headers: Headers,
        context: Parameters<typeof ServerRouter>[0]["context"],
      ) =>
        new Response(
          renderToString(createElement(ServerRouter, { context, url: "http://shop.test/", nonce: "once" })),
          { status, headers },
        ),
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => createElement(Layout, null, createElement(Outlet)) } },
    home: { id: "home", parentId: "root", index: true, module: { default: () => "home" } },
  },
  assets: {
    entry: { module: "/entry.js", imports: ["/react.js"] },
    routes: {
      root: { ...asset("root", ["/shop.js"]), path: "" },
      home: { ...asset("home", ["/shop.js"]), parentId: "root", index: true },
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
}

let html = ""
let module = ""
beforeAll(async () => {
  const handle = createRequestHandler(build, "production")
  html = await (await handle(new Request("http://shop.test/"))).text()
  module = /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ""
})

test("the page's nonce is known", () => {
  expect(html).toContain("<p>once</p>")
  expect(html).toMatch(/<script[^>]*nonce="once"[^>]*type="module"/)
})

test("React Router's module waits for the first paint before it imports anything", () => {
  expect(module.startsWith("await new Promise(")).toBe(true)
  const imports = [...module.matchAll(/(?:await )?\bimport\b[^;\n]*/g)].map(([found]) => found)
  expect(imports).toEqual([
    'await import("/manifest.js")',
    'await import("/root.js")',
    'await import("/home.js")',
    'import("/entry.js")',
  ])
  expect(module).toMatch(/const route0 = await import\("\/root\.js"\);\s*const route1 = await import\("\/home\.js"\);/)
  expect(module).toContain('window.__reactRouterRouteModules = {"root":route0,"home":route1}')
})

test("nothing is fetched ahead by the page itself, everything at once by its module, each file once", () => {
  expect(html).not.toMatch(/<link[^>]*rel="modulepreload"/)
  expect(module).toContain('["/template.js","/root.js","/manifest.js","/entry.js","/react.js","/shop.js","/home.js"]')
  expect(module).toContain('["/shell.json"]')
})
