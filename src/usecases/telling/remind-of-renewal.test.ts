import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInIndia, isoDate } from '#domain/date.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { secretIn } from '#test/resume-link.ts';
import { keep, noPapers, openUsecasePorts, proposerAnswers, type UsecasePorts } from '#test/usecase-ports.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import { eraseVisitor } from '../keeping/erase-data.ts';
import { beginRenewal } from '../owning/begin-renewal.ts';
import { readResumeLink } from '../owning/resume-proposal.ts';
import type { MessageSender, OutgoingMessage } from '../ports/messages.ts';
import { StoreUnavailable } from '../ports/store.ts';
import { sendMessages } from './messages.ts';
import { remindOfRenewals } from './remind-of-renewal.ts';

const day = 24 * 60 * 60;
/** It is so long from half past three in the afternoon in India to eleven o'clock of the next day. */
const untilEleven = 19.5 * 60 * 60;
let ports: UsecasePorts;
let messages: (readonly [channel: string, message: OutgoingMessage])[];
let lines: string[];
let mailAnswers: TryAnswer['outcome'];

beforeEach(async () => {
  [messages, lines, mailAnswers] = [[], [], 'sent'];
  const takes =
    (channel: string, outcome: () => TryAnswer['outcome']): MessageSender['send'] =>
    async (message) => {
      messages.push([channel, message]);
      return { outcome: outcome(), answer: '', reference: undefined };
    };
  ports = {
    ...(await openUsecasePorts({})),
    outbox: { mail: { send: takes('mail', () => mailAnswers) }, sms: { send: takes('sms', () => 'sent') } },
    journal: { note: (...words) => void lines.push(JSON.stringify(words)) },
  };
});
afterEach(() => ports.close());

/** A policy whose cover ends so many days from now. */
async function aPolicyFor(
  days: number,
  facts: Partial<Proposal> = {},
  policyNumber = 'OLD-1',
): Promise<Proposal> {
  const old = await keep(ports, { state: 'issued', ...facts });
  const cover = {
    coverFrom: isoDate(2025, 11, 21),
    coverUntil: addDays(dayInIndia(ports.clock.now()), days),
  };
  await ports.store.insertPolicy(aPolicy(old, { policyNumber, ...cover }), []);
  return old;
}

async function round(here = ports): Promise<void> {
  await remindOfRenewals(here, 50);
  await sendMessages(here, 50, noPapers);
}

async function days(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    await round();
    ports.clock.pass(day);
  }
}

const mails = () => messages.flatMap(([channel, { letter }]) => (channel === 'mail' ? [letter] : []));
const reminded = () =>
  mails().map((letter) => (letter.kind === 'renewal-due' ? letter.reminder : letter.kind));
const links = () =>
  mails().map((letter) => (letter.kind === 'renewal-due' ? (letter.link?.address ?? '') : ''));

test('by four letters in all from sixty days before the end to the end of the grace, with an SMS each', async () => {
  await aPolicyFor(60);
  await days(120);
  expect(reminded()).toEqual(['early', 'soon', 'last', 'ended']);
  expect(messages.filter(([channel]) => channel === 'sms')).toHaveLength(4);
});

test('a letter says days, plan and insurer, and nothing about anybody; the SMS has no link', async () => {
  const { consents } = await aPolicyFor(45);
  await round();
  const [mail, sms] = ['mail', 'sms'].map((route) => messages.find(([channel]) => channel === route)?.[1]);
  expect(mail).toMatchObject({ to: { email: 'asha@example.in' }, language: consents.at(-1)?.language });
  expect(mail?.letter).toEqual({
    kind: 'renewal-due',
    reminder: 'early',
    policyNumber: 'OLD-1',
    insurer: 'acme Health',
    insurerPhone: '1800 000 000',
    plan: 'Plan one',
    coverUntil: '2027-01-04',
    renewBy: '2027-02-03',
    daysUncovered: 0,
    link: { address: expect.stringMatching(/^\/resume\/.{40,}/), mobileEnds: '70' },
  });
  expect([sms?.letter.kind, sms && 'link' in sms.letter]).toEqual(['renewal-due', false]);
});

test('a server that comes late sends the newest alone, and in the grace says what is not covered', async () => {
  await aPolicyFor(1);
  await days(3);
  expect(reminded()).toEqual(['last']);
  ports.clock.pass(10 * day);
  await round();
  expect(mails().at(-1)).toMatchObject({ reminder: 'ended', daysUncovered: 12, renewBy: expect.any(String) });
});

describe('nothing is sent', () => {
  test.each<[string, number, Partial<Proposal>]>([
    ['before its time', 46, {}],
    ['between two reminders', 18, {}],
    ['after the grace', -31, {}],
    ['without an e-mail', 45, { forms: { proposerDetails: { ...proposerAnswers, email: '' } } }],
    ['without a mobile', 45, { forms: { proposerDetails: { ...proposerAnswers, mobile: '' } } }],
  ])('nothing %s', async (_, daysBefore, facts) => {
    await aPolicyFor(daysBefore, facts);
    await round();
    expect(messages).toEqual([]);
  });

  test('at night: the day begins at nine', async () => {
    await aPolicyFor(46);
    ports.clock.pass(untilEleven - 3 * 60 * 60);
    await round();
    expect(messages).toEqual([]);
    ports.clock.pass(2 * 60 * 60);
    await round();
    expect(reminded()).toEqual(['early']);
  });

  test('of a policy that is renewed; one that is only begun is reminded of', async () => {
    const old = await aPolicyFor(47);
    const renewal = await beginRenewal(ports, old.owner, old.id);
    if (!renewal.ok) throw new Error(renewal.failure.code);
    await days(4);
    expect(reminded()).toEqual(['early']);
    await ports.store.saveProposal(nextVersion(ports, renewal.value, { state: 'paid' }));
    await days(90);
    expect(reminded()).toEqual(['early']);
  });

  test('of what was renewed, or went out of date, while the letter waited', async () => {
    mailAnswers = 'failed';
    const old = await aPolicyFor(45);
    await round();
    expect(reminded()).toEqual(['early']);
    const renewal = await beginRenewal(ports, old.owner, old.id);
    if (!renewal.ok) throw new Error(renewal.failure.code);
    await ports.store.saveProposal(nextVersion(ports, renewal.value, { state: 'paid' }));
    ports.clock.pass(day);
    await round();
    expect(reminded()).toEqual(['early']);
    expect(await dueMessages(ports.store, 10)).toEqual([]);
    expect(lines).toContain(JSON.stringify(['message-overtaken', { letter: 'renewal-due' }]));
  });

  test('a second time of what waited into the time of the next reminder: that one alone goes out', async () => {
    mailAnswers = 'failed';
    await aPolicyFor(45);
    await round();
    ports.clock.pass(30 * day);
    mailAnswers = 'sent';
    await round();
    expect(reminded()).toEqual(['early', 'soon']);
    expect(lines).toContain(JSON.stringify(['message-overtaken', { letter: 'renewal-due' }]));
  });

  test('of what its buyer had erased while the letter waited, and no link opens it anew', async () => {
    mailAnswers = 'failed';
    const { owner, id } = await aPolicyFor(45);
    await round();
    expect(reminded()).toEqual(['early']);
    await eraseVisitor(ports, owner, { who: 'visitor', via: 'visitor', reason: '' });
    mailAnswers = 'sent';
    ports.clock.pass(120);
    await round();
    expect(reminded()).toEqual(['early']);
    expect(await ports.store.resumeLinkOf(id)).toBeUndefined();
  });

  test('of what its buyer had erased in the moment between looking and queueing', async () => {
    const { owner } = await aPolicyFor(45);
    const { policiesToRemind } = ports.store;
    const erasedMeanwhile: typeof policiesToRemind = async (...which) => {
      const policies = await policiesToRemind(...which);
      await eraseVisitor(ports, owner, { who: 'visitor', via: 'visitor', reason: '' });
      return policies;
    };
    await round({ ...ports, store: { ...ports.store, policiesToRemind: erasedMeanwhile } });
    expect(reminded()).toEqual([]);
  });

  test('while there is no way for mail; what is due then waits for one', async () => {
    await aPolicyFor(45);
    const { sms } = ports.outbox;
    await round({ ...ports, outbox: { ...(sms && { sms }) } });
    expect(messages).toEqual([]);
    await round();
    expect(reminded()).toEqual(['early']);
  });
});

test('one policy that cannot be read keeps nobody else waiting', async () => {
  const damaged = await aPolicyFor(44);
  const fine = await aPolicyFor(45, {}, 'OLD-2');
  const getProposal: typeof ports.store.getProposal = async (id) => {
    if (id === damaged.id) throw new TypeError('Damaged');
    return ports.store.getProposal(id);
  };
  await remindOfRenewals({ ...ports, store: { ...ports.store, getProposal } }, 50);
  const waiting = await dueMessages(ports.store, 10);
  expect(waiting.map(({ proposalId }) => proposalId)).toEqual([fine.id]);
  expect(lines).toEqual([
    JSON.stringify(['reminder-failed', { error: 'TypeError' }]),
    JSON.stringify(['renewal-reminder-queued', { reminder: 'early' }]),
  ]);
});

test('two servers at once, and one that starts again, send it once', async () => {
  await aPolicyFor(45);
  await Promise.all([round(), round(), remindOfRenewals(ports, 50)]);
  await round();
  expect(reminded()).toEqual(['early']);
});

test('one that could not be sent goes out later with another link; the one before it opens nothing', async () => {
  const old = await aPolicyFor(45);
  mailAnswers = 'failed';
  await round();
  await round();
  expect(mails()).toHaveLength(1);
  ports.clock.pass(120);
  mailAnswers = 'sent';
  await round();
  const [first, second] = links().map(secretIn);
  const opens = async (secret = '') =>
    (await readResumeLink(ports, (await keep(ports, {})).owner, secret)).ok;
  expect([await opens(first), await opens(second)]).toEqual([false, true]);
  const keys = messages.filter(([channel]) => channel === 'mail').map(([, { key }]) => key);
  expect(new Set(keys).size).toBe(2);
  // The SMS had arrived with the first try.
  expect(messages.filter(([channel]) => channel === 'sms')).toHaveLength(1);
  expect(await ports.store.lastDeliveries(5)).toHaveLength(2);

  const stored = JSON.stringify([await ports.store.resumeLinkOf(old.id), lines]);
  for (const secret of [first, second]) expect(stored).not.toContain(secret);
});

test('one of which nobody heard whether it was recorded goes out as another mail: its link is another one', async () => {
  await aPolicyFor(45);
  const away = new StoreUnavailable('away', undefined);
  const store = { ...ports.store, recordDeliveries: () => Promise.reject(away) };
  await expect(round({ ...ports, store })).rejects.toBe(away);
  ports.clock.pass(301);
  await round();
  const byMail = messages.filter(([channel]) => channel === 'mail');
  expect(byMail).toHaveLength(2);
  expect(new Set(byMail.map(([, { key }]) => key)).size).toBe(2);
});

test('no link stands in what waits to be sent', async () => {
  await aPolicyFor(45);
  await remindOfRenewals(ports, 50);
  const [waiting, ...more] = await dueMessages(ports.store, 10);
  expect([waiting?.letter.kind, waiting && 'link' in waiting.letter, more]).toEqual([
    'renewal-due',
    false,
    [],
  ]);
});

test('without SMS no code could follow, so the letter has no link', async () => {
  await aPolicyFor(45);
  const { mail } = ports.outbox;
  await round({ ...ports, outbox: { ...(mail && { mail }) } });
  expect([reminded(), links()]).toEqual([['early'], ['']]);
});
