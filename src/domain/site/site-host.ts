const HOST_LENGTH_MAX = 253
const PORT_MAX = 65_535
const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/

/** The host of a Host header: lower case, without port and trailing dot, IPv6 in brackets; null if it is no host. */
export function siteHost(header: string | null | undefined): string | null {
  const [, host = "", port = ""] =
    /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d*))?$/.exec((header ?? "").trim().toLowerCase()) ?? []
  if (host === "" || port.length > 5 || Number(port) > PORT_MAX) return null
  if (host.startsWith("[")) return canonicalIpv6(host)
  const name = host.endsWith(".") ? host.slice(0, -1) : host
  return name.length <= HOST_LENGTH_MAX && name.split(".").every((label) => LABEL.test(label)) ? name : null
}

/** The host in a Referer: of an http or https address, or a bare host as some clients send it; null otherwise. */
export function refererHost(referer: string | null | undefined): string | null {
  const text = (referer ?? "").trim()
  if (!text.includes("://")) return siteHost(text.split("/")[0])
  const url = parsed(text)
  return url?.protocol === "http:" || url?.protocol === "https:" ? siteHost(url.host) : null
}

// "[0:0::1]" and "[::1]" are one machine; the URL parser knows the short form.
function canonicalIpv6(host: string): string | null {
  return parsed(`http://${host}/`)?.hostname ?? null
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
