import { Validator } from "@seriousme/openapi-schema-validator"
import { expect, test } from "vitest"
import { z } from "zod"
import { calls } from "../../../src/contract/calls.ts"
import { testShop } from "../test-shop.ts"
import { pathOf } from "./good-queries.ts"

const { send } = await testShop("empty")

const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  parameters: z.array(z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) })),
  responses: z.record(z.string(), z.unknown()),
})
const shape = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

const published: object = await (await send("/api/openapi.json")).json()
const { paths } = shape.parse(published)
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))

test("the published description is valid OpenAPI and every reference in it leads somewhere", async () => {
  expect(await new Validator().validate({ ...published })).toMatchObject({ valid: true })
})

test("it lists every call of the contract and nothing else", () => {
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.toSorted()).toEqual(Object.keys(calls).toSorted())
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(listed.length)
})

test("every parameter says what it takes, and every call how it may be refused", () => {
  for (const { operationId, parameters, responses } of operations) {
    for (const { name, schema } of parameters) expect(Object.keys(schema), `${operationId} ${name}`).not.toEqual([])
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(["200", "503"]))
  }
})

test("the readable page names each call", async () => {
  const page = await send("/api/docs")
  expect(page.headers.get("content-type")).toMatch(/^text\/html; charset=utf-8/i)
  const html = await page.text()
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en">/)
  for (const [name, { summary }] of Object.entries(calls)) {
    expect(html).toContain(`<b>${name.split(" ")[0]}</b> ${pathOf(name)}</h2>`)
    expect(html).toContain(summary.replaceAll("'", "&#39;"))
  }
  expect(html).not.toContain("undefined")
})
