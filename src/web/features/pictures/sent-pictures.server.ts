import type { Failure } from "../../../contract/envelope.ts"
import { type ActionApi, isFailure } from "../../shell/page-action.server.ts"
import { IMAGE_FIELD, PICTURE_FIELD } from "./picture-fields.ts"

/** The addresses of a form's pictures. Files that came with it, where there are no scripts, are uploaded first; the first refusal counts. */
export async function sentPictures(api: ActionApi, form: FormData, max: number): Promise<string[] | Failure> {
  const urls = form.getAll(IMAGE_FIELD).filter((value) => typeof value === "string")
  const files = form.getAll(PICTURE_FIELD).filter((value) => value instanceof File && value.size > 0)
  for (const file of files.slice(0, max - urls.length)) {
    if (!(file instanceof File)) continue
    const reply = await api.ask("POST /api/media/upload", { file })
    if (isFailure(reply)) return reply
    urls.push(reply.data.url)
  }
  return urls
}
