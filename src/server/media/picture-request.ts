import { fileOfPicture } from "../../domain/catalog/picture-focus.ts"

/** The same request for the file itself: the point that an address says is for whoever shows the picture. */
export function pictureRequest(request: Request): Request {
  const url = new URL(request.url)
  const file = fileOfPicture(url.pathname)
  if (file === url.pathname) return request
  url.pathname = file
  return new Request(url, request)
}
