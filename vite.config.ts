import { reactRouter } from "@react-router/dev/vite"
import { defineConfig, type EnvironmentOptions, type Rolldown } from "vite"
import { frameChunk, sharedChunk, usesOf } from "./chunks.config.ts"

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
  /[\\/]src[\\/](domain|contract|web[\\/](ui|features|shell|frame|seo|templates[\\/][^\\/]+$|sections[\\/](shared|[^\\/]+$)))/
const PLAIN = /[\\/]sections[\\/]plain[\\/]/
const TEMPLATE = /[\\/]web[\\/]templates[\\/][^\\/]+[\\/]/

/**
 * A page comes in a few files, which compress far better than forty small ones: what every page needs, its template's
 * frame, its screen, and what all templates use for that screen. Each takes what it imports along, unless one before has it.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
    { name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 5 },
    { name: onEveryPage, debugName: "shop", test: SHARED, priority: 4 },
    { name: frameChunk, debugName: "plain frame", test: PLAIN, priority: 3 },
    { name: frameChunk, debugName: "template frames", test: TEMPLATE, priority: 2 },
    { name: sharedBy, debugName: "screens", test: SHARED, priority: 1 },
  ],
}

function onEveryPage(id: string, build: Rolldown.ChunkingContext): string | null {
  return sharedBy(id, build) === "shop" ? "shop" : null
}

function sharedBy(id: string, build: Rolldown.ChunkingContext): string | null {
  return sharedChunk(usesOf(id, (file) => build.getModuleInfo(file)))
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
      build: { rollupOptions: { input: "./src/web/handler.ts", output: { codeSplitting: false } } },
    },
  },
}))
