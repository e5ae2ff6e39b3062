import { sql } from "drizzle-orm"
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import { createdAt, id, moment } from "./columns.ts"

/** A person who works in one shop or more. What they may do in each is a row of `staff`. */
export const account = pgTable(
  "account",
  {
    id: id(),
    email: text().notNull().unique(),
    name: text().notNull(),
    /** Null until one is chosen by a one-time link, or proved by an old one of a shop. */
    passwordHash: text(),
    /** Null: as the browser says. */
    language: text(),
    theme: text({ enum: ["system", "light", "dark"] })
      .notNull()
      .default("system"),
    /** Whether single letters are keys in the back office. */
    letterKeys: boolean().notNull().default(true),
    /** The secret of one-time codes, sealed; with one, signing in asks for a code too. */
    totpSecret: text(),
    /** The same until its first code is shown. */
    totpPending: text(),
    /** The time step of the last code that was taken: none is taken twice. */
    totpStep: bigint({ mode: "number" }).notNull().default(0),
    /** Whether a passkey is asked for after a password. */
    passkeyFactor: boolean().notNull().default(false),
    /** When the offer of a second factor was put aside. */
    factorOfferedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [check("account_email_shape", sql`${t.email} = lower(${t.email}) and ${t.email} like '%_@_%'`)],
)

export const accountId = () =>
  integer()
    .notNull()
    .references(() => account.id, { onDelete: "cascade" })

/** A browser or program in which somebody is signed in. Its token is stored hashed; a session that ends is removed. */
export const accountSession = pgTable(
  "account_session",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: accountId(),
    tokenHash: text().notNull().unique("account_session_token"),
    device: text().notNull().default(""),
    /** Of the network it was last seen from, where the proxy tells. */
    country: text(),
    openedAt: createdAt(),
    seenAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("account_session_of_account").on(t.accountId), index("account_session_by_expiry").on(t.expiresAt)],
)

/** Ten at a time, each good once, shown once and stored hashed. */
export const accountRecoveryCode = pgTable(
  "account_recovery_code",
  { id: id(), accountId: accountId(), codeHash: text().notNull(), usedAt: moment() },
  (t) => [unique("account_recovery_code_once").on(t.accountId, t.codeHash)],
)

/** Bound by the browser to one host: where staff come in by several, each has passkeys of its own. */
export const accountPasskey = pgTable(
  "account_passkey",
  {
    id: id(),
    accountId: accountId(),
    host: text().notNull(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    userHandle: text().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (t) => [
    unique("account_passkey_credential").on(t.host, t.credentialId),
    index("account_passkey_of_account").on(t.accountId),
    check("account_passkey_counter", sql`${t.counter} >= 0`),
  ],
)

/** What a device is to sign, until it is used once: to sign in, as a second factor (`step`) or to be added (`session`). */
export const accountChallenge = pgTable(
  "account_challenge",
  {
    challengeHash: text().primaryKey(),
    browserHash: text().notNull(),
    /** What it is good for: "signIn", "step …" or "session …". */
    purpose: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index("account_challenge_by_expiry").on(t.expiresAt)],
)

/** How often something of an account was tried of late. Accounts belong to no shop, so neither do these counts. */
export const accountAttempt = pgTable(
  "account_attempt",
  { key: text().primaryKey(), count: integer().notNull().default(1), endsAt: moment().notNull() },
  (t) => [index("account_attempt_by_end").on(t.endsAt)],
)
