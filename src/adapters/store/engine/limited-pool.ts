import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** The connection and whatever ran on it are gone; nothing is known of a commit that was under way. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly reason: string;

  constructor(reason: string, cause: unknown) {
    super(`The connection to the database is lost: ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * The pool as Kysely wants it, with what the driver leaves out: the loss of a connection that is in use is heard, which
 * would end the process otherwise; and a query that is not answered in time costs its connection, so that neither the
 * rollback behind it nor the next caller waits on it again.
 * @param settings run once on each new connection.
 * @param answerWithin milliseconds for each query; undefined: without end.
 */
export function limitedPool(pool: Pool, settings: string, answerWithin: number | undefined): PostgresPool {
  const lost = new WeakMap<PoolClient, string>();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  pool.on('connect', (client) => client.on('error', (error) => lost.set(client, reasonOf(error))));
  // The pool itself replaces an idle connection that was lost; this too must be heard by somebody.
  pool.on('error', () => undefined);
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connected(pool);
      const ready = clients.get(client);
      if (ready) return ready;
      const limited = limitedClient(client, lost, answerWithin);
      try {
        await limited.query(settings, []);
      } catch (error) {
        client.release(true);
        throw error;
      }
      clients.set(client, limited);
      return limited;
    },
  };
}

async function connected(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw error instanceof DatabaseError ? error : new ConnectionLost(reasonOf(error), error);
  }
}

function limitedClient(
  client: PoolClient,
  lost: WeakMap<PoolClient, string>,
  answerWithin: number | undefined,
): PostgresPoolClient {
  const cut = () => {
    lost.set(client, 'no answer in time');
    // With a query under way the driver closes the socket at once instead of saying goodbye.
    void client.end();
  };
  const query = async (text: string, parameters: readonly unknown[]) => {
    const timer = answerWithin === undefined ? undefined : setTimeout(cut, answerWithin);
    try {
      return await client.query(text, parameters.length === 0 ? undefined : [...parameters]);
    } catch (error) {
      const reason = lost.get(client);
      throw reason === undefined || error instanceof DatabaseError
        ? error
        : new ConnectionLost(reason, error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    // Cursors, the other way to call it, are not configured.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
