import { sql } from "drizzle-orm"
import { bigint, check, foreignKey, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import { createdAt, id, moment } from "./columns.ts"
import { member } from "./member.ts"
import { siteId } from "./site.ts"

/** What a member signs in with instead of a password. What is bytes is written in base64url, as browsers send it. */
export const passkey = pgTable(
  "passkey",
  {
    id: id(),
    siteId: siteId(),
    memberId: integer().notNull(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** How often its device says that it has signed; 0 for ever where it does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    /** What the device knows the member by. */
    userHandle: text().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [
    unique("passkey_credential").on(t.siteId, t.credentialId),
    foreignKey({
      name: "passkey_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("passkey_of_member").on(t.siteId, t.memberId),
    check("passkey_counter", sql`${t.counter} >= 0`),
  ],
)

/** What a device is to sign, until it is used once. Without a member it is to sign in with, else to add a passkey. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    challengeHash: text().primaryKey(),
    siteId: siteId(),
    browserHash: text().notNull(),
    memberId: integer(),
    /** The session in which the passkey is added. */
    session: uuid(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "passkey_challenge_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }).onDelete("cascade"),
    index("passkey_challenge_of_member").on(t.siteId, t.memberId),
    index("passkey_challenge_by_expiry").on(t.expiresAt),
    check("passkey_challenge_session", sql`(${t.memberId} is null) = (${t.session} is null)`),
  ],
)
