import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { keepBuying, keepEditing, openEditor, type Traffic } from '../../kill/buyers.ts';
import { chanceFrom } from '../../kill/chance.ts';
import { newPostgres } from '../../ports/postgres-server.ts';
import type { Browser } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';
import { watchLocks } from './lock-waits.ts';
import { addSharedRow, withSerializable, withSharedRow } from './planted-transactions.ts';
import {
  closeAll,
  complaintsOver,
  inTurn,
  openCaller,
  type Served,
  serve,
  tellEvent,
  withRounds,
} from './servers.ts';

const seconds: Readonly<Record<Scale['name'], number>> = { short: 3, long: 25 };
const serversAtOnce = 3;
const people: Readonly<Record<Scale['name'], number>> = { short: 4, long: 12 };
const callers = 40;
/**
 * Somebody may wait for what another holds at this share of all looks. Buyers who leave one mobile wait for
 * each other for a moment, 0 to 7 looks of a hundred; with a row that everybody updates it is more than 30.
 */
const mostWaits = 0.2;

/** People save and buy, twelve of each at length, on three servers and one PostgreSQL, and forty tell of events: nobody clashes. */
export const busyDatabase: Attack = {
  name: 'one busy database',
  run: ({ name, seed }) => attack(name, seed),
  planted: [
    {
      fault: 'transactions that are serializable again',
      finds: /run again/,
      run: ({ seed }) => withSerializable(() => attack('short', seed)),
    },
    {
      fault: 'a row that every transaction updates',
      finds: /waits for a lock/,
      run: ({ seed }) => withSharedRow(() => attack('short', seed, addSharedRow)),
    },
  ],
};

async function attack(
  scale: Scale['name'],
  seed: number,
  prepare: (databaseUrl: string) => Promise<void> = async () => undefined,
): Promise<Report> {
  const postgres = await newPostgres();
  await postgres.start();
  const servers: Served[] = [];
  try {
    await prepare(postgres.databaseUrl);
    const keyRing = newKeyRing();
    for (let nth = 0; nth < serversAtOnce; nth += 1)
      servers.push(await serve(postgres.databaseUrl, keyRing, servers[0]));
    const done = await withRounds(servers, () => besiege(servers, scale, seed, postgres.databaseUrl));
    return { ...done, complaints: [...done.complaints, ...servers.flatMap(complaintsOver)] };
  } finally {
    await closeAll(servers);
    await postgres.remove();
  }
}

async function besiege(
  servers: readonly Served[],
  scale: Scale['name'],
  seed: number,
  databaseUrl: string,
): Promise<Report> {
  const [duration, many] = [seconds[scale], people[scale]];
  const serverOf = (nth: number) => servers[nth % servers.length]?.traffic as Traffic['server']; // there is one
  const editors = await inTurn(many, (nth) => openEditor(serverOf(nth)));
  const callersOpen = await inTurn(callers, (nth) => openCaller(serverOf(nth)));
  const watch = await watchLocks(databaseUrl);
  const end = performance.now() + duration * 1_000;
  const isOver = () => performance.now() > end;
  const traffic = (nth: number): Traffic => ({
    server: serverOf(nth),
    chance: chanceFrom(seed + nth),
    isOver,
  });
  const saving = editors.map((editor, nth) => keepEditing(editor, traffic(nth)));
  const buying = Array.from({ length: many }, (_, nth) => keepBuying(traffic(nth)));
  const [saved, boughtPurchases] = [await Promise.allSettled(saving), await Promise.allSettled(buying)];
  const counts = await Promise.all(callersOpen.map((browser, nth) => keepTelling(browser, nth)));
  const { looks, waits } = await watch.stop();
  const ends = saved.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const broken = [...saved, ...boughtPurchases].flatMap((each) =>
    each.status === 'rejected' ? [`somebody gets no further: ${each.reason}`] : [],
  );
  const saves = ends.reduce((sum, each) => sum + each.saves, 0);
  const purchases = boughtPurchases.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])).length;
  return {
    strikes: saves + purchases,
    figures: `${saves} saves and ${purchases} purchases in ${duration} s, ${callers} callers; somebody waits for a lock at ${waits} of ${looks} looks`,
    complaints: [
      ...(waits > looks * mostWaits ? [`somebody waits for a lock at ${waits} of ${looks} looks`] : []),
      ...ends.flatMap(({ wrongs }) => wrongs),
      ...counts.flat(),
      ...broken,
    ],
  };
}

/** Some events of a visitor's, as fast as they are answered. */
async function keepTelling(browser: Browser, caller: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) wrong.push(...(await tellEvent(browser, `caller-${caller}-${nth}`)));
  return wrong;
}
