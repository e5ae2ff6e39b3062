/** The package ships without types; this is what we use of it. */
declare module "@adobe/structured-data-validator" {
  type Issue = { rootType: string; issueMessage: string; severity: "ERROR" | "WARNING"; errorType?: string }
  export default class Validator {
    constructor(vocabulary: { "@graph": object[] })
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
