import { type ReactNode, Suspense } from "react"

/** A part of the page that comes to life by itself: between one and the next the browser is free for the shopper. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
