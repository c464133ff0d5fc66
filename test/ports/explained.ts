import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from '#adapters/store/tables.ts';
import { grownTables, grownTo } from './grown.ts';
import type { Statement } from './statements.ts';

/** Rows of tables that grow that one statement may read: the longest list that anybody asks for. */
const mostRead = grownTo / 10;

/** What is wrong with how a statement finds its rows; undefined: nothing. */
export async function complaintOver(db: Kysely<Tables>, statement: Statement): Promise<string | undefined> {
  const complaint =
    statement.database === 'SQLite' ? await scanInSqlite(db, statement) : await readInPostgres(db, statement);
  return complaint && `${statement.place} on ${statement.database}: ${complaint}\n    ${statement.sql}`;
}

/** They hold what waits, and nothing that ended. */
const indexesOfWaiting = ['proposals_erasing', 'payments_given_back', 'proposals_contacts_due'];

/** A limit ends a walk only where each row on the way is one of the answer: nothing is left out of the table. */
function endsAtLimit(text: string): boolean {
  return (
    / limit (?:\?|\d+)$/.test(text) && !/\b(?:where|join|having)\b/.test(text.replace(/\bwhere 1 = 1\b/, ''))
  );
}

/** SQLite says which tables it walks through; along an order that stands already, a limit can end the walk. */
async function scanInSqlite(
  db: Kysely<Tables>,
  { sql: text, parameters }: Statement,
): Promise<string | undefined> {
  const explained = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(explained);
  const details = rows.map(({ detail }) => detail);
  const isSorted = details.some((detail) => /^USE TEMP B-TREE FOR (?:ORDER|GROUP) BY/.test(detail));
  if (!isSorted && endsAtLimit(text)) return undefined;
  const scans = details.filter((detail) => {
    const [, table = '', index = ''] = /^SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?/.exec(detail) ?? [];
    return grownTables.includes(table) && !indexesOfWaiting.includes(index);
  });
  return scans.length > 0 ? scans.join(', ') : undefined;
}

type Plan = Readonly<Record<string, unknown>> & { readonly Plans?: readonly Plan[] };

/** PostgreSQL runs the statement, takes it back, and says how many rows it has looked at. */
async function readInPostgres(
  db: Kysely<Tables>,
  { sql: text, parameters }: Statement,
): Promise<string | undefined> {
  const explain = /^insert/.test(text)
    ? 'explain (format json)'
    : 'explain (analyze, timing off, format json)';
  const rollback = new Error('taken back');
  let plan: Plan | undefined;
  try {
    await db.transaction().execute(async (within) => {
      await sql.raw('set local statement_timeout = 0').execute(within);
      const { rows } = await within.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
        CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
      );
      plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  if (!plan) return 'has no plan';
  const read = readBy(plan);
  return read > mostRead ? `reads ${read} rows` : undefined;
}

function readBy(plan: Plan): number {
  const { 'Relation Name': table, 'Actual Loops': loops = 1 } = plan;
  const below = (plan.Plans ?? []).reduce((sum, each) => sum + readBy(each), 0);
  if (typeof table !== 'string' || !grownTables.includes(table) || plan['Node Type'] === 'ModifyTable')
    return below;
  const keys = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'];
  const rows = keys.reduce((sum, name) => sum + Number(plan[name] ?? 0), 0);
  return below + Math.round(rows * Number(loops));
}
