import { createPrivateKey } from "node:crypto"

/** A maker of devices that exists in tests only: its key, and the certificate that a device of it would bring (until 2126). */
export const MAKER_KEY = createPrivateKey({
  format: "der",
  type: "pkcs8",
  key: Buffer.from(
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmTZ1572uzJFhdXkE8idnxvTg+cjdUx2pujC2vfs8vqChRANCAAQP" +
      "7nk8kv1b8VrhCiXf7Lua+KyA+/Xoj6WTVd8F90+7g4GbRJ8tv07goqj04WYKVLgDWeOd+0njSr/oJzPJLazr",
    "base64",
  ),
})

export const MAKER_CERTIFICATE = Buffer.from(
  "MIIB+TCCAZ6gAwIBAgIUQ9KD0AwOocWnzO0wdjkxuEKywcEwCgYIKoZIzj0EAwIwUjELMAkGA1UEBhMCVVMxDjAMBgNVBAoMBVRl" +
    "c3RzMSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQ8wDQYDVQQDDAZOb2JvZHkwIBcNMjYxMTE3MTMzMTM2WhgP" +
    "MjEyNjEwMjQxMzMxMzZaMFIxCzAJBgNVBAYTAlVTMQ4wDAYDVQQKDAVUZXN0czEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRl" +
    "c3RhdGlvbjEPMA0GA1UEAwwGTm9ib2R5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAED+55PJL9W/Fa4Qol3+y7mvisgPv16I+l" +
    "k1XfBfdPu4OBm0SfLb9O4KKo9OFmClS4A1njnftJ40q/6CczyS2s66NQME4wHQYDVR0OBBYEFNVgB9cM2BYXM831QdFscAlAN2mv" +
    "MB8GA1UdIwQYMBaAFNVgB9cM2BYXM831QdFscAlAN2mvMAwGA1UdEwEB/wQCMAAwCgYIKoZIzj0EAwIDSQAwRgIhAK1vhokPgVaY" +
    "TzRFZBJSLi8SZAnuh7Uefbmos/035KGsAiEAqKygjN0hF0XNklDVg6mueyJQYOytn2ws5IVUAYpIYdc=",
  "base64",
)
