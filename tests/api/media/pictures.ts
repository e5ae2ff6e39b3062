import sharp, { type Sharp } from "sharp"
import type { Headers } from "../people.ts"
import type { testShop } from "../test-shop.ts"

type TestShop = Pick<Awaited<ReturnType<typeof testShop>>, "send">

export type Upload = { status: number; reason?: string; data: { url: string } | null; headers: globalThis.Headers }

/** A picture to upload, of one colour. */
export function picture(width = 40, height = 30): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#c33" } })
}

/**
 * A form with one file, as the bytes that travel. Given as a form, Node writes it while it is read, and where the shop
 * stops reading it fails outside of any test.
 */
export async function formWith(file: File): Promise<{ body: ArrayBuffer; headers: Headers }> {
  const form = new FormData()
  form.append("file", file)
  const written = new Response(form)
  return { body: await written.arrayBuffer(), headers: { "content-type": written.headers.get("content-type") ?? "" } }
}

/** Sends a file as a browser's form does, under a name and type that need not be true. */
export async function upload(
  { send }: TestShop,
  bytes: Uint8Array,
  { headers = {}, name = "photo.jpg", type = "image/jpeg" }: { headers?: Headers; name?: string; type?: string } = {},
): Promise<Upload> {
  const form = await formWith(new File([new Uint8Array(bytes)], name, { type }))
  const sent = { method: "POST", body: form.body, headers: { ...headers, ...form.headers } }
  const response = await send("/api/media/upload", sent)
  const envelope: { data: Upload["data"]; reason?: string } = await response.json()
  return { status: response.status, headers: response.headers, ...envelope }
}

/** The address of a picture that was uploaded. */
export async function uploaded(shop: TestShop, headers: Headers = {}): Promise<string> {
  const { data, reason } = await upload(shop, await picture().jpeg().toBuffer(), { headers })
  if (!data) throw new Error(`The picture was refused: ${reason}`)
  return data.url
}
