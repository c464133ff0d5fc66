import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pass } from 'node:timers/promises';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';
import { openHttpSink } from '#adapters/events/http-sink.ts';
import { openJsonLines } from '#adapters/events/json-lines.ts';
import { filesOfLines } from '#adapters/events/line-files.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { WireEvent } from '#contract/event/shapes.ts';
import { mostEventsAtOnce } from '#domain/event/admission.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Store } from '#usecases/ports/store.ts';
import { forwardEvents } from '#usecases/telling/forward-events.ts';
import { testApp } from '../../api/app.ts';
import { chanceFrom } from '../../kill/chance.ts';
import { killableServer } from '../../kill/killable-server.ts';
import { openPatient } from '../../kill/lines.ts';
import { type Browser, openBrowser } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';
import { type EventReceiver, openEventReceiver } from './event-receiver.ts';

const counts: Readonly<Record<Scale['name'], number>> = { short: 600, long: 100_000 };
const few = 200;
const writers = 4;
/** At most so many milliseconds lie between two deaths of the server. */
const livesFor: Readonly<Record<Scale['name'], number>> = { short: 800, long: 4_000 };
/** Milliseconds until what was kept has to be everywhere. */
const patience = 120_000;

/** What is in each place, each event once for its visitor; and how often it was put there. */
type Places = {
  readonly acknowledged: number;
  readonly stored: readonly string[];
  readonly lines: readonly string[];
  readonly outside: ReadonlyMap<string, number>;
};

/** Events are told while the server dies again and again and a service outside is dead: none is lost, and none is doubled. */
export const eventStorm: Attack = {
  name: 'events through crashes and a dead sink',
  run: ({ name, seed }) => throughCrashes(name, seed),
  planted: [
    {
      fault: 'a store that answers for events it does not keep',
      finds: /lost on the way to the store/,
      run: () => inMemory((store) => ({ ...store, addEvents: (events) => store.addEvents(events.slice(1)) })),
    },
    {
      fault: 'a store that keeps an event each time it is told',
      finds: /doubled in the store/,
      run: () => {
        let madeUp = 0;
        return inMemory((store) => ({
          ...store,
          addEvents: (events) =>
            store.addEvents([
              ...events,
              ...events.map((event) => {
                madeUp += 1;
                return { ...event, id: `again-${madeUp}` };
              }),
            ]),
        }));
      },
    },
    {
      fault: 'a sink that is thought to be further than it is',
      finds: /never came to the (lines|service)/,
      run: () =>
        inMemory((store) => ({
          ...store,
          moveSink: (sink, claim, position) => store.moveSink(sink, claim, position + 3),
        })),
    },
  ],
};

const namesOf = (stored: readonly { readonly owner: string; readonly id: string }[]) =>
  stored.map(({ owner, id }) => fingerprint([owner, id]));

function complaintsOver({ acknowledged, stored, lines, outside }: Places): readonly string[] {
  const [storedIds, lineIds] = [new Set(stored), new Set(lines)];
  const missing = (what: string, count: number) => (count > 0 ? [`${count} events ${what}`] : []);
  return [
    ...missing('lost on the way to the store', acknowledged - storedIds.size),
    ...missing('doubled in the store', storedIds.size - acknowledged),
    ...missing('never came to the lines', [...storedIds].filter((id) => !lineIds.has(id)).length),
    ...missing('never came to the service outside', [...storedIds].filter((id) => !outside.has(id)).length),
    ...missing('doubled in the lines', lines.length - lineIds.size),
    ...missing(
      'came outside that nobody told',
      [...outside.keys()].filter((id) => !storedIds.has(id)).length,
    ),
  ];
}

/** Says yes, and tells so many events, each batch until it is kept. */
async function tell(browser: Browser, writer: number, count: number): Promise<number> {
  const body = { purpose: 'usage', given: 'yes', text_version: '2026-11-24' } as const;
  await browser.call('recordConsent', { params: {}, body });
  for (let countOne = 0; countOne < count; countOne += mostEventsAtOnce) {
    const events = Array.from(
      { length: Math.min(mostEventsAtOnce, count - countOne) },
      (_, at): WireEvent => {
        const id = `writer-${writer}-event-${countOne + at}`;
        return { id, name: 'decision-shared', fields: {}, minutes_ago: 0 };
      },
    );
    for (let isStored = false; !isStored; ) {
      const answer = await browser.call('logEvent', { params: {}, body: { events } });
      isStored = answer.statusCode === 200;
      if (!isStored && answer.statusCode !== 503) throw new Error(answer.body);
    }
  }
  return count;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

async function idsIn(path: string): Promise<readonly string[]> {
  const files = await filesOfLines(path);
  const whole = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1));
  return whole.map((line) => JSON.parse(line).id);
}

// In a process that is killed ---------------------------------------------------------------------

async function throughCrashes(name: Scale['name'], seed: number): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'chhatri-events-'));
  const [dataDir, catalogueDir] = [join(folder, 'data'), join(folder, 'catalogue')];
  const linesPath = join(folder, 'events.jsonl');
  await writeSmallCatalogue(catalogueDir, 'sahyadri');
  const receiver = await openEventReceiver();
  receiver.die();
  const more = { EVENT_LINES: linesPath, ANALYTICS_URL: receiver.url };
  const server = killableServer(dataDir, catalogueDir, more);
  try {
    await server.start();
    const chance = chanceFrom(seed);
    let isOver = false;
    let deaths = 0;
    const dying = (async () => {
      while (!isOver || deaths === 0) {
        await pass(100 + chance() * livesFor[name]);
        await server.kill();
        deaths += 1;
        await server.start();
      }
    })();
    const reportedCounts = await Promise.all(
      Array.from({ length: writers }, async (_, writer) =>
        tell(await openPatient(server, new Map()), writer, counts[name] / writers),
      ),
    );
    isOver = true;
    await dying;
    await untilRefused(receiver);
    receiver.live();
    await server.stop();
    await server.start();
    await untilThrough(sum(reportedCounts), linesPath, receiver);
    await server.stop();
    const places = {
      acknowledged: sum(reportedCounts),
      stored: storedIn(dataDir),
      lines: await idsIn(linesPath),
      outside: receiver.times,
    };
    const idle = receiver.refused() > 0 ? [] : ['The dead service was never asked'];
    const figures = `${sum(reportedCounts)} events, ${deaths} deaths of the server, ${receiver.refused()} batches to a dead service`;
    return { strikes: sum(reportedCounts), figures, complaints: [...complaintsOver(places), ...idle] };
  } finally {
    await server.stop();
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds in which rounds of the last server have asked the service that is dead. */
const replyTimeout = 20_000;

async function untilRefused({ refused }: EventReceiver): Promise<void> {
  for (let waited = 0; refused() === 0 && waited < replyTimeout; waited += 100) await pass(100);
}

/** Or until it is clear that they do not come. */
async function untilThrough(count: number, linesPath: string, { times }: EventReceiver): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < end && (times.size < count || (await idsIn(linesPath)).length < count))
    await pass(500);
}

function storedIn(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'chhatri.db'), { readOnly: true });
  try {
    const rows = database.prepare('select owner, id from events').all();
    return namesOf(rows.map(({ owner, id }) => ({ owner: String(owner), id: String(id) })));
  } finally {
    database.close();
  }
}

// In memory, over a store with a fault ------------------------------------------------------------

async function inMemory(faulty: (store: Store) => Store): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'chhatri-events-'));
  const linesPath = join(folder, 'events.jsonl');
  const receiver = await openEventReceiver();
  const server = await testApp({ ports: ({ store }) => ({ store: withinToo(faulty(store)) }) });
  try {
    const browser = await openBrowser(server.app);
    const acknowledged = await tell(browser, 0, few);
    const outside = { name: 'analytics', url: receiver.url, token: undefined, takes: ['usage'] } as const;
    for (const sink of [openJsonLines(linesPath, ['usage'], systemClock), openHttpSink(outside)])
      for (let count = 1; count > 0; ) count = (await forwardEvents(server.ports, sink, 50))?.count ?? 0;
    const events = await server.ports.store.eventsAfter(0, ['usage'], 10 * few);
    const places = {
      acknowledged,
      stored: namesOf(events),
      lines: await idsIn(linesPath),
      outside: receiver.times,
    };
    return { strikes: acknowledged, figures: `${few} events`, complaints: complaintsOver(places) };
  } finally {
    await server.close();
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The fault is met inside a transaction too. */
function withinToo(store: Store): Store {
  const whole: Store = { ...store, atomically: (work) => store.atomically(() => work(whole)) };
  return whole;
}
