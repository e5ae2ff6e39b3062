// Which part may import which, as drawn in docs/architecture.md. Type-only imports count, except where a rule says so.
// scripts/import-rules.test.ts proves of each rule that it fails when it should.

const ours = "^(src|demo|tests|bench|scripts)/"
const test = "\\.test\\.tsx?$"
const devServer = "^src/server/dev[^/]*\\.ts$"
const apiClient = "^src/web/shell/api-client\\.ts$"
const anything = "."

/** Puts the server's folders together; all other files that lie beside the folders are what every folder is built on. */
const serverTop =
  "^src/server/(app|create-api|all-handlers|answer-call|asked-shop|direct-calls|mount|which-shop|dev[^/]*|load-app|serve)\\.ts$"

/** A template's folder, or the one of those that are not drawn yet; of its screens, the files that hold code. */
const template = "(templates/[^/]+|sections/plain)"
const anyTemplate = "(?:templates/[^/]+|sections/plain)"
const code = "(?:/|\\.tsx?$)"

/** What a page hands to its template, as types. */
const propsOnly = ["^src/web/sections/[^/]+-props\\.ts$"]

/** Files under `from` take nothing of ours but `may`; what they take from npm and Node is another rule's business. */
const layer = (name, from, may, comment) => ({
  name,
  severity: "error",
  comment,
  from: typeof from === "string" ? { path: from } : from,
  to: { path: ours, pathNot: may },
})

const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from, to })

module.exports = {
  forbidden: [
    layer(
      "domain-stands-alone",
      "^src/domain/",
      "^src/domain/",
      "The rules of trade know nothing of the program around them.",
    ),
    forbid(
      "domain-is-pure",
      { path: "^src/domain/", pathNot: test },
      { path: anything, pathNot: ours },
      "No packages and nothing of Node: the same inputs give the same result everywhere.",
    ),
    layer("contract-knows-domain", "^src/contract/", "^src/(contract|domain)/"),
    forbid(
      "contract-uses-zod-only",
      { path: "^src/contract/", pathNot: test },
      { path: anything, pathNot: [ours, "(^|/)zod(/|$)"] },
      "Browser and server share it.",
    ),
    layer("db-knows-domain", "^src/db/", "^src/(db|domain)/"),
    forbid(
      "db-uses-drizzle-and-pg",
      { path: "^src/db/", pathNot: test },
      { path: anything, pathNot: [ours, "(^|/)(drizzle-orm|pg|pg-copy-streams)(/|$)"], dependencyTypesNot: ["core"] },
    ),
    layer("server-knows-db-contract-domain", "^src/server/", "^src/(server|db|contract|domain|words)/"),
    {
      ...forbid("server-folders-in-no-circle", { path: "^src/server/" }, { circular: true, path: "^src/server/" }),
      scope: "folder",
      comment: "What two folders need lies in a third below them, or beside the folders.",
    },
    forbid(
      "server-base-knows-no-folder",
      { path: "^src/server/[^/]+\\.ts$", pathNot: [serverTop, test] },
      { path: "^src/server/[^/]+/" },
      "What every folder of the server is built on: the shop, who asks, limits, transactions.",
    ),
    forbid(
      "server-top-is-known-by-none",
      { path: "^src/server/[^/]+/" },
      { path: serverTop },
      "App and API are made of the folders.",
    ),
    layer(
      "web-knows-contract-domain",
      { path: "^src/web/", pathNot: apiClient },
      "^src/(web|contract|domain|words)/",
      "The storefront talks to the server through the API client only.",
    ),
    layer("api-client-knows-server", apiClient, "^src/(web|contract|domain|words|server)/"),
    forbid(
      "api-client-takes-server-types-only",
      { path: apiClient },
      { path: "^src/server/", dependencyTypesNot: ["type-only"] },
    ),
    layer(
      "admin-knows-contract-domain",
      "^src/admin/",
      "^src/(admin|contract|domain|words)/|^src/web/shell/(api-client|fill)\\.ts$",
      "The back office shares the API's client with shops, and no page.",
    ),
    layer(
      "admin-shell-is-below-all",
      "^src/admin/shell/",
      "^src/(admin/shell|contract|domain|words)/|^src/web/shell/(api-client|fill)\\.ts$",
    ),
    layer("admin-ui-knows-shell", "^src/admin/ui/", "^src/(admin/(ui|shell)|contract|domain|words)/"),
    layer("admin-features-know-ui", "^src/admin/features/", "^src/(admin/(features|ui|shell)|contract|domain|words)/"),
    layer(
      "admin-screens-apart",
      "^src/admin/screens/([^/]+)/",
      "^src/(admin/(screens/$1|features|ui|shell)|contract|domain|words)/",
      "What two screens use lies in a feature.",
    ),
    layer(
      "words-stand-alone",
      "^src/words/",
      "^src/(words|domain|contract/(refusals|fields)\\.ts$)",
      "Sentences in eleven languages: errors, mail, screens.",
    ),
    layer(
      "shell-is-below-all",
      { path: "^src/web/shell/", pathNot: apiClient },
      ["^src/(contract|domain|words|web/shell)/", ...propsOnly],
      "What every part of the storefront knows: the shop, its words, the API.",
    ),
    layer("ui-knows-shell", "^src/web/ui/", ["^src/(contract|domain|words|web/(ui|shell))/", ...propsOnly]),
    layer(
      "features-know-ui",
      "^src/web/features/",
      ["^src/(contract|domain|words|web/(features|ui|shell))/", ...propsOnly],
      "State, rules and elements of one feature lie together.",
    ),
    layer(
      "sections-receive",
      "^src/web/sections/",
      "^src/(contract|domain|web/(sections|features|ui|shell|frame|templates/template\\.ts$))",
      "Sections get props and never fetch.",
    ),
    forbid(
      "sections-never-fetch",
      { path: "^src/web/(sections|templates/[^/]+)/" },
      { path: "^src/web/shell/(api-client|page-api|use-api)\\.ts$" },
    ),
    layer(
      "template-keeps-to-itself",
      "^src/web/templates/([^/]+)/",
      [
        "^src/web/templates/$1/",
        "^src/web/templates/[^/]+\\.ts$",
        "^src/(contract|domain|web/(sections|features|ui|shell|frame))/",
      ],
      "A template can be removed without another noticing.",
    ),
    forbid(
      "template-screens-apart",
      { path: `^src/web/${template}/(?:plain-)?(home|list|item)${code}` },
      {
        path: `^src/web/${anyTemplate}/(?:plain-)?(?:home|list|item)${code}`,
        pathNot: `^src/web/$1/(?:plain-)?$2${code}`,
      },
      "A page loads one screen of its template; what two of them use lies in its frame.",
    ),
    forbid(
      "template-frame-knows-no-screen",
      { path: `^src/web/${template}/frame/` },
      { path: `^src/web/${anyTemplate}/(?:plain-)?(?:home|list|item)${code}` },
      "The frame comes with every page.",
    ),
    forbid(
      "manifest-fetches-screens",
      { path: "^src/web/(templates/[^/]+/manifest|sections/plain/plain-template)\\.ts$" },
      { path: `^src/web/${anyTemplate}/(?:plain-)?(?:home|list|item)${code}`, dynamic: false },
      "The manifest comes with every page, a screen when it is shown.",
    ),
    layer(
      "screens-know-no-template",
      "^src/web/screens/",
      "^src/(contract|domain|words|web/(screens|features|ui|shell|frame|seo|sections|templates/[^/]+\\.tsx?$))",
      "A screen reaches a template through its manifest only.",
    ),
    layer("demo-knows-db-domain-server", "^demo/", "^(demo|src/(db|domain|server))/"),
    forbid("src-stays-inside", { path: "^src/", pathNot: "^src/main\\.ts$" }, { path: "^(demo|tests|bench|scripts)/" }),
    forbid("main-starts-shop-and-demo", { path: "^src/main\\.ts$" }, { path: "^(tests|bench|scripts)/" }),
    forbid("nothing-imports-main", {}, { path: "^src/main\\.ts$" }, "Importing it would start a shop."),
    forbid(
      "no-barrel",
      { path: "(^|/)index\\.ts$", pathNot: "node_modules" },
      {},
      "Import a thing from the file it is in.",
    ),
    forbid("no-circle", {}, { circular: true }),
    forbid(
      "no-dev-dependency-at-run-time",
      { path: "^src/(main\\.ts$|(server|db|domain|contract|words)/)", pathNot: [test, devServer] },
      { dependencyTypes: ["npm-dev"] },
      "A production install does not have it.",
    ),
    forbid(
      "dev-server-uses-vite-only",
      { path: devServer },
      { dependencyTypes: ["npm-dev"], pathNot: "(^|/)vite(/|$)" },
    ),
  ],
  options: {
    // Reads type-only imports too; TypeScript 7 has no API that dependency-cruiser could use instead.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router|tests/.*/fixtures)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json"],
    },
  },
}
