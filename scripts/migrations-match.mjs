import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { commandFile, nodeBinary } from "./node.mjs"
import { runProgram } from "./run-program.mjs"
import { root } from "./stop.mjs"

/** Lets drizzle-kit write the next migration into a copy of the migrations, and looks whether there was one to write. */
export async function migrationsMatch() {
  const copy = `.cache/migrations-${process.pid}`
  const folder = join(root, copy)
  try {
    mkdirSync(folder, { recursive: true })
    cpSync(join(root, "src/db/migrations"), folder, { recursive: true })
    const config = join(folder, "drizzle.config.ts")
    writeFileSync(
      config,
      `import config from "../../drizzle.config.ts"\nexport default { ...config, out: "./${copy}" }\n`,
    )
    const before = readdirSync(folder)
    const sane = await drizzle("check", config)
    const generated = await drizzle("generate", config)
    const added = readdirSync(folder).filter((name) => !before.includes(name))
    if (sane.code === 0 && generated.code === 0 && added.length === 0) return true
    console.log(sane.code === 0 ? generated.output : sane.output)
    console.log(
      "The migrations do not give the schema in src/db/schema.ts. Run `npx drizzle-kit generate` and keep what it writes.",
    )
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function drizzle(command, config) {
  return runProgram(nodeBinary(), [commandFile("drizzle-kit", "drizzle-kit"), command, `--config=${config}`], {
    quiet: true,
  })
}
