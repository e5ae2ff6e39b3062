import type { Environment } from "../environment.ts"
import { filePost } from "./file-post.ts"
import type { Post } from "./post.ts"
import { smtpPost } from "./smtp-post.ts"

/** By the configured server, else into files of the data folder. */
export function openPost({ mail, dataFolder }: Pick<Environment, "mail" | "dataFolder">): Post {
  return mail ? smtpPost(mail.url, mail.from) : filePost(dataFolder)
}
