import { reactRouter } from "@react-router/dev/vite"
import { defineConfig, type EnvironmentOptions } from "vite"

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

/** Fetched only when it is opened: the search over the page, its suggestions, the picture viewer, the locked goods' dialog. */
const OPENED_LATER =
  /[\\/](ui[\\/](dialog|field|use-sending)|shell[\\/]faults-of|catalog[\\/]gallery[\\/](viewer|use-viewer|screen-size)|unlock[\\/]unlock-dialog\.|search[\\/](search-(dialog\.|suggestions)|use-combobox|step-option|suggested-options|use-suggestions))/
const SHARED = /[\\/]src[\\/](domain|contract|web[\\/](ui|features|shell|frame|seo|(sections|templates)[\\/][^\\/]+$))/

/** What every page needs comes in a few files: they compress far better than forty small ones. A template's components stay its own. */
const chunks = {
  groups: [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 2 },
    { name: "shop", test: (id: string) => SHARED.test(id) && !OPENED_LATER.test(id), priority: 1 },
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // The database writes there all the time.
  server: { watch: { ignored: ["data", ".cache"].map((folder) => `${import.meta.dirname}/${folder}/**`) } },
  // React Router throws the list of files away unless it is wanted here. Pages ask by it for their template's files.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: { treeshake: { moduleSideEffects: [pureModules] }, output: { codeSplitting: chunks } },
      },
    },
    ssr: {
      ...(command === "build" ? serverFile : {}),
      build: { rollupOptions: { input: "./src/web/handler.ts" } },
    },
  },
}))
