import { useLayoutEffect, useState } from "react"
import { useShell } from "../shell/shell.ts"
import { useScreen } from "../shell/use-screen.ts"
import { screenStyles } from "./screen-files.ts"
import { showStylesheet } from "./screen-stylesheets.ts"
import { useTemplate } from "./use-template.ts"

/** What the head says of the template: the stylesheets of frame and screen, and the fonts of the first screen. */
export function TemplateLinks() {
  const template = useTemplate()
  const { styles, fonts, themeColor } = template
  const look = useShell()?.look
  const ofScreen = useFirst(screenStyles(template, useScreen()))
  return (
    <>
      <link rel="stylesheet" href={styles.frame} />
      {ofScreen && <link rel="stylesheet" href={ofScreen} data-screen-styles="" />}
      {look && <link rel="stylesheet" href={look} />}
      <meta name="theme-color" content={themeColor} />
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
    </>
  )
}

/** The page that was opened has its stylesheet in its head. Those of other screens are fetched before they are shown. */
function useFirst(address: string | null): string | null {
  const [first] = useState(address)
  // In the same frame as what it is for: neither is ever seen without the other.
  useLayoutEffect(() => showStylesheet(address), [address])
  return first
}
