import { useTemplate } from "./use-template.ts"

/** What the head says of the template: its one stylesheet and the fonts of the first screen. */
export function TemplateLinks() {
  const { skin, fonts, themeColor } = useTemplate()
  return (
    <>
      <link rel="stylesheet" href={skin} />
      <meta name="theme-color" content={themeColor} />
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
    </>
  )
}
