import type { KnipConfiguration } from "knip"

/**
 * What only tests call today, and the coming screens will call. It must be empty when the storefront is done;
 * `scripts/unused-code.test.ts` fails for an entry that the shop calls, and for anything that is missing here.
 */
export const COMING: Record<string, string[]> = {
  "src/domain/promotions/coupon.ts": ["couponUsedOf"],
}

/** Elements of the coming screens and the structure that they share: drawn, and not used yet. Empty when the storefront is done. */
const COMING_FILES = ["src/web/ui/info-dialog.tsx"]

/** Everything is looked at; with `--production` only what the shop itself runs, marked `!`, and no test. */
export default ({ production = false }): KnipConfiguration => ({
  entry: [
    "src/main.ts!",
    "src/web/{handler,screens/screen-routes}.ts!",
    "src/server/sites/run-site-command.ts!",
    "demo/seed-command.ts!",
    "scripts/{start,test,build,run,watch-launcher}.mjs!",
    "bench/{bench,plain-server,tell-usage}.ts",
    "bench/bare-page/{server.ts,react-router.config.ts,vite.config.ts,app/*}",
    "tests/e2e/screens.ts",
    "tests/lives/lives.ts",
    "tests/templates/templates.ts",
    "tests/storage/kill-rounds.ts",
    "tests/*/fixtures/*.ts",
  ],
  project: [
    "{src,demo,scripts}/**/*.{ts,tsx,css,mjs,mts}!",
    "{bench,tests}/**/*.{ts,tsx}",
    "!**/*.test.ts!",
    // Samples for tests, and the rule that SQL repeats: only the test that compares the two asks it.
    "!src/web/{seo/example-shop,screens/home/read-samples}.ts!",
    "!src/domain/pricing/card-price.ts!",
  ],
  ignoreFiles: COMING_FILES,
  compilers: { css: filesOfCss },
  // What the bench lays beside its bare page.
  ignoreDependencies: ["bare-page"],
  // A test may call what its file uses itself.
  ignoreExportsUsedInFile: production,
})

/** What a stylesheet takes: other stylesheets, and fonts from packages. */
function filesOfCss(text: string): string {
  const taken = text.matchAll(/@import "([^"]+)"|url\("(@[^"]+)"\)/g)
  return Array.from(taken, ([, sheet, font]) => `import "${sheet ?? font}"`).join("\n")
}
