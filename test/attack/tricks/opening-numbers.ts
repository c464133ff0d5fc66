import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { changeNumber } from '#usecases/opening/change-number.ts';
import type { Store } from '#usecases/ports/store.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import {
  buyPolicy,
  type IssuedPolicy,
  likePolicies,
  openWith,
  purchasesIn,
  sendCode,
} from '../../api/issued-policies.ts';
import { codeIn } from '../../resume-link.ts';
import { type Browser, browserOver } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';

/** Strangers who know mobiles and numbers of policies try to open them, or to keep their holders from it. */
export const openingNumbers: Attack = {
  name: 'numbers and codes that open policies',
  run: ({ name }) => strike(name, () => ({})),
  planted: [
    {
      fault: 'a code that is noted for numbers alone that open something',
      finds: /is answered otherwise/,
      run: ({ name }) =>
        strike(name, (store) => ({
          saveOpeningCode: async (visitor, number, code) => {
            if (code.hashes.length > 1) await store.saveOpeningCode(visitor, number, code);
          },
        })),
    },
    {
      fault: 'codes that nobody counts',
      finds: /guesses a day/,
      run: ({ name }) =>
        strike(name, (store) => ({
          sentTo: async (recipient) => (recipient.includes('visit') ? store.sentTo(recipient) : []),
        })),
    },
    {
      fault: 'a number that goes on to open after it was changed',
      finds: /given up/,
      run: ({ name }) =>
        strike(name, (store) => ({
          codeTargets: (number) => store.codeTargets(number, '2026-11-21T00:00:00.000Z' as Instant),
        })),
    },
  ],
};

type Plant = (store: Store) => Partial<Store>;
/** Networks that strangers ask from. */
const crowds: Readonly<Record<Scale['name'], number>> = { short: 8, long: 60 };
/** Guesses a day at what one mobile opens: twelve codes of five. */
const mostGuesses = 60;

async function strike(scale: Scale['name'], plant: Plant): Promise<Report> {
  const server = await testApp({
    start: Date.parse('2026-11-20T09:00:00.000Z'),
    ports: ({ store }) => ({
      store: {
        ...store,
        ...plant(store),
        atomically: (work) => store.atomically((within) => work({ ...within, ...plant(within) })),
      },
    }),
  });
  try {
    const first = await buyPolicy(server, '9822044170');
    const [policy, other, changed] = await likePolicies(server.ports, first, 3);
    if (!policy || !other || !changed) throw new Error('Three policies');
    const guesses = await guessAt(server, policy, crowds[scale]);
    const complaints = [
      ...(guesses.opened > 0 ? [`${guesses.opened} strangers opened a policy`] : []),
      ...(guesses.count > mostGuesses ? [`${guesses.count} guesses a day at one mobile`] : []),
      ...(await complaintOfHolder(server, policy)),
      ...(await complaintOfAnswers(server, other)),
      ...(await complaintOfChange(server, changed)),
    ];
    return { strikes: guesses.count, complaints, figures: `${guesses.count} guesses that counted` };
  } finally {
    await server.close();
  }
}

function browserAt({ app }: TestApp, remoteAddress: string): Promise<Browser> {
  return browserOver((request) => app.inject({ ...request, remoteAddress }), new Map());
}

async function guessAt(server: TestApp, policy: IssuedPolicy, networks: number) {
  let [count, opened] = [0, 0];
  for (let network = 0; network < networks; network += 1)
    for (let visit = 0; visit < 3; visit += 1) {
      const guesses = await guessOnce(await browserAt(server, `198.19.${network}.7`), policy);
      count += guesses.length;
      opened += guesses.filter(Boolean).length;
    }
  return { count, opened };
}

/** One code is asked for, and guessed at for as long as guesses count: whether each of them has opened something. */
async function guessOnce(browser: Browser, { mobile }: IssuedPolicy): Promise<readonly boolean[]> {
  if ((await sendCode(browser, mobile)).json().code === null) return [];
  const guesses: boolean[] = [];
  for (let code = 100_000; code < 100_007; code += 1) {
    const { opened, code: open, guessed_out: isOver } = (await openWith(browser, mobile, `${code}`)).json();
    if (guesses.length < 5) guesses.push(opened);
    else if (open !== null || !isOver) guesses.push(opened);
  }
  return guesses;
}

async function complaintOfHolder(server: TestApp, policy: IssuedPolicy): Promise<readonly string[]> {
  const holder = await browserAt(server, '192.0.2.55');
  await sendCode(holder, policy.number);
  await openWith(holder, policy.number, newestCode(server, policy.mobile));
  return (await purchasesIn(holder)).includes(policy.id) ? [] : ['Its holder is shut out by strangers'];
}

function newestCode({ sandboxConsole }: TestApp, mobile: string): string {
  return codeIn(sandboxConsole.outbox?.().find(({ to }) => to === mobile)?.text);
}

/** A mobile and a policy's number, each beside one that opens nothing. */
async function complaintOfAnswers(server: TestApp, policy: IssuedPolicy): Promise<readonly string[]> {
  const answersOf = async (number: string, address: string) => {
    const browser = await browserAt(server, address);
    const answers = [await sendCode(browser, number), await sendCode(browser, number)];
    for (let guess = 0; guess < 6; guess += 1) answers.push(await openWith(browser, number, '000000'));
    return JSON.stringify(answers.map(({ statusCode, body }) => [statusCode, body]));
  };
  const pairs = [
    [policy.mobile, '9100000001'],
    [policy.number, 'SHY-26-0000'],
  ] as const;
  const complaints: string[] = [];
  for (const [own, unused] of pairs) {
    const isSame = (await answersOf(own, '192.0.2.61')) === (await answersOf(unused, '192.0.2.62'));
    if (!isSame) complaints.push(`${own} is answered otherwise than a number that opens nothing`);
  }
  return complaints;
}

async function complaintOfChange(server: TestApp, policy: IssuedPolicy): Promise<readonly string[]> {
  const by = { who: 'meera', via: 'command', reason: 'lost', reference: policy.id } as const;
  await changeNumber(server.ports, { id: asId<ProposalId>(policy.id), mobile: '9722044199' }, by);
  server.wait({ days: 4 });
  const browser = await browserAt(server, '192.0.2.70');
  await sendCode(browser, policy.mobile);
  await openWith(browser, policy.mobile, newestCode(server, policy.mobile));
  const texts = (server.sandboxConsole.outbox?.() ?? []).filter(({ to }) => to === policy.mobile);
  return texts.length > 0 ? ['A number that was given up is sent a code'] : [];
}
