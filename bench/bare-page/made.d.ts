// What bare-page.ts writes from a fixture.
declare module "bare-page/markup" {
  import type { ReactNode } from "react"
  export const htmlAttributes: Record<string, string>
  export function Head(): ReactNode
  export function Body(): ReactNode
}

declare module "bare-page/loader-data" {
  const loaderData: { root: object; page: object }
  export default loaderData
}
