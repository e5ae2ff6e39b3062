/** The package's own types are older than the package. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "sfnt" | "woff2"
    keepFeatures?: string[]
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
