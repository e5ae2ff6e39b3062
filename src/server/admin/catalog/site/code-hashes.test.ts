import { expect, test } from "vitest"
import { codeHashes } from "./code-hashes.ts"

// Reckoned by `printf '%s' … | openssl dgst -sha256 -binary | base64`.
test.each([
  ["", []],
  ["<script>chat()</script>", ["sha256-1cDVUA4FIc6sjJz5abkyapGOZ21lIQPl6d0vWni99ls="]],
  ["<script>chat()</script><script>chat()</script>", ["sha256-1cDVUA4FIc6sjJz5abkyapGOZ21lIQPl6d0vWni99ls="]],
  ["<script> chat()\r\n</script>", ["sha256-5a5PDdm9HYTWgpIcKUyjGKWu4Q/pqYEAwndfjh3L80E="]],
  ["<script>say('é')</script>", ["sha256-XJ3iYmsyLHGE/eyD0988EPM0rs1kclP1cmHl5QlmQ5Q="]],
  ['<script src="https://chat.example/w.js"></script>', []],
])("%j", (code, hashes) => {
  expect(codeHashes(code)).toEqual(hashes)
})
