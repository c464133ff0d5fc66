import { beforeAll, describe, expect, test } from 'vitest';
import { lateMoneySince } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { settleProposal, settleUnsettled } from '#usecases/paying/settle-payment.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import type { Ports } from '#usecases/ports.ts';
import { testApp } from '../api/app.ts';
import { type CrashingPorts, crashingPorts } from './crashing-ports.ts';
import {
  agreeAgain,
  type Books,
  booksOf,
  copyInto,
  edit,
  type Ready,
  type Route,
  readyPurchase,
  stored,
} from './purchases.ts';
import { openWorld, type World } from './world.ts';

const ready = new Map<Route, Ready>();
beforeAll(async () => {
  const server = await testApp();
  for (const route of ['straight-through', 'medical'] as const)
    ready.set(route, await readyPurchase(server, route));
  await server.close();
});

type Purchase = {
  readonly world: World;
  readonly proposal: Proposal;
  readonly crashing: CrashingPorts;
  payUrl: string;
};
/** What its buyer does in each purchase, or what passes for all of them. */
type Step = Act | { readonly days?: number; readonly seconds?: number };
type Act = (ports: Ports, purchase: Purchase) => Promise<void>;

const toProcess: Act = async (ports, purchase) => {
  const { id, owner } = purchase.proposal;
  const answer = await startPayment(ports, owner, id, '/back');
  if (!answer.ok) throw new Error(`${answer.failure.code} in ${(await stored(ports, id)).state}`);
  if (answer.value.kind === 'gateway') purchase.payUrl = answer.value.url;
};
/** At the gateway, which does not die with us. */
const pay =
  (outcome: string): Act =>
  async (_ports, { world, payUrl }) => {
    world.sandboxConsole.gateway?.choose(payUrl.slice(payUrl.lastIndexOf('/') + 1), outcome, 'UPI');
  };
const comeBack: Act = async (ports, { proposal }) => {
  await settleProposal(ports, proposal.id);
};
const change: Act = async (ports, { proposal }) => edit(ports, await stored(ports, proposal.id));
const agreeOnce: Act = (ports, { proposal }) => agreeAgain(ports, proposal);

type Story = {
  readonly name: string;
  readonly route: Route;
  readonly mobile: string;
  readonly steps: readonly Step[];
  /** When the buyer repeats what broke off. */
  readonly ending: 'policy' | 'no policy';
};
const anyMobile = '9822044170';
const straight = { route: 'straight-through', mobile: anyMobile } as const;
const medical = { route: 'medical', mobile: anyMobile } as const;
const payAndReturn = [toProcess, pay('success'), comeBack] as const;

const stories: readonly Story[] = [
  { name: 'paid at once', ...straight, steps: payAndReturn, ending: 'policy' },
  {
    name: 'paid at the second try',
    ...straight,
    steps: [toProcess, pay('upi-limit'), comeBack, ...payAndReturn],
    ending: 'policy',
  },
  {
    name: 'pending, then paid',
    ...straight,
    steps: [toProcess, pay('pending-success'), comeBack, { seconds: 21 }, comeBack],
    ending: 'policy',
  },
  {
    name: 'paid at a gateway that stops answering',
    ...straight,
    steps: [toProcess, pay('timed-out'), comeBack],
    ending: 'policy',
  },
  {
    name: 'issued at the third try',
    ...straight,
    mobile: '9822040003',
    steps: payAndReturn,
    ending: 'policy',
  },
  {
    name: 'never issued',
    ...straight,
    mobile: '9822040004',
    steps: [...payAndReturn, ...Array.from({ length: 7 }, () => [{ seconds: 31 }, comeBack]).flat()],
    ending: 'no policy',
  },
  {
    name: 'issued, and the answer lost',
    ...straight,
    mobile: '9822040007',
    steps: [...payAndReturn, { seconds: 3 }, comeBack],
    ending: 'policy',
  },
  {
    name: 'changed and agreed to again before it is paid',
    ...straight,
    steps: [toProcess, change, agreeOnce, ...payAndReturn],
    ending: 'policy',
  },
  {
    name: 'agreed to twice before it is paid',
    ...straight,
    steps: [toProcess, agreeOnce, ...payAndReturn],
    ending: 'policy',
  },
  {
    name: 'paid twice: late for an order that an edit closed, and for the new one',
    ...straight,
    steps: [
      toProcess,
      pay('failed-then-taken'),
      comeBack,
      change,
      agreeOnce,
      ...payAndReturn,
      { seconds: 21 },
    ],
    ending: 'policy',
  },
  {
    name: 'left after an edit, and the closed order takes money late',
    ...straight,
    steps: [toProcess, pay('failed-then-taken'), comeBack, change, { seconds: 21 }, comeBack],
    ending: 'no policy',
  },
  {
    name: 'expired while a try was pending',
    ...straight,
    steps: [toProcess, { days: 16 }, pay('pending-success'), comeBack, { seconds: 21 }, comeBack],
    ending: 'no policy',
  },
  {
    name: 'blocked, accepted, debited',
    ...medical,
    steps: [...payAndReturn, { seconds: 6 }, comeBack],
    ending: 'policy',
  },
  {
    name: 'blocked and declined',
    ...medical,
    mobile: '9822040005',
    steps: [...payAndReturn, { seconds: 6 }, comeBack],
    ending: 'no policy',
  },
  {
    name: 'blocked and never decided',
    ...medical,
    mobile: '9822040006',
    steps: [...payAndReturn, { days: 15 }, comeBack],
    ending: 'no policy',
  },
];

/** Enough where all answer. */
const fewRounds = 8;

/** What the server does by itself once it runs again; the less often the longer a company is silent. */
async function settleInTheBackground({ roundPorts, isAnybodyAway, wait }: World): Promise<void> {
  let seconds = 31;
  for (let answerCount = 0; answerCount < fewRounds; answerCount += 1) {
    const waiting = await roundPorts.store.unsettledProposals(1, lateMoneySince(roundPorts.clock.now()));
    if (waiting.length === 0) return;
    if (isAnybodyAway()) [answerCount, seconds] = [0, 301];
    await settleUnsettled(roundPorts, 1_000);
    wait({ seconds });
  }
}

/**
 * Plays a story in one world for as many buyers as there are calls, each of whose server dies after its own call.
 * @param died the calls after which it dies, all of them in the same step; `never` for a server that lives
 */
async function play(story: Story, died: readonly number[], comesAgain: boolean) {
  const template = ready.get(story.route);
  if (!template) throw new Error('No purchase to copy');
  const world = await openWorld();
  const purchases = await inTurn(died, async (lastCall) => {
    const proposal = await copyInto(world.ports, template, story.mobile);
    return { world, proposal, crashing: crashingPorts(world.ports, lastCall), payUrl: '' };
  });
  /** The calls of the first of them, at the end of each step. */
  const calls: number[] = [];
  let hasLeft = false;
  for (const step of story.steps) {
    if (typeof step !== 'function') world.wait(step);
    else for (const purchase of purchases) await take(step, purchase, comesAgain);
    calls.push(purchases[0]?.crashing.calls() ?? 0);
    hasLeft = !comesAgain && purchases.some(({ crashing }) => crashing.hasCrashed());
    if (hasLeft) break;
  }
  await settleInTheBackground(world);
  if (hasLeft) {
    world.wait({ days: 15 });
    await settleInTheBackground(world);
  }
  const ends = await inTurn(purchases, async ({ proposal, crashing }) => ({
    crashed: crashing.hasCrashed(),
    books: await booksOf(world, proposal),
  }));
  await world.close();
  return { ends, calls };
}

/** Takes the step again if the server dies in it and the buyer comes again, and over a server that lives from then on. */
async function take(act: Act, purchase: Purchase, comesAgain: boolean): Promise<void> {
  const { world, crashing } = purchase;
  const hadCrashed = crashing.hasCrashed();
  try {
    await act(hadCrashed ? world.ports : crashing.ports, purchase);
  } catch (error) {
    if (hadCrashed || !crashing.hasCrashed()) throw error;
    if (comesAgain) await act(world.ports, purchase);
  }
}

async function inTurn<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<readonly R[]> {
  const answers: R[] = [];
  for (const each of all) answers.push(await work(each));
  return answers;
}

const count = (books: Books, ...states: readonly string[]) =>
  books.orders.filter((state) => states.includes(state)).length;

function wrongsOf(books: Books, ending: Story['ending'] | 'either'): readonly string[] {
  const isIssued = books.policy !== undefined;
  const wrongs: [boolean, string][] = [
    [ending !== 'either' && isIssued !== (ending === 'policy'), `ends without ${ending}`],
    [books.policy !== books.insurersPolicy, 'the insurer knows another policy'],
    [isIssued !== (books.state === 'issued'), 'state and policy differ'],
    [count(books, 'captured') !== (isIssued ? 1 : 0), 'money and policy differ'],
    [count(books, 'blocked', 'pending') > 0, 'money is held for nothing'],
    [books.payments.some((state) => ['refund-due', 'pending', 'blocked'].includes(state)), 'unsettled'],
  ];
  return wrongs.filter(([isWrong]) => isWrong).map(([, what]) => what);
}

const never = Number.POSITIVE_INFINITY;

/** Plays the story through, then kills it at each of its calls, step by step; answers what went wrong. */
async function killEverywhere(story: Story, comesAgain: boolean) {
  const whole = await play(story, [never], comesAgain);
  const foundWrongs: unknown[] = whole.ends.flatMap(({ books }) => wrongsOf(books, story.ending));
  for (const [step, last] of whole.calls.entries()) {
    const first = (whole.calls[step - 1] ?? 0) + 1;
    const died = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
    if (died.length === 0) continue;
    const { ends } = await play(story, died, comesAgain).catch((error: unknown) => {
      throw new Error(`Dying after calls ${first} to ${last}`, { cause: error });
    });
    for (const [nth, { crashed, books }] of ends.entries()) {
      const wrongs = [
        ...wrongsOf(books, comesAgain ? story.ending : 'either'),
        ...(crashed ? [] : ['it never died']),
      ];
      if (wrongs.length > 0) foundWrongs.push({ call: first + nth, wrongs, books });
    }
  }
  return foundWrongs;
}

describe.each(stories)('a purchase that is $name, with the server dying at every point of it', (story) => {
  test.each([
    ['the buyer comes again', true],
    ['the buyer never comes again', false],
  ])('%s: it ends in one policy or with all money back', async (_, comesAgain) => {
    expect(await killEverywhere(story, comesAgain)).toEqual([]);
  });
});
