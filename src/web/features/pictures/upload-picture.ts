export type UploadOutcome = { url: string } | { fault: string }

type Options = {
  language: string
  /** What is said where nobody answers. */
  unavailable: string
  /** How much of it has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends one picture to the shop. `fetch` cannot say how far it is. */
export function uploadPicture(
  file: File,
  { language, unavailable, onProgress, signal }: Options,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open("POST", "/api/media/upload")
    request.responseType = "json"
    request.setRequestHeader("accept-language", language)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve(outcomeOf(request.response) ?? { fault: unavailable })
    signal.addEventListener("abort", () => request.abort())
    const form = new FormData()
    form.set("file", file)
    request.send(form)
  })
}

/** The picture's address, or the sentence of the refusal; null for what is no reply of the API. */
export function outcomeOf(reply: unknown): UploadOutcome | null {
  if (typeof reply !== "object" || reply === null) return null
  if ("data" in reply && typeof reply.data === "object" && reply.data !== null && "url" in reply.data)
    return typeof reply.data.url === "string" ? { url: reply.data.url } : null
  return "msg" in reply && typeof reply.msg === "string" ? { fault: reply.msg } : null
}
