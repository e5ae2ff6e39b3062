import { reactRouter } from "@react-router/dev/vite"
import { minify as minifyScript } from "@swc/core"
import {
  defineConfig,
  type EnvironmentOptions,
  type Plugin,
  type ResolveModulePreloadDependenciesFn,
  type Rolldown,
} from "vite"
import { plainFrameChunk, sharedChunk, usesOf } from "./chunks.config.ts"
import { isTemplateName } from "./src/domain/site/templates.ts"

/**
 * One file for the server, without React and React Router: in it each use of them would go through the bundler's wrapper,
 * and drawing a page would take a sixth longer. They are installed with the shop; NODE_ENV says which React it is.
 */
const serverFile: EnvironmentOptions = {
  resolve: { noExternal: true, external: ["react", "react-dom", "react-router"] },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
}

/** Rules and shapes only export: what of them a page does not use stays out of the browser. */
const pureModules = { test: /\/src\/(domain|contract)\//, sideEffects: false }

const SHARED =
  /preload-helper|[\\/]lucide[\\/]|[\\/]src[\\/](domain|contract|words|web[\\/](root\.tsx$|ui|features|shell|frame|seo|styles|(templates|screens)[\\/][^\\/]+$|sections[\\/](shared|[^\\/]+$)))/
const PLAIN = /[\\/]sections[\\/]plain[\\/]/
const SHARED_OR_TEMPLATE = new RegExp(`${SHARED.source}|[\\\\/]web[\\\\/]templates[\\\\/][^\\\\/]+[\\\\/]`)

/**
 * A page comes in a few files, which compress far better than forty small ones: what every page needs, its template's
 * frame, its screen, and what all templates use for that screen. Each takes what it imports along, unless one before has it.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "react", test: /named-react|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 5 },
    { name: onEveryPage, debugName: "shop", test: SHARED, priority: 4 },
    { name: plainFrameChunk, debugName: "plain frame", test: PLAIN, priority: 3 },
    { name: ofTemplate, debugName: "template frames", test: SHARED_OR_TEMPLATE, priority: 2 },
    { name: sharedBy, debugName: "screens", test: SHARED, priority: 1 },
  ],
}

/** Finds 1.3 kB more in the scripts of a page than the bundler's own does, compressed. */
const minify: Plugin = {
  name: "minify",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  renderChunk: (code) => minifyScript(code, { module: true, ecma: 2022, compress: { passes: 3 }, mangle: true }),
}

/** How a file that is opened later is fetched: together with what it imports, and after its styles are there. */
const smallPreload: Plugin = {
  name: "small-preload",
  enforce: "pre",
  apply: "build",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `const asked = new Map()
function ask(file) {
  const isStyle = file.endsWith(".css")
  const link = Object.assign(document.createElement("link"), { rel: isStyle ? "stylesheet" : "modulepreload", href: "/" + file })
  document.head.append(link)
  return isStyle && new Promise((done) => { link.onload = link.onerror = done })
}
export function __vitePreload(load, files = []) {
  for (const file of files) asked.has(file) || asked.set(file, ask(file))
  return Promise.all(files.map((file) => asked.get(file))).then(load)
}`,
  },
}

const NAMED = "\0named-"

/**
 * React is CommonJS: its functions would be called through the bundler's wrapper, `(0,e.jsx)(…)`. From a module with their
 * names each file imports those that it calls.
 */
const namedReact: Plugin = {
  name: "named-react",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^react(-dom)?(\/[a-z-]+)?$/ },
    handler: (id, importer, { kind }) =>
      kind === "import-statement" && !importer?.startsWith(NAMED) ? NAMED + id : undefined,
  },
  load: {
    filter: { id: new RegExp(NAMED) },
    async handler(id) {
      const name = id.slice(NAMED.length)
      const exported: object = await import(name)
      const names = Object.keys(exported).filter((each) => /^[a-z_]\w*$/i.test(each) && each !== "default")
      return [
        `import whole from "${name}"`,
        "export default whole",
        ...names.map((each) => `export const ${each} = whole.${each}`),
      ].join("\n")
    },
  },
}

/** A screen's file may lend another what both use, or else every file would have to take along what it imports. */
const sharedEntries: Plugin = {
  name: "shared-entries",
  configEnvironment: {
    order: "post",
    handler: (name) =>
      name === "client" ? { build: { rollupOptions: { preserveEntrySignatures: "allow-extension" } } } : undefined,
  },
}

/** What is fetched along with a file that is opened later: not what every page has, nor the file itself, which is asked for anyway. */
const notYetThere: ResolveModulePreloadDependenciesFn = (file, files) =>
  files.filter((each) => each !== file && !/\/(react|shop|rolldown-runtime)-/.test(each))

function onEveryPage(id: string, build: Rolldown.ChunkingContext): string | null {
  return sharedBy(id, build) === "shop" ? "shop" : null
}

/** A template's frame: what its manifest leads to and nobody else uses. */
function ofTemplate(id: string, build: Rolldown.ChunkingContext): string | null {
  const own = sharedBy(id, build)
  return isTemplateName(own) ? own : null
}

function sharedBy(id: string, build: Rolldown.ChunkingContext): string | null {
  return sharedChunk(usesOf(id, (file) => build.getModuleInfo(file)))
}

/** Names of files are on every page, and what is short of them weighs: forty-two bits tell one build's file from another's. */
const SHORT_NAME = "assets/[name]-[hash:7]"
const assetFileNames = `${SHORT_NAME}[extname]`

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), sharedEntries, namedReact, smallPreload, minify],
  // The database writes there all the time.
  server: { watch: { ignored: ["data", ".cache"].map((folder) => `${import.meta.dirname}/${folder}/**`) } },
  // Icons are modules already: packed anew at each one that a page shows, development would reload the page every time.
  optimizeDeps: { exclude: ["lucide"] },
  // React Router throws the list of files away unless it is wanted here. Pages ask by it for their template's files.
  build: {
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: notYetThere },
    // A small font inside of a stylesheet would be fetched by everyone, and pages allow fonts of their own address only.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  environments: {
    client: {
      build: {
        minify: false,
        rollupOptions: {
          treeshake: { moduleSideEffects: [pureModules], propertyReadSideEffects: false },
          output: {
            entryFileNames: `${SHORT_NAME}.js`,
            chunkFileNames: `${SHORT_NAME}.js`,
            assetFileNames,
            codeSplitting: chunks,
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    ssr: {
      ...(command === "build" ? serverFile : {}),
      build: { rollupOptions: { input: "./src/web/handler.ts", output: { assetFileNames, codeSplitting: false } } },
    },
  },
}))
