import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,demo,scripts,tests/stand-ins}/**/*.test.ts"],
          // Rules are pure: files need no world of their own, and starting one takes longer than most tests.
          pool: "threads",
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: "tests/api/database-server.ts",
          setupFiles: "tests/api/cheap-passwords.ts",
          isolate: false,
          // They wait for PostgreSQL half of the time: one for each core.
          maxWorkers: "100%",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "storage",
          include: ["tests/storage/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
