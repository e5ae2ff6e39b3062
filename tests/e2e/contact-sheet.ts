import sharp from "sharp"

const GAP = 24
/** How much of a long page a sheet shows, in widths of it. */
const SHOWN = { phone: 5, desk: 2.4 }
const COLUMN = { phone: 320, desk: 560 }
const GROUND = "#8a8d93"

/** The screens of a template side by side, each from its top. */
export async function contactSheet(pictures: readonly Buffer[], width: number): Promise<Buffer> {
  const kind = width < 768 ? "phone" : "desk"
  const column = COLUMN[kind]
  const height = Math.round(column * SHOWN[kind])
  const tops = await Promise.all(pictures.map((picture) => topOf(picture, column, height)))
  return put(tops, { columns: tops.length, width: column, height })
}

async function topOf(picture: Buffer, width: number, most: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true })
  return sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(info.height, most) })
    .toBuffer()
}

/** The first view of every template on one sheet. */
export async function overview(pictures: readonly Buffer[]): Promise<Buffer> {
  const size = { width: 400, height: 300 }
  const small = await Promise.all(pictures.map((picture) => sharp(picture).resize(size).toBuffer()))
  return put(small, { columns: 4, ...size })
}

/** Writes a picture, as wide as it is wanted. */
export async function saved(picture: Buffer | undefined, file: string, width?: number): Promise<void> {
  await sharp(picture).resize({ width }).toFile(file)
  console.log(file)
}

type Grid = { columns: number; width: number; height: number }

function put(pictures: readonly Buffer[], { columns, width, height }: Grid): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / columns)
  const place = (index: number) => ({
    left: GAP + (index % columns) * (width + GAP),
    top: GAP + Math.floor(index / columns) * (height + GAP),
  })
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(pictures.map((input, index) => ({ input, ...place(index) })))
    .png()
    .toBuffer()
}
