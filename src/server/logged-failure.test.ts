import { DrizzleQueryError } from "drizzle-orm"
import { DatabaseError } from "pg"
import { expect, test } from "vitest"
import { loggedFailure } from "./logged-failure.ts"
import { shopLog } from "./shop-log.ts"

const SECRET = "ada@people.example"

function refusedByPostgres(): DatabaseError {
  const refusal = new DatabaseError(`invalid input syntax: "${SECRET}"`, 0, "error")
  return Object.assign(refusal, {
    code: "23505",
    detail: `Key (email)=(${SECRET}) exists.`,
    constraint: "member_email",
  })
}
const failedQuery = () => new DrizzleQueryError("select from member where email = $1", [SECRET], refusedByPostgres())

test.each([
  ["a failed query", failedQuery()],
  ["what PostgreSQL says", refusedByPostgres()],
  ["a failure that a failed query caused", new Error("no order could be made", { cause: failedQuery() })],
  ["what was thrown and is no error", SECRET],
])("%s is logged without what was typed", (_, failure) => {
  const lines: string[] = []
  shopLog("info", { write: (line) => lines.push(line) }).error({ err: failure }, "a call failed")
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain(SECRET)
})

test("of a failed query text, code and place are told", () => {
  const { stack, ...told } = loggedFailure(failedQuery())
  expect(told).toMatchObject({
    query: "select from member where email = $1",
    cause: { code: "23505", constraint: "member_email" },
  })
  expect(stack).toMatch(/^\s+at .*logged-failure\.test/)
})

test("other failures keep what they say, and why", () => {
  const failure = new Error("no mail", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) })
  expect(loggedFailure(failure)).toMatchObject({
    type: "Error",
    message: "no mail",
    cause: { message: "refused", code: "ECONNREFUSED" },
  })
})

test("a failure that causes itself comes to an end", () => {
  const failure = new Error("round")
  failure.cause = failure
  expect(JSON.stringify(loggedFailure(failure)).length).toBeLessThan(50_000)
})
