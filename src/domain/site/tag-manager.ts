/** The one seller whose shops load a tag manager. */
const TAG_MANAGER_SELLER = "884"

export const TAG_MANAGER_HOST = "www.googletagmanager.com"

/** How its containers are named. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/

type Shop = { sellerId: string; tagManagerId: string }

/** The container of a shop's tag manager; empty where it has none. */
export const tagManagerOf = ({ sellerId, tagManagerId }: Shop): string =>
  sellerId === TAG_MANAGER_SELLER && TAG_MANAGER_ID.test(tagManagerId) ? tagManagerId : ""
