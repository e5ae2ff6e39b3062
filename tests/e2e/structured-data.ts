import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import Validator from "@adobe/structured-data-validator"

export type Thing = { "@type": string; [key: string]: unknown }

const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
const RDFS = "http://www.w3.org/2000/01/rdf-schema#"
const SCHEMA = "http://schema.org/"

const validator = new Validator(vocabulary())

/**
 * What an outside validator finds wrong: whatever Google requires, and every type or property that schema.org does not know.
 * What Google merely recommends (brand, gtin, shipping) is left to the merchant.
 */
export async function structuredDataFaults(things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {}
  for (const { "@context": _context, ...thing } of things) {
    jsonld[thing["@type"]] = [...(jsonld[thing["@type"]] ?? []), thing]
  }
  const issues = await validator.validate({ jsonld })
  return issues
    .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

/** The vocabulary of schema.org from its package, in the form in which schema.org itself publishes it. */
function vocabulary(): { "@graph": object[] } {
  const quads = readFileSync(fileURLToPath(import.meta.resolve("@vocabulary/schema/schema.nq")), "utf8")
  const terms = new Map<string, { types: string[]; parents: string[]; domains: string[] }>()
  for (const [, subject = "", predicate = "", object = ""] of quads.matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)>/gm)) {
    const term = terms.get(subject) ?? { types: [], parents: [], domains: [] }
    terms.set(subject, term)
    if (predicate === `${RDF}type`) term.types.push(object)
    if (predicate === `${RDFS}subClassOf`) term.parents.push(object)
    if (predicate === `${SCHEMA}domainIncludes`) term.domains.push(object)
  }
  const references = (ids: string[]) => ids.map((id) => ({ "@id": id }))
  const graph = [...terms].flatMap(([id, { types, parents, domains }]): object[] => {
    if (types.includes(`${RDFS}Class`))
      return [{ "@id": id, "@type": "rdfs:Class", "rdfs:subClassOf": references(parents) }]
    if (types.includes(`${RDF}Property`))
      return [{ "@id": id, "@type": "rdf:Property", "schema:domainIncludes": references(domains) }]
    return []
  })
  return { "@graph": graph }
}
