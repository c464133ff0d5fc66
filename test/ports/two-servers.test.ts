import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import { addDays, dayInIndia, isoDate } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { beginRenewal } from '#usecases/owning/begin-renewal.ts';
import { resumeProposal, sendResumeCode } from '#usecases/owning/resume-proposal.ts';
import type { MessageSender, OutgoingMessage } from '#usecases/ports/messages.ts';
import type { Ports } from '#usecases/ports.ts';
import { makeResumeLink } from '#usecases/telling/make-resume-link.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { remindOfRenewals } from '#usecases/telling/remind-of-renewal.ts';
import { keep, openUsecasePorts, proposerAnswers, type UsecasePorts } from '../usecase-ports.ts';
import { newDatabase } from './new-database.ts';
import { aPolicy, aVisitor } from './store-values.ts';

/** There is one machine with a clock and companies outside, and two servers on one PostgreSQL. */
let machine: UsecasePorts;
let servers: readonly [Ports, Ports];
let messages: OutgoingMessage[];
/** A policy that ends in forty days. */
let old: Proposal;

beforeAll(async () => {
  machine = await openUsecasePorts({});
  const databaseUrl = await newDatabase(inject('databaseUrl'));
  const keyRing = newKeyRing();
  const send: MessageSender['send'] = async (message) => {
    messages.push(message);
    return { outcome: 'sent', answer: '', reference: undefined };
  };
  const serve = async (): Promise<Ports> => {
    const { store } = await openStore({ databaseUrl, dataDir: '', keyRing });
    return {
      ...machine,
      store,
      addresses: { resume: (secret) => secret },
      seller: { licence: 'broker' },
      outbox: { mail: { send }, sms: { send } },
      journal: { note: () => undefined },
    };
  };
  messages = [];
  servers = [await serve(), await serve()];
  const [one] = servers;
  old = await keep({ ...machine, ...one }, { forms: { proposerDetails: proposerAnswers }, state: 'issued' });
  const coverUntil = addDays(dayInIndia(machine.clock.now()), 40);
  await one.store.insertPolicy(aPolicy(old, { coverFrom: isoDate(2025, 11, 21), coverUntil }), []);
});
afterAll(async () => {
  for (const { store } of servers) await store.close();
  await machine.close();
});

/** The same many times at once, in turn at the one server and at the other. */
const atBoth = <T>(times: number, work: (ports: Ports) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => work(servers[at % 2 === 0 ? 0 : 1])));

const kinds = () => messages.splice(0).map(({ letter }) => letter.kind);

test('remind once, by one mail and one SMS', async () => {
  await atBoth(4, (ports) => remindOfRenewals(ports, 50));
  await atBoth(4, (ports) => sendMessages(ports, 50, noPapers));
  expect(kinds()).toEqual(['renewal-due', 'renewal-due']);
});

test('send one code however many ask at once, and take five guesses at it', async () => {
  const request = { id: old.id, language: 'en' } as const;
  const link = await makeResumeLink(servers[0], old.owner, request);
  const secret = link.ok ? link.value.address : '';
  const visitor = aVisitor();
  messages = [];
  await atBoth(8, (ports) => sendResumeCode(ports, visitor, { secret, language: 'en' }));
  const [letter, ...more] = messages.map((message) => message.letter);
  const code = letter?.kind === 'resume-code' ? letter.code : '';
  expect([code.length, more]).toEqual([6, []]);

  const typedCode = code === '000000' ? '000001' : '000000';
  const guesses = await atBoth(14, (ports) => resumeProposal(ports, visitor, { secret, code: typedCode }));
  const tries = guesses.map(
    (guess) => guess.ok && guess.value.kind === 'asked' && guess.value.open?.remainingTries,
  );
  expect(tries.filter(Boolean).toSorted()).toEqual([1, 2, 3, 4]);
  expect(await resumeProposal(servers[1], visitor, { secret, code })).toMatchObject({
    value: { refused: { code: 'RESUME_CODE_OVER' } },
  });
});

test('begin one renewal of a policy', async () => {
  const renewals = await atBoth(8, (ports) => beginRenewal(ports, old.owner, old.id));
  const ids = renewals.map((each) => (each.ok ? each.value.id : each.failure.code));
  expect(new Set(ids).size).toBe(1);
  expect(await servers[0].store.proposalsOf(old.owner)).toHaveLength(2);
});
