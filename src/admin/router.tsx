import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router"
import { homeAfterSignIn } from "./features/sign-in/home-after-sign-in.ts"
import { ErrorScreen } from "./frame/error-screen.tsx"
import { Frame } from "./frame/frame.tsx"
import { NotFoundScreen } from "./frame/not-found-screen.tsx"
import { OFFICE_SCREENS, type OfficeScreen } from "./screens.ts"
import { Refusal, showedSomething, staffApi } from "./shell/api.ts"

import { loadFaultWords } from "./shell/faults-of.ts"
import { isFirstRun } from "./shell/first-run.ts"
import { loadMe, OFFICE_ROUTE } from "./shell/session.ts"

import { loadWords } from "./shell/words.ts"

const BEFORE_SIGN_IN = ["signInRequired", "sessionOver"]

/** Who is signed in, for the shop in the address; nobody is led to where one signs in, and back from there. */
async function loadOffice({ params, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  try {
    const api = staffApi(params.shop)
    const me = await loadMe(api)
    showedSomething()
    if (await isFirstRun(api, me, pathname)) throw redirect(`/admin/${me.site.name}/guide`)
    return me
  } catch (failure) {
    if (!(failure instanceof Refusal) || !BEFORE_SIGN_IN.includes(failure.failure.reason)) throw failure
    throw redirect(`/admin/sign-in?to=${encodeURIComponent(pathname + search)}`)
  }
}

const routeOf = ({ name, path, words, load }: OfficeScreen): RouteObject => ({
  id: name,
  ...(path === "" ? { index: true } : { path }),
  lazy: async () => {
    const [{ loader, Component }] = await Promise.all([load(), loadWords(words), loadFaultWords()])
    return { loader, Component }
  },
})

export const router = createBrowserRouter([
  {
    path: "/admin",
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        path: "sign-in",
        lazy: async () => {
          const [screen] = await Promise.all([import("./screens/sign-in/route.tsx"), loadWords(["signIn"])])
          return screen
        },
      },
      {
        path: "sign-in/link",
        lazy: async () => {
          const [screen] = await Promise.all([import("./screens/link/route.tsx"), loadWords(["signIn"])])
          return screen
        },
      },
      {
        path: "sign-in/shops",
        lazy: async () => {
          const [screen] = await Promise.all([import("./screens/shops/route.tsx"), loadWords(["account"])])
          return screen
        },
      },
      {
        index: true,
        loader: async () => redirect(await homeAfterSignIn()),
      },
      {
        id: OFFICE_ROUTE,
        path: ":shop",
        loader: loadOffice,
        Component: Frame,
        shouldRevalidate: ({ currentParams, nextParams, defaultShouldRevalidate }) =>
          currentParams.shop !== nextParams.shop || defaultShouldRevalidate,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [...OFFICE_SCREENS.map(routeOf), { path: "*", Component: NotFoundScreen }],
          },
        ],
      },
      { path: "*", Component: NotFoundScreen },
    ],
  },
])
