import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CallName } from '#contract/call/calls.ts';
import type { Report } from '../attack.ts';
import { usedMegabytes } from '../ground/heap.ts';
import { inMs, timed, worked } from '../ground/timing.ts';
import { type Clockwork, createClockwork } from './judge.ts';
import { type Recipe, recipesOf, straight } from './recipes.ts';
import { requestOf } from './requests.ts';
import { type FuzzWorld, openFuzzWorld, stages } from './world.ts';

export type FuzzExtent = {
  readonly names: readonly CallName[];
  readonly requests: number;
  readonly seed: number;
};

/** A visitor is used up after so many requests: what they have saved would slow them down more and more. */
const requestsOfAVisitor = 400;
const mostGrowth = 60;
/** What the work behind a call answers; everything else may come from the door. */
const judged = [200, 409, 422];
const goes = 3;

type Tally = {
  strikes: number;
  taken: number;
  broken: number;
  slowest: number;
  visitors: number;
  reached: Set<CallName>;
};
type Run = {
  readonly app: FastifyInstance;
  readonly clockwork: Clockwork;
  readonly tally: Tally;
  readonly complaints: string[];
  readonly recipes: ReturnType<typeof recipesOf>;
};

/** @param extent how many, of which calls; the first tenth warms up and is not judged by time or memory */
export async function fuzz(app: FastifyInstance, extent: FuzzExtent): Promise<Report> {
  const tally: Tally = { strikes: 0, taken: 0, broken: 0, slowest: 0, visitors: 0, reached: new Set() };
  const run: Run = {
    app,
    clockwork: createClockwork(),
    tally,
    complaints: [],
    recipes: recipesOf(extent.names),
  };
  const untaken: string[] = [];
  const note = (reason: unknown) => untaken.push(`Nobody took the failure ${String(reason)}`);
  process.on('unhandledRejection', note);
  try {
    const warmUp = Math.ceil(extent.requests / 10);
    await strikeOften(run, { ...extent, requests: warmUp });
    const before = usedMegabytes();
    await strikeOften(run, { ...extent, requests: extent.requests - warmUp, seed: extent.seed + 1 });
    const growth = usedMegabytes() - before;
    if (growth > mostGrowth) run.complaints.push(`The heap grows by ${Math.round(growth)} MB`);
    for (const name of missedOf(run, extent)) await ask(run, name);
    const missed = missedOf(run, extent);
    const complaints = [...run.complaints, ...untaken, ...missed.map((name) => `${name} is never reached`)];
    const figures = `${tally.strikes} requests, ${tally.taken} taken, ${tally.broken} answers of 500 or more, ${tally.visitors} visitors, slowest ${inMs(tally.slowest)}, heap ${growth < 0 ? '' : '+'}${growth.toFixed(1)} MB`;
    return {
      strikes: tally.strikes,
      figures,
      complaints: complaints.map((each) => `${each} (seed ${extent.seed})`),
    };
  } finally {
    process.off('unhandledRejection', note);
  }
}

async function strikeOften(run: Run, { requests, seed }: FuzzExtent): Promise<void> {
  for (let done = 0; done < requests; done += requestsOfAVisitor) {
    const numRuns = Math.min(requestsOfAVisitor, requests - done);
    const stage = stages[(done / requestsOfAVisitor) % stages.length] ?? 'begun';
    let world = await openWorld(run, stage);
    for (const recipe of fc.sample(run.recipes, { numRuns, seed: seed + done })) {
      await strike(run, recipe, world);
      if (world.cookies.get('sid') === '') world = await openWorld(run, stage);
    }
  }
}

function missedOf({ tally }: Run, { names }: FuzzExtent): readonly CallName[] {
  return names.filter((name) => !tally.reached.has(name));
}

/** Whatever chance passed by is asked as it should be, at every stage of a purchase: no seed decides what is seen. */
async function ask(run: Run, name: CallName): Promise<void> {
  for (const stage of stages) await strike(run, straight(name), await openWorld(run, stage));
}

function openWorld({ app, tally }: Run, stage: (typeof stages)[number]): Promise<FuzzWorld> {
  tally.visitors += 1;
  return openFuzzWorld(app, stage);
}

async function strike(
  { app, clockwork, tally, complaints }: Run,
  recipe: Recipe,
  world: FuzzWorld,
): Promise<void> {
  const request = requestOf(recipe, world);
  const ask = () => app.inject(request);
  const [first, answer] = await timed(ask);
  for (const { name, value } of answer.cookies) world.cookies.set(name, value);
  const { statusCode: status } = answer;
  tally.strikes += 1;
  if (status === 200) tally.taken += 1;
  if (status >= 500) tally.broken += 1;
  if (judged.includes(status)) tally.reached.add(recipe.name);
  const fault = faultOf(status, answer.body, request.method);
  if (fault) complaints.push(`${described(recipe, request)}: ${fault}`);
  const kind = `${recipe.name} ${status}`;
  const limit = clockwork.limitOf(kind);
  const ms = limit !== undefined && first > limit ? await bestAgain(first, ask) : first;
  clockwork.note(kind, ms);
  tally.slowest = Math.max(tally.slowest, ms);
  if (limit !== undefined && ms > limit) {
    complaints.push(`${described(recipe, request)}: takes ${inMs(ms)}, limit ${inMs(limit)} for ${kind}`);
  }
}

async function bestAgain(first: number, ask: () => Promise<unknown>): Promise<number> {
  let least = first;
  // The clock says only whom to look at again: others on the machine slow it, and add nothing to the processor's time.
  for (let go = 0; go < goes; go += 1) least = Math.min(least, (await worked(ask))[0]);
  return least;
}

const ownNames = Object.getOwnPropertyNames(Object.prototype).length;

function faultOf(status: number, body: string, method: InjectOptions['method']): string | undefined {
  if (Object.getOwnPropertyNames(Object.prototype).length !== ownNames) return 'Object.prototype is changed';
  if (status >= 500) return `answers ${status} ${body.slice(0, 120)}`;
  if (status < 400 || method === 'HEAD') return undefined;
  return isFailure(body) ? undefined : `answers ${status} in another shape: ${body.slice(0, 120)}`;
}

function isFailure(body: string): boolean {
  try {
    const { code, message, fields } = JSON.parse(body).error;
    return /^[A-Z_]+$/.test(code) && typeof message === 'string' && Array.isArray(fields);
  } catch {
    return false;
  }
}

function described({ name, wrapping, ids }: Recipe, { method, payload }: InjectOptions): string {
  return `${name} (${ids} ids, ${wrapping}, ${method}) ${String(payload ?? '').slice(0, 200)}`;
}
