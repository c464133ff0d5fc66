import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import {
  keep,
  noPapers,
  openUsecasePorts,
  premium,
  proposerAnswers,
  soldTo,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import { eraseVisitor } from '../keeping/erase-data.ts';
import { sendMessages } from '../telling/messages.ts';
import { remindOfApplications } from './remind-of-application.ts';

const day = 24 * 60 * 60;
const bornInDecember = { 'You.date_of_birth': '1992-12-03' };
let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

const drafted = (facts: Partial<Proposal> = {}) =>
  keep(ports, { state: 'drafting', completed: ['buy', 'proposer'], updatedAt: ports.clock.now(), ...facts });
const queued = async () => (await dueMessages(ports.store, 50)).map(({ letter }) => letter);
const kinds = async () => (await queued()).map(({ kind }) => kind);

async function days(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    await remindOfApplications(ports, 50);
    ports.clock.pass(day);
  }
}

describe('a draft that waits', () => {
  test('is reminded of once, after three quiet days, with its step, its price and until when that holds', async () => {
    const { version, expiry } = await drafted();
    await days(2);
    expect(await kinds()).toEqual([]);
    await days(12);
    expect(await queued()).toEqual([
      expect.objectContaining({
        kind: 'application-waits',
        version,
        firstName: 'Asha',
        plan: 'Plan one',
        people: ['Asha'],
        step: 3,
        steps: 12,
        price: premium,
        holdsUntil: expiry.on,
      }),
    ]);
  });

  test('is said to hold until a birthday that ends its price before its expiry', async () => {
    await drafted({ forms: { proposerDetails: proposerAnswers, insuredMembers: bornInDecember } });
    await days(6);
    expect(await queued()).toMatchObject([{ kind: 'application-waits', holdsUntil: '2026-12-01' }]);
  });

  test('is written of in the language in which it was saved last', async () => {
    await drafted({ consents: [], savedIn: 'hi' });
    await days(6);
    const [message] = await dueMessages(ports.store, 50);
    expect(message?.language).toBe('hi');
  });

  test.each<[string, Partial<Proposal>]>([
    ['nobody left an address', { forms: { proposerDetails: { ...proposerAnswers, email: '' } } }],
    ['it was submitted', { state: 'submitted' }],
  ])('is not reminded of where %s', async (_why, facts) => {
    await drafted(facts);
    await days(14);
    expect(await kinds()).toEqual([]);
  });

  test('is not reminded of once its visitor had it erased', async () => {
    const { owner } = await drafted();
    await eraseVisitor(ports, owner, { who: 'visitor', via: 'visitor', reason: '' });
    await days(14);
    expect(await kinds()).toEqual([]);
  });

  test('of several of one visitor the newest alone is', async () => {
    const { owner } = await drafted();
    ports.clock.pass(60);
    const newest = await drafted({ owner });
    await days(14);
    const messages = await dueMessages(ports.store, 50);
    expect(messages.map(({ proposalId }) => proposalId)).toEqual([newest.id]);
  });

  test('is not reminded of at night', async () => {
    await drafted();
    // From half past three in the afternoon of one day to half past seven in the morning of the third after it.
    ports.clock.pass(2 * day + 16 * 60 * 60);
    await remindOfApplications(ports, 50);
    const before = await kinds();
    ports.clock.pass(2 * 60 * 60);
    await remindOfApplications(ports, 50);
    expect([before, await kinds()]).toEqual([[], ['application-waits']]);
  });

  test('is a letter that is not sent once its buyer has gone on', async () => {
    const draft = await drafted();
    await days(6);
    await ports.store.saveProposal(nextVersion(ports, draft, {}));
    const mails: string[] = [];
    const mail = {
      send: async ({ letter }: { readonly letter: { readonly kind: string } }) => {
        mails.push(letter.kind);
        return { outcome: 'sent', answer: '', reference: undefined } as const;
      },
    };
    await sendMessages({ ...ports, outbox: { mail } }, 10, noPapers);
    expect([mails, await kinds()]).toEqual([[], []]);
  });

  test('a stranger’s address in many drafts is written to a few times', async () => {
    for (let count = 0; count < 8; count += 1) await drafted();
    await days(6);
    expect((await kinds()).length).toBe(5);
  });

  test('waits for mail to be set up', async () => {
    await drafted();
    ports.clock.pass(4 * day);
    await remindOfApplications({ ...ports, outbox: {} }, 50);
    expect(await kinds()).toEqual([]);
    await remindOfApplications(ports, 50);
    expect(await kinds()).toEqual(['application-waits']);
  });
});

describe('a draft whose plan costs something else under another catalogue', () => {
  const underCatalogue = (catalogue: Catalogue, version: string) => ({
    ...ports,
    catalogue: { current: () => ({ ...catalogue, version }) },
  });
  const dearer = rupees(12_000);

  test('gets that price, with a letter in the same write, once', async () => {
    const draft = await drafted();
    ports.clock.pass(2 * 60 * 60);
    for (const _ of [1, 2])
      await remindOfApplications(underCatalogue(soldTo([[0, 120, dearer]]), 'next'), 50);
    expect(await queued()).toMatchObject([{ kind: 'price-changed', before: premium, after: dearer }]);
    const saved = await ports.store.getProposal(draft.id);
    expect(saved).toMatchObject({ price: { total: dearer }, version: draft.version + 1 });
    expect(saved?.agreement).toBeUndefined();
  });

  test('is left alone while its buyer is at it, and where the price is the same', async () => {
    const draft = await drafted();
    await remindOfApplications(underCatalogue(soldTo([[0, 120, dearer]]), 'next'), 50);
    ports.clock.pass(2 * 60 * 60);
    await remindOfApplications(underCatalogue(soldTo([[0, 120, premium]]), 'third'), 50);
    expect(await kinds()).toEqual([]);
    expect(await ports.store.getProposal(draft.id)).toMatchObject({ version: draft.version });
  });
});
