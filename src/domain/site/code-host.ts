/** How many hosts pasted code may load from, and how long their names are: they stand in the header of every public page. */
export const CODE_HOSTS_MAX = 12
const HOST_MAX = 100

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
const HOST = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`)

/** Whether this is one host by its name: no address, no port, no wildcard, nothing that a policy would read otherwise. */
export const isCodeHost = (host: string): boolean => host.length <= HOST_MAX && HOST.test(host)
