/** An expected failure of the embedded server. The message is for the person who starts the shop and says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError"
}

export function errorCode(error: unknown): string | undefined {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code
  return undefined
}

export function diskIsFull(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The disk that holds ${folder} is full. Free some space on it, or set VITRINE_DATA to a folder on another disk.`,
  )
}

/** Turns a refusal of the file system into a sentence; anything else is a bug and stays what it is. */
export function explainFileError(error: unknown, folder: string): unknown {
  switch (errorCode(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return diskIsFull(folder)
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new EmbeddedPostgresError(
        `Vitrine may not write to the data folder ${folder}. Give this user the right to write there, or set VITRINE_DATA to another folder.`,
        { cause: error },
      )
    case "ENOTDIR":
    case "EEXIST":
      return new EmbeddedPostgresError(
        `The data folder ${folder} cannot be made because a file is in its place. Move that file away, or set VITRINE_DATA to another folder.`,
        { cause: error },
      )
    default:
      return error
  }
}
