import { useTemplate } from "./use-template.ts"

/** What the head says of the template: its one stylesheet, the fonts of the first screen, and its code for the browser. */
export function TemplateLinks({ files }: { files: string[] }) {
  const { skin, fonts, themeColor } = useTemplate()
  return (
    <>
      <link rel="stylesheet" href={skin} />
      <meta name="theme-color" content={themeColor} />
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {files.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
    </>
  )
}
