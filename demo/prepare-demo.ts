import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { eq } from "drizzle-orm"
import type { Database } from "../src/db/database.ts"
import { member } from "../src/db/schema/member.ts"
import { site } from "../src/db/schema/site.ts"
import { DEMO_MEMBER, DEMO_STAFF } from "./demo-passwords.ts"
import { renewDemoPromotions } from "./renew-demo-promotions.ts"
import { seedDemo } from "./seed.ts"

type Demo = { db: Database; dataFolder: string; say: (sentence: string) => void }

/** Demo shops go into an empty embedded database only; a note in the data folder tells a later start that they are unfinished. Gives the sign-ins to print. */
export async function prepareDemo({ db, dataFolder, say }: Demo): Promise<string[]> {
  const unfinished = join(dataFolder, "demo-unfinished")
  if (existsSync(unfinished) || (await db.$count(site)) === 0) {
    say("Opening the demo shops (first run, some seconds) …")
    writeFileSync(unfinished, "The demo shops are being opened.\n")
    await seedDemo({ db, dataFolder, progress: (sentence) => say(`  ${sentence}`) })
    rmSync(unfinished)
  } else {
    await renewDemoPromotions(db)
  }
  const isDemo = (await db.$count(member, eq(member.email, DEMO_MEMBER.email))) > 0
  return isDemo ? [DEMO_MEMBER, DEMO_STAFF].map(({ email, password }) => `  ${email} / ${password}`) : []
}
