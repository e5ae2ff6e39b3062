import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // Behind a proxy the router cannot know the shop's own origin; the edge does, and refuses forms of other sites.
  allowedActionOrigins: ["**"],
  // The tree is small: the browser gets it whole and asks for no manifest while the shopper moves about.
  routeDiscovery: { mode: "initial" },
} satisfies Config
