export type NewsEntry = { id: number; title: string; summary: string; image: string | null; publishedAt: string }
