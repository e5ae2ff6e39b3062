import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

const made = `${import.meta.dirname}/../../.cache/bench/bare-page/${process.env.BARE_PAGE}`

export default defineConfig({
  plugins: [reactRouter()],
  build: { emptyOutDir: true },
  resolve: { alias: { "bare-page/markup": `${made}/markup.tsx`, "bare-page/loader-data": `${made}/loader-data.json` } },
})
