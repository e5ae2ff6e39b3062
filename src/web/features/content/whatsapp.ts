/** The digits of a telephone number, with its plus sign. */
export const digitsOf = (phone: string) => phone.replace(/[^\d+]/g, "")

/** Where a chat with this account opens. */
export const whatsappAddress = (account: string) => `https://wa.me/${digitsOf(account).replace("+", "")}`

/** An account as one dials it. */
export const whatsappNumber = (account: string) => `+${digitsOf(account).replace("+", "")}`
