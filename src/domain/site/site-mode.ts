/** `live` takes real money only; `test` and `demo` take the sandbox's test money. */
export const SITE_MODES = ["live", "test", "demo"] as const

export type SiteMode = (typeof SITE_MODES)[number]

export const isSiteMode = (text: string | undefined): text is SiteMode => SITE_MODES.some((mode) => mode === text)

/** Whether a shop of this mode may take test money. */
export const takesTestMoney = (mode: SiteMode): boolean => mode !== "live"
