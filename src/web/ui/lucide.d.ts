/** One icon by itself: from the package's own index the bundler could not tell which page shows which. */
declare module "lucide/dist/esm/icons/*.mjs" {
  const drawing: import("lucide").IconNode
  export default drawing
}
