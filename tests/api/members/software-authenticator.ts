import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { MAKER_CERTIFICATE, MAKER_KEY } from "./maker-of-devices.ts"

/** What a device and its browser would do otherwise than they should. */
export type Misuse = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** The person was there, and proved to be the owner. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** With the certificate of its maker, which nobody asked for. */
  isCertified?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** A device that keeps one passkey, in software: it signs as those in phones and keys do, and whatever a test wants it to. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const credentialId = randomBytes(32)
  const id = credentialId.toString("base64url")
  let counter = 0
  let userHandle = randomBytes(32).toString("base64url")

  const clientDataOf = (type: string, challenge: string, misuse: Misuse) =>
    Buffer.from(
      JSON.stringify({
        type: misuse.type ?? type,
        challenge: misuse.challenge ?? challenge,
        origin: misuse.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(misuse: Misuse, key: Buffer = Buffer.alloc(0)): Buffer {
    const rpIdHash = createHash("sha256")
      .update(misuse.rpId ?? new URL(origin).hostname)
      .digest()
    const verified = (misuse.isVerified ?? true) ? USER_VERIFIED : 0
    const rest = Buffer.alloc(5)
    rest.writeUInt8(USER_PRESENT | verified | (key.length > 0 ? HAS_KEY : 0), 0)
    rest.writeUInt32BE(misuse.counter ?? counter, 1)
    return Buffer.concat([rpIdHash, rest, key])
  }

  return {
    id,

    /** A new passkey by what the shop wants. */
    make({ challenge, user }: { challenge: string; user: { id: string } }, misuse: Misuse = {}) {
      userHandle = user.id
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesOf(x)],
          [-3, bytesOf(y)],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const clientData = clientDataOf("webauthn.create", challenge, misuse)
      const authData = authenticatorData(misuse, Buffer.concat([Buffer.alloc(16), length, credentialId, cose]))
      const { isCertified = false } = misuse
      const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), MAKER_KEY)
      const certified = new Map<string, Cbor>([
        ["alg", -7],
        ["sig", signature],
        ["x5c", [MAKER_CERTIFICATE]],
      ])
      const attestation = cbor(
        new Map<string, Cbor>([
          ["fmt", isCertified ? "packed" : "none"],
          ["attStmt", isCertified ? certified : new Map()],
          ["authData", authData],
        ]),
      )
      return {
        id,
        rawId: id,
        type: "public-key" as const,
        response: {
          clientDataJSON: clientData.toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal", "hybrid", "<script>"],
        },
      }
    },

    /** Signs what the shop gave, once more than the time before. */
    use({ challenge }: { challenge: string }, misuse: Misuse = {}) {
      counter += 1
      const clientData = clientDataOf("webauthn.get", challenge, misuse)
      const authData = authenticatorData(misuse)
      return {
        id,
        rawId: id,
        type: "public-key" as const,
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey).toString("base64url"),
          userHandle: misuse.userHandle ?? userHandle,
        },
      }
    },
  }
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest()
const bytesOf = (base64url: string) => Buffer.from(base64url, "base64url")

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>

/** As much of CBOR as a passkey needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  return Buffer.concat([head(5, value.size), ...Array.from(value).flatMap(([key, entry]) => [cbor(key), cbor(entry)])])
}

function head(kind: number, size: number): Buffer {
  const first = kind << 5
  if (size < 24) return Buffer.from([first | size])
  if (size < 256) return Buffer.from([first | 24, size])
  return Buffer.from([first | 25, size >> 8, size & 255])
}
