import { createContext } from "react-router"
import type { Page } from "../../contract/page.ts"

/** Where loaders find the page that the edge has worked out: `context.get(pageContext)`. */
export const pageContext = createContext<Page>()
