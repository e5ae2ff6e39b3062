import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // Behind a proxy the router cannot know the shop's own origin; the edge does, and refuses forms of other sites.
  allowedActionOrigins: ["**"],
  // What routes do in the browser beside drawing is a line or two: files of their own would only be more files.
  splitRouteModules: false,
  // The tree is small: the browser gets it whole and asks for no manifest while the shopper moves about.
  routeDiscovery: { mode: "initial" },
} satisfies Config
