import { parseArgs } from "node:util"
import { migrate } from "../src/db/migrate.ts"
import { openDatabase } from "../src/db/open-database.ts"
import { ensureRegions } from "../src/db/regions.ts"
import { readEnvironment } from "../src/server/environment.ts"
import { growBigShop } from "./big/grow-big-shop.ts"
import { DEMO_STAFF_EMAIL, demoStaff } from "./demo-staff.ts"
import { progressBar } from "./progress.ts"
import { seedDemo } from "./seed.ts"

const USAGE = `npm run seed                                opens the demo shops
npm run seed -- --goods 100000              makes or extends a large shop
  --site big          its name; it answers at {name}.localhost
  --random-seed 1     another number, other goods`

const GOODS_MAX = 10_000_000

class WrongUse extends Error {}

function readOptions(args: string[]) {
  const options = { goods: { type: "string" }, site: { type: "string" }, "random-seed": { type: "string" } } as const
  const { values } = parseArgs({ args, options, strict: true })
  const { goods, site = "big", "random-seed": randomSeed = "1" } = values
  if (goods === undefined) return null
  if (!/^\d+$/.test(goods) || Number(goods) < 1 || Number(goods) > GOODS_MAX)
    throw new WrongUse(`--goods must be a whole number from 1 to ${GOODS_MAX}.`)
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(site)) throw new WrongUse("--site must be small letters, digits and dashes.")
  if (!/^\d{1,9}$/.test(randomSeed)) throw new WrongUse("--random-seed must be a whole number.")
  return { goods: Number(goods), name: site, randomSeed: Number(randomSeed) }
}

async function seed(args: string[]): Promise<void> {
  const big = readOptions(args)
  const { databaseUrl, dataFolder } = readEnvironment(process.env)
  const say = (sentence: string) => console.log(sentence)
  const { db, close } = await openDatabase({ databaseUrl, dataFolder, log: say }, "attach")
  try {
    await migrate(db)
    await ensureRegions(db)
    if (!big) {
      await seedDemo({ db, dataFolder, progress: say })
      return say(
        `Their staff sign in as ${DEMO_STAFF_EMAIL} with the password in ${(await demoStaff(dataFolder)).file}.`,
      )
    }
    const onProgress = progressBar(process.stdout, "goods")
    const added = await growBigShop({ db, dataFolder, ...big, onProgress })
    const outcome = added > 0 ? `has ${added.toLocaleString("en")} new goods.` : "already has as many goods as that."
    say(`${big.name}.localhost ${outcome}`)
  } finally {
    await close()
  }
}

try {
  await seed(process.argv.slice(2))
} catch (failure) {
  const isWrongUse = failure instanceof WrongUse || (failure instanceof TypeError && "code" in failure)
  console.error(failure instanceof Error ? failure.message : failure)
  if (isWrongUse) console.error(`\n${USAGE}`)
  process.exitCode = 1
}
