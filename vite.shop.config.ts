import { relative } from "node:path"
import { defineConfig, type Plugin } from "vite"

const BUNDLE = "build/shop"

/** Files of the shop find what lies beside them (migrations, pictures) by their own address: it stays what it was. */
const ownAddresses: Plugin = {
  name: "own-addresses",
  transform: {
    filter: { id: { include: /[\\/](src|demo)[\\/].*\.ts$/, exclude: /node_modules/ }, code: "import.meta.url" },
    handler(code, id) {
      const place = JSON.stringify(relative(`${import.meta.dirname}/${BUNDLE}`, id).replaceAll("\\", "/"))
      return { code: code.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`), map: null }
    },
  },
}

/** The server in one file: to read it takes a fifth of the time that its 1,300 files take (decision 2). */
export default defineConfig({
  publicDir: false,
  logLevel: "warn",
  plugins: [ownAddresses],
  // Two are native code, installed for the machine; the third reads certificates by modules that depend on their order, and
  // is read when the first passkey comes.
  ssr: { noExternal: true, external: ["sharp", "@node-rs/argon2", "@simplewebauthn/server"] },
  build: {
    ssr: "src/main.ts",
    outDir: BUNDLE,
    target: "node22",
    rollupOptions: { external: [/dev-app\.ts$/] },
  },
})
