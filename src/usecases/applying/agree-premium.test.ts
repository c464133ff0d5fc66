import { afterEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { rupees } from '#domain/money.ts';
import { agreementFingerprint } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { receiptsOf, termsVersion } from '#domain/proposal/terms.ts';
import { aRenewedSchedule } from '#test/builders/schedule-builder.ts';
import { aProposal, aQuote, aVisitor } from '#test/ports/store-values.ts';
import {
  allConsents,
  keep,
  noAnswer,
  type Outside,
  oneProduct,
  openUsecasePorts,
  premium,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { Ports } from '../ports.ts';
import { type AgreementRequest, agreeAgain, agreePremium } from './agree-premium.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function agreed(proposal: Proposal, own: Partial<AgreementRequest>) {
  const request = {
    id: proposal.id,
    total: premium,
    consents: allConsents,
    termsVersion,
    language: 'hi' as const,
    tpa: undefined,
    ...own,
  };
  return agreePremium(ports, proposal.owner, request);
}

describe('an agreement', () => {
  test.each<[string, Partial<AgreementRequest>, Partial<Proposal>, string]>([
    ['to older terms', { termsVersion: '2026-10-31' }, {}, 'TERMS_CHANGED'],
    [
      'without a consent that is needed',
      { consents: { ...allConsents, declaration: false } },
      {},
      'TERMS_NOT_ACCEPTED',
    ],
    ['to another premium', { total: 11_699 }, {}, 'PRICE_CHANGED'],
    ['before the identity check', {}, { kyc: kycNotStarted }, 'KYC_REQUIRED'],
    ['before all forms are filled', {}, { completed: ['buy', 'proposer'] }, 'STEP_OUT_OF_ORDER'],
    ['with an administrator that the insurer does not have', { tpa: 'Nobody' }, {}, 'INVALID_ANSWERS'],
  ])('%s is refused, and none stands after it', async (_, request, facts, code) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { agreement: undefined, consents: [], ...facts });
    expect(await agreed(proposal, request)).toMatchObject({ failure: { code } });
    expect((await ports.store.getProposal(proposal.id))?.agreement).toBeUndefined();
  });

  test('names the terms, the premium and the moment, and each consent the language of its text', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { agreement: undefined, consents: [] });
    await agreed(proposal, { consents: { ...allConsents, 'do-not-call-override': false } });
    const stored = await ports.store.getProposal(proposal.id);
    expect(stored?.agreement).toMatchObject({ total: premium, termsVersion, at: ports.clock.now() });
    expect(stored?.consents.map(({ purpose, given, language }) => [purpose, given, language])).toContainEqual(
      ['do-not-call-override', false, 'hi'],
    );
  });
});

describe('a page that says which terms it showed', () => {
  type Row = readonly [string, number, (proposal: Proposal) => string, number, string | undefined];
  const asRead = (total: number) => (proposal: Proposal) =>
    agreementFingerprint({ ...proposal, price: { ...proposal.price, total: rupees(total) } });
  const other = () => 'other riders';

  test.each<Row>([
    ['is agreed to', premium, asRead(premium), premium, undefined],
    [
      'is agreed to at a price that was new when it was read',
      premium - 1,
      asRead(premium),
      premium,
      undefined,
    ],
    ['is refused when they are others by now', premium, other, premium, 'TERMS_CHANGED'],
    ['is refused when they are others at the price of today', premium - 1, other, premium, 'TERMS_CHANGED'],
    ['is told of another total as a price', premium, other, premium - 1, 'PRICE_CHANGED'],
  ])('what it showed %s', async (_, saved, agreedTo, total, code) => {
    ports = await openUsecasePorts({});
    const price = { ...aProposal(aQuote()).price, total: rupees(saved) };
    const proposal = await keep(ports, { agreement: undefined, price });
    const answer = await agreed(proposal, { agreedTo: agreedTo(proposal), total });
    expect(answer.ok ? undefined : answer.failure.code).toBe(code);
  });

  test('is refused before its order is closed', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
    expect(await agreed(proposal, { agreedTo: other() })).toMatchObject({
      failure: { code: 'TERMS_CHANGED' },
    });
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'created']);
  });
});

test('an agreement that stands is no answer to another total', async () => {
  ports = await openUsecasePorts({});
  const answer = await agreed(await keep(ports, { state: 'awaiting-payment' }, {}), { total: premium - 1 });
  expect(answer).toMatchObject({ failure: { code: 'PRICE_CHANGED', detail: { total: premium } } });
});

test('the answers that a renewal brings along are not held to the forms of today', async () => {
  ports = await openUsecasePorts({});
  const { renewal } = aRenewedSchedule([]);
  const answer = await agreed(await keep(ports, { agreement: undefined, forms: {}, renewal }), {});
  expect(answer).toMatchObject({ ok: true });
});

describe('a step alone', () => {
  const receipts = receiptsOf(allConsents, '2026-11-20T13:12:00.000Z' as Instant, 'hi'); // written out

  test('agrees again to what was agreed to before, at the price that is saved', async () => {
    ports = await openUsecasePorts({});
    const { id, owner } = await keep(ports, { agreement: undefined, consents: receipts });
    const again = await agreeAgain(ports, owner, id, 'hi');
    expect(again).toMatchObject({ ok: true, value: { agreement: { total: premium, termsVersion } } });
  });

  test.each([
    ['who never agreed', []],
    ['who refused one', receipts.map((receipt) => ({ ...receipt, given: receipt.purpose !== 'terms' }))],
    ['who agreed to another text', receipts.map((receipt) => ({ ...receipt, textVersion: '2026-10-31' }))],
  ])('is not enough from somebody %s', async (_who, consents) => {
    ports = await openUsecasePorts({});
    const { id, owner } = await keep(ports, { agreement: undefined, consents });
    expect(await agreeAgain(ports, owner, id, 'en')).toMatchObject({
      failure: { code: 'TERMS_NOT_ACCEPTED' },
    });
    expect((await ports.store.getProposal(id))?.agreement).toBeUndefined();
  });

  test('is no agreement to a price that came after the consents, however often it is sent', async () => {
    ports = await openUsecasePorts({});
    const price = { ...aProposal(aQuote()).price, total: rupees(premium - 1) };
    const { id, owner } = await keep(ports, { agreement: undefined, consents: receipts, price });
    ports.clock.pass(24 * 3_600);
    for (const _ of [1, 2, 3])
      expect(await agreeAgain(ports, owner, id, 'hi')).toMatchObject({
        failure: { code: 'PRICE_CHANGED', detail: { total: premium } },
      });
    expect((await ports.store.getProposal(id))?.agreement).toBeUndefined();
  });

  test('keeps the language in which the texts were read', async () => {
    ports = await openUsecasePorts({});
    const { id, owner } = await keep(ports, { agreement: undefined, consents: receipts });
    await agreeAgain(ports, owner, id, 'en');
    const { consents = [] } = (await ports.store.getProposal(id)) ?? {};
    expect(new Set(consents.map(({ language }) => language))).toEqual(new Set(['hi']));
  });

  test('opens nothing of somebody else', async () => {
    ports = await openUsecasePorts({});
    const { id } = await keep(ports, { consents: receipts });
    expect(await agreeAgain(ports, aVisitor(), id, 'en')).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });
});

describe.each([
  ['before the way to the gateway', 'drafting', [], ['drafting'], ['drafting']],
  [
    'with an order at the gateway',
    'awaiting-payment',
    [{}],
    ['awaiting-payment', 'created'],
    ['drafting', 'cancelled'],
  ],
] as const)('an agreement that stands, %s,', (_where, state, orders, asItWas, anew) => {
  type Stands = (proposal: Proposal) => Partial<Proposal>;
  const asItIs: Stands = () => ({});
  const toOlderTerms: Stands = ({ agreement }) => ({
    agreement: agreement && { ...agreement, termsVersion: '2026-10-31' },
  });

  test.each<[string, Stands, Partial<AgreementRequest>, boolean]>([
    ['is answered as it is when it is given again', asItIs, {}, false],
    ['is given anew when it was to older terms', toOlderTerms, {}, true],
    [
      'is given anew with other consents',
      asItIs,
      { consents: { ...allConsents, 'do-not-call-override': false } },
      true,
    ],
  ])('it %s', async (_, changeOf, request, isNew) => {
    ports = await openUsecasePorts({});
    const storedProposal = await keep(ports, { state }, ...orders);
    const proposal = { ...storedProposal, ...changeOf(storedProposal), version: storedProposal.version + 1 };
    await ports.store.saveProposal(proposal);
    ports.clock.pass(60);
    const answer = await agreed(proposal, request);
    const stored = await ports.store.getProposal(proposal.id);
    expect(answer).toMatchObject({ value: { version: stored?.version } });
    expect(stored?.agreement).toMatchObject({
      termsVersion,
      at: isNew ? ports.clock.now() : proposal.agreement?.at,
    });
    const calls = stored?.consents.find(({ purpose }) => purpose === 'do-not-call-override');
    expect(calls?.given).toBe(request.consents === undefined);
    expect(await statesOf(ports, proposal.id)).toEqual(isNew ? anew : asItWas);
  });
});

describe('nothing is agreed to', () => {
  test.each<[string, Partial<Proposal>, Outside, string]>([
    ['once the proposal is expired', { state: 'expired' }, {}, 'PROPOSAL_EXPIRED'],
    ['while the insurer decides', { state: 'awaiting-decision' }, {}, 'PROPOSAL_LOCKED'],
    ['once it is paid', { state: 'paid' }, {}, 'PROPOSAL_LOCKED'],
    [
      'while its order may still be paid',
      { state: 'awaiting-payment' },
      { payments: { cancel: noAnswer } },
      'PAYMENT_PENDING',
    ],
    [
      'once the plan has left the catalogue',
      {},
      { catalogue: { ...oneProduct, products: [], slabs: new Map() } },
      'PROPOSAL_EXPIRED',
    ],
  ])('not %s', async (_, facts, outside, code) => {
    ports = await openUsecasePorts(outside);
    const proposal = await keep(ports, facts, {});
    const answer = await agreed(proposal, { consents: { ...allConsents, 'do-not-call-override': false } });
    expect(answer).toMatchObject({ failure: { code } });
    expect((await ports.store.getProposal(proposal.id))?.agreement).toEqual(proposal.agreement);
  });

  test('by anybody else', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { agreement: undefined });
    const answer = await agreed({ ...proposal, owner: aVisitor() }, {});
    expect(answer).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  });
});

describe('an agreement that is sent twice at once', () => {
  async function whileSaving(...saves: readonly ((next: Proposal) => Proposal)[]) {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { agreement: undefined, consents: [] });
    const { store } = ports;
    const saveProposal: Ports['store']['saveProposal'] = async (next) => {
      for (const saved of saves) await store.saveProposal(saved(next));
      return store.saveProposal(next);
    };
    const request = {
      id: proposal.id,
      total: premium,
      consents: allConsents,
      termsVersion,
      language: 'hi' as const,
      tpa: undefined,
    };
    return agreePremium({ ...ports, store: { ...store, saveProposal } }, proposal.owner, request);
  }

  test('is one', async () => {
    expect(await whileSaving((next) => next)).toMatchObject({ ok: true, value: { version: 2 } });
  });

  test('is one when the faster press has handed in the proposal by then', async () => {
    const pressed = await whileSaving(
      (next) => next,
      (next) => ({ ...next, state: 'awaiting-payment', version: next.version + 1 }),
    );
    expect(pressed).toMatchObject({ ok: true, value: { state: 'awaiting-payment' } });
  });

  test('is none when what was faster was something else', async () => {
    const other = await whileSaving((next) => ({ ...next, agreement: undefined, consents: [] }));
    expect(other).toMatchObject({ failure: { code: 'STALE_PROPOSAL' } });
  });
});

const mediCare = { id: 'medicare', title: 'MediCare', phone: '1800 000 001' };

test.each([
  ['which the insurer has', 'MediCare', undefined],
  ['which it does not have', 'Nobody', 'INVALID_ANSWERS'],
])('the administrator of claims can be one %s', async (_, tpa, code) => {
  const insurers = new Map(
    [...oneProduct.insurers].map(([slug, one]) => [slug, { ...one, tpas: [mediCare] }]),
  );
  ports = await openUsecasePorts({ catalogue: { ...oneProduct, insurers } });
  const answer = await agreed(await keep(ports, {}), { tpa });
  expect(answer.ok ? answer.value.tpa : answer.failure.code).toBe(code ?? tpa);
});
