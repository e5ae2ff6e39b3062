import { createStore } from "./create-store.ts"

export const THEMES = ["system", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]

const STORED = "vitrine.theme"

const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text)

const stored = localStorage.getItem(STORED)
const store = createStore<Theme>(isTheme(stored) ? stored : "system")

export const useTheme = store.use

export function setTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme)
  store.set(theme)
  showTheme()
}

/** Light or dark as chosen, else as the device is. */
export function showTheme(): void {
  const theme = store.get()
  const isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.toggleAttribute("data-dark", isDark)
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme)
