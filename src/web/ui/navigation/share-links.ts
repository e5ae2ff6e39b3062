import { latePart } from "../late-part.tsx"

/** Ways to tell others of this page, behind one button. */
export const ShareLinks = latePart(async () => (await import("./share-menu.tsx")).ShareMenu)
