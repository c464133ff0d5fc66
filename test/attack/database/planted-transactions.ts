import { Client } from 'pg';

type QueryFunction = (text: unknown, ...rest: unknown[]) => unknown;

/** Whatever is asked of PostgreSQL meanwhile goes through `change`. */
async function withQueries<T>(
  change: (ask: QueryFunction) => QueryFunction,
  work: () => Promise<T>,
): Promise<T> {
  const { query } = Client.prototype;
  // The overloads of the driver are one function.
  Client.prototype.query = function (this: Client, ...args: [unknown, ...unknown[]]) {
    const ask: QueryFunction = (...args) => Reflect.apply(query, this, args);
    return change(ask)(...args);
  } as typeof query;
  try {
    return await work();
  } finally {
    Client.prototype.query = query;
  }
}

const isBegin = (text: unknown): text is string =>
  typeof text === 'string' && text.includes('read committed');

/** Every transaction that begins meanwhile is serializable. */
export const withSerializable = <T>(work: () => Promise<T>): Promise<T> =>
  withQueries(
    (ask) =>
      (text, ...rest) =>
        ask(isBegin(text) ? text.replace('read committed', 'serializable') : text, ...rest),
    work,
  );

/** Every transaction that begins meanwhile counts itself in a row that all of its database share. */
export const withSharedRow = <T>(work: () => Promise<T>): Promise<T> =>
  withQueries((ask) => {
    const begin = async (text: string, rest: readonly unknown[]) => {
      const result = await ask(text, ...rest);
      try {
        await ask('update everybody set transactions = transactions + 1');
      } catch (error) {
        // Nobody else would: to its caller the transaction has not begun.
        await ask('rollback');
        throw error;
      }
      return result;
    };
    return (text, ...rest) => (isBegin(text) ? begin(text, rest) : ask(text, ...rest));
  }, work);

/** Adds the row of `withSharedRow`. */
export async function addSharedRow(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table everybody (transactions int not null)');
  await client.query('insert into everybody values (0)');
  await client.end();
}
