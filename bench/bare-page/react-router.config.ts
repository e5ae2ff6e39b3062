import type { Config } from "@react-router/dev/config"

export default {
  buildDirectory: `../../.cache/bench/bare-page/${process.env.BARE_PAGE}/build`,
  routeDiscovery: { mode: "initial" },
} satisfies Config
