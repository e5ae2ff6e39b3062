import { siteCommand } from "./site-command.ts"

const { said, failed } = await siteCommand(process.argv.slice(2), process.env)
if (failed) {
  process.exitCode = 1
  console.error(said)
} else console.log(said)
