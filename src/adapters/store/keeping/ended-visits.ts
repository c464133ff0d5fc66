import type { Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { justEndedSince } from '#domain/retention/rules.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Db = Kysely<Tables>;
/** By a keyed hash: after an erasure their name stands nowhere. */
type Ended = { readonly visitor: VisitorId; readonly sealer: Sealer; readonly at: Instant };

export function endedVisitsIn({ run }: UnitOfWork, sealer: Sealer): Pick<Store, 'hasJustEnded'> {
  return { hasJustEnded: (visitor, at) => run((db) => hasJustEnded(db, { visitor, sealer, at })) };
}

/** The visitor has to be held: an end that comes meanwhile waits. */
export async function hasJustEnded(db: Db, { visitor, sealer, at }: Ended): Promise<boolean> {
  const ended = await db
    .selectFrom('ended_visits')
    .select('visitor')
    .where('visitor', 'in', sealer.marksOf(placeOf(visitor)))
    .where('endedAt', '>=', justEndedSince(at))
    .executeTakeFirst();
  return ended !== undefined;
}

/** A cookie that is shown again may end its visit again: it ended the first time. */
export async function markEnded(db: Db, { visitor, sealer, at }: Ended): Promise<void> {
  const [mark] = sealer.marksOf(placeOf(visitor));
  await db
    .insertInto('ended_visits')
    .values({ visitor: mark, endedAt: at })
    .onConflict((conflict) => conflict.column('visitor').doNothing())
    .execute();
}

function placeOf(visitor: VisitorId) {
  return { table: 'ended_visits', value: visitor };
}
