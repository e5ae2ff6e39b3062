import { defineConfig } from "vite"

/** The back office: an application of its own in the browser, with no file in common with the pages of shops. */
export default defineConfig({
  root: "src/admin",
  base: "/",
  publicDir: false,
  logLevel: "error",
  cacheDir: "../../node_modules/.vite-admin",
  // Words and shapes lie beside it.
  server: { fs: { allow: ["../.."] } },
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: "../../build/admin",
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "admin/assets",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
            { name: "base-ui", test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
})
