export type NewsEntry = { id: number; title: string; summary: string; image: string | null; publishedAt: string }

type Neighbour = { id: number; title: string } | null
export type NewsArticle = NewsEntry & { html: string; earlier: Neighbour; later: Neighbour }
