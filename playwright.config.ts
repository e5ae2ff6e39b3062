import { defineConfig } from "@playwright/test"
import { withoutCoupon } from "./tests/e2e/without-coupon.ts"

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/start-shops.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    // start-shop.ts chooses the port before the workers read this file.
    baseURL: `http://localhost:${process.env.PORT}`,
    // Without a film and copies of the page: they take longer than the tests.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    // Visitors who have put the shop's coupon off: it would lie over whatever a test looks at. overlays.spec.ts has others.
    storageState: withoutCoupon,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
})
