import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { CodeWay } from '#domain/opening/opening-code.ts';
import type { Store } from '#usecases/ports/store.ts';
import { changeNumber } from '#usecases/serving/change/change-number.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import {
  addressOfBuyers,
  buyPolicy,
  type IssuedPolicy,
  likePolicies,
  newestCode,
  openedByMobile,
  openWith,
  proveAddress,
  purchasesIn,
  sendCode,
  sentTo,
} from '../../api/issued-policies.ts';
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
          codeTargets: (number, way) => store.codeTargets(number, way, '2026-11-21T00:00:00.000Z' as Instant),
        })),
    },
    {
      fault: 'an address that gets codes though nobody has shown whose it is',
      finds: /nobody has proven/,
      run: ({ name }) =>
        strike(name, (store) => ({
          codeTargets: async (number, way, at) => {
            const targets = await store.codeTargets(number, 'sms', at);
            const address = { kind: 'email', value: addressOfBuyers } as const;
            return way === 'sms' ? targets : targets.map((target) => ({ ...target, address }));
          },
        })),
    },
    {
      fault: 'codes by mail that have a budget of their own',
      finds: /guesses a day/,
      run: ({ name }) => {
        let way = 'sms';
        return strike(name, (store) => ({
          codeTargets: (number, by, at) => {
            way = by;
            return store.codeTargets(number, by, at);
          },
          sentTo: (recipient) => store.sentTo(`${way} ${recipient}`),
          saveSentTo: (recipient, times, since) => store.saveSentTo(`${way} ${recipient}`, times, since),
        }));
      },
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
    const [policy, other, changed, mailed] = await likePolicies(server.ports, first, 4);
    if (!policy || !other || !changed || !mailed) throw new Error('Four policies');
    const complaintsOfMail = await complaintOfMail(server, mailed, changed);
    const guesses = await guessAt(server, policy, crowds[scale]);
    const complaints = [
      ...(guesses.opened > 0 ? [`${guesses.opened} strangers opened a policy`] : []),
      ...(guesses.count > mostGuesses ? [`${guesses.count} guesses a day at one mobile`] : []),
      ...(await complaintOfHolder(server, policy)),
      ...(await complaintOfAnswers(server, other)),
      ...complaintsOfMail,
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
  for (let network = 0; network < networks; network += 1) {
    // The budget of a day is more than that of an hour.
    if (network === networks / 2) server.wait({ seconds: 3_601 });
    for (let visit = 0; visit < 3; visit += 1) {
      const way = visit % 2 === 0 ? 'sms' : 'mail';
      const guesses = await guessOnce(await browserAt(server, `198.19.${network}.7`), policy, way);
      count += guesses.length;
      opened += guesses.filter(Boolean).length;
    }
  }
  return { count, opened };
}

/** One code is asked for, and guessed at for as long as guesses count: whether each of them has opened something. */
async function guessOnce(
  browser: Browser,
  { mobile }: IssuedPolicy,
  way: CodeWay,
): Promise<readonly boolean[]> {
  if ((await sendCode(browser, mobile, way)).json().code === null) return [];
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

/**
 * One policy's address is proven, another has the same one unproven. A code by mail opens the first alone, an unproven address
 * gets none, and a number that opens nothing is answered like one with an address.
 */
async function complaintOfMail(
  server: TestApp,
  policy: IssuedPolicy,
  unproven: IssuedPolicy,
): Promise<readonly string[]> {
  const before = sentTo(server, addressOfBuyers).length;
  await sendCode(await browserAt(server, '192.0.2.80'), unproven.mobile, 'mail');
  await sendCode(await browserAt(server, '192.0.2.81'), policy.mobile, 'mail');
  const complaints =
    sentTo(server, addressOfBuyers).length > before
      ? ['An address that nobody has proven is sent a code']
      : [];
  const holder = await openedByMobile(server, await browserAt(server, '192.0.2.82'), policy);
  const proof = await proveAddress(server, holder, policy);
  if (!proof.json().opened) complaints.push('A holder cannot prove an address');
  const browser = await browserAt(server, '192.0.2.83');
  await sendCode(browser, policy.number, 'mail');
  await openWith(browser, policy.number, newestCode(server, addressOfBuyers));
  if ((await purchasesIn(browser)).join() !== policy.id)
    complaints.push('A code to a proven address opens otherwise than its policy alone');
  const answersOf = async (number: string, address: string) => {
    const stranger = await browserAt(server, address);
    const answers = [await sendCode(stranger, number, 'mail'), await openWith(stranger, number, '000000')];
    return JSON.stringify(answers.map(({ statusCode, body }) => [statusCode, body]));
  };
  const [own, unused] = [
    await answersOf(policy.mobile, '192.0.2.84'),
    await answersOf('9100000003', '192.0.2.85'),
  ];
  return own === unused ? complaints : [...complaints, 'A proven address is answered otherwise than none'];
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
  return sentTo(server, policy.mobile).length > 0 ? ['A number that was given up is sent a code'] : [];
}
