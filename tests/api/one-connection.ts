import { AsyncLocalStorage } from "node:async_hooks"
import type { Database } from "../../src/db/database.ts"

const held = new AsyncLocalStorage<true>()

/**
 * Whoever is inside a transaction and asks the pool for another connection fails here. In the shop it works until as many
 * do so at once as there are connections: then each waits for one that another holds.
 */
export function oneConnectionEach(db: Database): Database {
  const { transaction, $client: pool } = db
  const connect = pool.connect.bind(pool)
  db.transaction = (act, config) => transaction.call(db, (tx) => held.run(true, () => act(tx)), config) as never
  pool.connect = ((...args: []) => {
    if (held.getStore()) throw new Error("A transaction asks for a second connection")
    return connect(...args)
  }) as never
  return db
}
