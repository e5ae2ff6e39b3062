import { isScreenName } from "../domain/site/screens.ts"
import { reloadRoute } from "./frame/reload-route.ts"
import { fetchShell } from "./shell/fetch-data-file.ts"
import { loadScreen, startLoading } from "./shell/load-screen.ts"
import { shellOf } from "./shell/shell.ts"
import { loadTemplate, loadTemplateScreen } from "./templates/load-template.ts"

/** All that a page was drawn with, before it hydrates: its shell, its words, the template's code for frame and screen. */
export async function loadPage(html: { template?: string; shell?: string }, screen = ""): Promise<void> {
  const { template = "", shell: address } = html
  const frame = loadTemplate(template)
  if (address) {
    // The shop has changed since: the page is loaded as it is now or, where that has been done, brought up to date by React.
    if (await fetchShell(address)) reloadRoute(location.href)
    const shell = shellOf({ shell: address, renderedAt: 0, promotion: null, itemPicture: "" })
    if (shell) startLoading(shell, (shell, screen) => loadTemplateScreen(shell.template, screen))
    await loadScreen(isScreenName(screen) ? screen : null)
  }
  await frame
}
