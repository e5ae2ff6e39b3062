import { reactRouter } from "@react-router/dev/vite"
import { defineConfig, type EnvironmentOptions } from "vite"

/** One file with production React in it: rendering depends neither on NODE_ENV nor on packages found at the start. */
const selfContained: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
}

/** Rules and shapes only export: what of them a page does not use stays out of the browser. */
const pureModules = { test: /\/src\/(domain|contract)\//, sideEffects: false }

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // The database writes there all the time.
  server: { watch: { ignored: ["data", ".cache"].map((folder) => `${import.meta.dirname}/${folder}/**`) } },
  environments: {
    client: { build: { rollupOptions: { treeshake: { moduleSideEffects: [pureModules] } } } },
    ssr: {
      ...(command === "build" ? selfContained : {}),
      build: { rollupOptions: { input: "./src/web/handler.ts" } },
    },
  },
}))
