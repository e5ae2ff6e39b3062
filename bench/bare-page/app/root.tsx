import loaderData from "bare-page/loader-data"
import { Head, htmlAttributes } from "bare-page/markup"
import type { ReactNode } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"

export const loader = () => loaderData.root

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...htmlAttributes}>
      <head>
        <Head />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
