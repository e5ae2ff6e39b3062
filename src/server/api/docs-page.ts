import { html } from "hono/html"
import { calls } from "../../contract/calls.ts"
import type { OpenApi } from "./open-api.ts"

const STYLE = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent) }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
  article { border-block-start: 1px solid var(--line); padding-block: 1.25rem }
  h2 { font: 600 1rem ui-monospace, monospace; margin: 0 0 .25rem; overflow-wrap: anywhere }
  h2 b { display: inline-block; min-inline-size: 3.5rem }
  table { border-collapse: collapse; font-size: .875rem } td, th { text-align: start; padding: .15rem 1rem .15rem 0; vertical-align: top }
  pre { overflow: auto; font-size: .8125rem; padding: 1rem; border: 1px solid var(--line); max-block-size: 24rem }`

/** A page to read the API by: every call with its fields, refusals and the shape of its reply. */
export function docsPage(api: OpenApi) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${api.info.title} API</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <main>
          <h1>${api.info.title} API</h1>
          <p>${api.info.description} As a file: <a href="/api/openapi.json">openapi.json</a>.</p>
          ${Object.keys(calls).map((name) => callArticle(api, name))}
        </main>
      </body>
    </html>`
}

type Operation = {
  summary: string
  parameters: { name: string; required: boolean; schema: object }[]
  requestBody?: object
  responses: Record<string, { description: string }>
}

function callArticle(api: OpenApi, name: string) {
  const [method = "", path = ""] = name.split(" ")
  const operation = api.paths[path]?.[method.toLowerCase()] as Operation
  const replies = Object.entries(operation.responses)
  return html`<article id="${name.replaceAll(/[^a-zA-Z]+/g, "-")}">
    <h2><b>${method}</b> ${path}</h2>
    <p>${operation.summary}.</p>
    ${operation.parameters.length > 0 ? html`<table>${operation.parameters.map(parameterRow)}</table>` : ""}
    ${operation.requestBody ? html`<details><summary>Body</summary><pre tabindex="0">${JSON.stringify(operation.requestBody, null, 2)}</pre></details>` : ""}
    ${replies.map(([status, reply]) => html`<details><summary>${status} ${reply.description}</summary><pre tabindex="0">${JSON.stringify(reply, null, 2)}</pre></details>`)}
  </article>`
}

const parameterRow = (field: Operation["parameters"][number]) =>
  html`<tr><th scope="row">${field.name}</th><td>${field.required ? "required" : "optional"}</td><td><code>${JSON.stringify(field.schema)}</code></td></tr>`
