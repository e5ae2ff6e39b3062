import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { eq, sql } from "drizzle-orm"
import type { Database } from "../src/db/database.ts"
import { account, accountSession } from "../src/db/schema/account.ts"
import { member, staff } from "../src/db/schema/member.ts"
import { site } from "../src/db/schema/site.ts"
import { hashPassword } from "../src/server/members/password.ts"
import { DEMO_MEMBER } from "./demo-passwords.ts"
import { DEMO_STAFF_EMAIL, type DemoStaff, demoStaff } from "./demo-staff.ts"
import { renewDemoPromotions } from "./renew-demo-promotions.ts"
import { seedDemo } from "./seed.ts"

type Demo = { db: Database; dataFolder: string; say: (sentence: string) => void }

/** Demo shops go into an empty embedded database only; a note in the data folder tells a later start that they are unfinished. Gives the sign-ins to print. */
export async function prepareDemo({ db, dataFolder, say }: Demo): Promise<string[]> {
  const unfinished = join(dataFolder, "demo-unfinished")
  const isFirst = existsSync(unfinished) || (await db.$count(site)) === 0
  const isDemo = isFirst || (await db.$count(member, eq(member.email, DEMO_MEMBER.email))) > 0
  const keeper = isDemo ? await demoStaff(dataFolder) : null
  if (isFirst) {
    say("Opening the demo shops (first run, some seconds) …")
    writeFileSync(unfinished, "The demo shops are being opened.\n")
    await seedDemo({ db, dataFolder, progress: (sentence) => say(`  ${sentence}`) })
    rmSync(unfinished)
  } else {
    await renewDemoPromotions(db)
    if (keeper?.isNew) await replaceKnownPassword(db, keeper)
  }
  return keeper ? [`  member  ${DEMO_MEMBER.email} / ${DEMO_MEMBER.password}`, `  staff   ${toldOf(keeper)}`] : []
}

/** Told once; from then on it can be read in its file. */
const toldOf = ({ email, password, file, isNew }: DemoStaff) =>
  isNew ? `${email} / ${password}  (said once, kept in ${file})` : `${email}, password in ${file}`

/** Demo shops that were opened when the staff's password was the same everywhere get one of their own; who is in is out. */
async function replaceKnownPassword(db: Database, { password }: DemoStaff): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const theirs = eq(account.email, DEMO_STAFF_EMAIL)
    await tx.update(account).set({ passwordHash }).where(theirs)
    const ofTheirs = sql`account_id in (select ${account.id} from ${account} where ${theirs})`
    await tx.update(staff).set({ provedAt: sql`coalesce(proved_at, now())`, passwordHash: null }).where(ofTheirs)
    await tx.delete(accountSession).where(ofTheirs)
  })
}
