import type { HomeContent } from "../../contract/home-content.ts"

/** Pictures are kept by their paths and named by their addresses. */
export const MEDIA_PATH = /^\/media\//

/** The content with its pictures under other addresses. */
export function withContentPictures(content: HomeContent, change: (picture: string) => string): HomeContent {
  const changed = <T extends { image: string | null }>(teaser: T): T => ({
    ...teaser,
    image: teaser.image ? change(teaser.image) : null,
  })
  return {
    ...content,
    hero: content.hero && changed(content.hero),
    offers: content.offers.map(changed),
    promotion: changed(content.promotion),
    story: content.story && { ...changed(content.story), images: content.story.images.map(change) },
  }
}

export const contentPictures = ({ hero, offers, promotion, story }: HomeContent): string[] =>
  [hero?.image, ...offers.map(({ image }) => image), promotion.image, story?.image, ...(story?.images ?? [])].filter(
    (path) => typeof path === "string",
  )
