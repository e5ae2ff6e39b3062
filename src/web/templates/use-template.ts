import { useShell } from "../shell/shell.ts"
import { screenCodeOf, type Template, type TemplateScreen, type TemplateScreens, templateNamed } from "./template.ts"

function useTemplateName(): string {
  const shell = useShell()
  if (!shell) throw new Error("No template outside the frame")
  return shell.template
}

/** The template of this page. The server has them all, the browser has loaded this one before it hydrates. */
export const useTemplate = (): Template => templateNamed(useTemplateName())

/** What the template draws on this screen. It has been loaded before the screen is shown. */
export const useTemplateScreen = <Screen extends TemplateScreen>(screen: Screen): TemplateScreens[Screen] =>
  screenCodeOf(useTemplateName(), screen)
