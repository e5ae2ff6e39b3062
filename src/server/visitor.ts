/** Who is asking, as far as it can be trusted. */
export type Visitor = {
  /** Host as the visitor typed it, without port; null where it is no host. */
  host: string | null
  /** Host with port, for addresses that we print. */
  authority: string
  protocol: "http" | "https"
  address: string
  country: string | null
}
