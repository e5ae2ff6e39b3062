/** A colour as a browser has computed it, in a form that every script can read: red, green and blue. */
export function plainColour(colour: string): string {
  const canvas = document.createElement("canvas")
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext("2d")
  if (!pen) return colour
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
