import { useShell } from "../shell/shell.ts"
import { type Template, templateNamed } from "./template.ts"

/** The template of this page. The server has them all, the browser has loaded this one before it hydrates. */
export function useTemplate(): Template {
  const shell = useShell()
  if (!shell) throw new Error("There is no template outside of the frame")
  return templateNamed(shell.template)
}
