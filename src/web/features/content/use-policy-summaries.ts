import { useShop } from "../../shell/shell.ts"
import { usePolicyNames } from "./use-policy-names.ts"

/** The terms that matter before buying: delivery, payment and returns in short, each with the way to the whole text. */
export function usePolicySummaries(): { title: string; summary: string; path: string }[] {
  const names = usePolicyNames()
  return useShop()
    .policies.filter(({ name }) => name !== "privacy" && name !== "service")
    .map(({ name, summary, path }) => ({ title: names[name], summary, path }))
}
