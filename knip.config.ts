import type { KnipConfiguration } from "knip"

/** Everything is looked at; with `--production` only what the shop itself runs, marked `!`, and no test. */
export default ({ production = false }): KnipConfiguration => ({
  entry: [
    "src/main.ts!",
    "src/web/{handler,screens/screen-routes}.ts!",
    "src/admin/entry.tsx!",
    "src/admin/styles/office.css!",
    "src/admin/screens/*/route.tsx!",
    // What screens take of these is not all written yet.
    "src/admin/{ui,shell}/*.{ts,tsx}!",
    "src/words/*/admin/*.ts!",
    "src/server/sites/run-site-command.ts!",
    "demo/seed-command.ts!",
    "scripts/{start,test,build,run,watch-launcher}.mjs!",
    "scripts/fonts/make-fonts.ts!",
    // Written for templates that are not drawn yet too.
    "src/web/templates/*/frame/fonts.css!",
    // What a new template has until it draws a screen itself.
    "src/web/sections/plain/{plain-template.ts,plain-frame.css}!",
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
    // Every word of a demo shop, for the tests that lay two languages side by side.
    "!demo/catalogue-words.ts!",
  ],
  compilers: { css: filesOfCss },
  // What the bench lays beside its bare page; what fonts are cut with, of a package of its own.
  ignoreDependencies: [
    "bare-page",
    "subset-font",
    // Of the back office that is being built: taken off as they are used.
    "@atlaskit/pragmatic-drag-and-drop-hitbox",
    "@hookform/resolvers",
    "@tanstack/react-table",
    "@tiptap/extension-image",
    "otpauth",
    "@tiptap/extension-link",
    "@tiptap/pm",
    "@tiptap/react",
    "@tiptap/starter-kit",
    "react-colorful",
    "react-hook-form",
  ],
  // A test may call what its file uses itself.
  ignoreExportsUsedInFile: production,
})

/** What a stylesheet takes: other stylesheets, and fonts from packages. */
function filesOfCss(text: string): string {
  const taken = text.matchAll(/@import "([^"]+)"|url\("(@[^"]+)"\)/g)
  return Array.from(taken, ([, sheet, font]) => `import "${sheet ?? font}"`).join("\n")
}
