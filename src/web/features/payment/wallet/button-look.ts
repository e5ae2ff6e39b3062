/** What Stripe lets its buttons be, in pixels. */
const HEIGHTS = { least: 40, most: 55 }

/** How the page's own button to buy looks: those of the wallets stand below it. */
export function buttonLook(): { borderRadius: string; buttonHeight: number } {
  const button = document.querySelector<HTMLElement>("main :is([data-slot=buy], button[value=checkOut])")
  const height = Math.round(button?.getBoundingClientRect().height ?? 0)
  return {
    borderRadius: button ? getComputedStyle(button).borderStartStartRadius : "0px",
    buttonHeight: Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, height)),
  }
}
