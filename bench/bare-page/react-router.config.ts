import type { Config } from "@react-router/dev/config"

export default {
  buildDirectory: "../../.cache/bench/bare-page/build",
  routeDiscovery: { mode: "initial" },
} satisfies Config
