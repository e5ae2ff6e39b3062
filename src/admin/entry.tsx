import { createRoot } from "react-dom/client"
import { RouterProvider } from "react-router"
import { router } from "./router.tsx"
import { showLanguage } from "./shell/language.ts"
import { showTheme } from "./shell/theme.ts"
import { loadWords } from "./shell/words.ts"
import "./styles/office.css"

showLanguage()
showTheme()

const place = document.getElementById("office")
if (!place) throw new Error("The page has no place for the back office")
await loadWords(["frame", "signIn"])
createRoot(place).render(<RouterProvider router={router} />)
