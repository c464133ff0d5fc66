import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { anAnswer, type CallAnswers, fakeApi, refused } from '#test/shown/fake-api.ts';
import { pageAfter } from '#test/shown/page-after.ts';
import type { ProposalScreen } from '#web/paths.ts';
import {
  loadBuy,
  loadKyc,
  loadOutcome,
  loadProposal,
  loadPurchases,
  loadRenewal,
  loadResume,
  loadTerms,
} from './load.ts';
import { beforeNextPage } from './unsaved.ts';

const forms = [
  'proposer',
  'insured-members',
  'nominee',
  'bank',
  'portability',
  'medical',
  'lifestyle',
] as const;
const atReview: Partial<WireProposal> = {
  proposalID: 'p1',
  screen: 'review',
  completed: ['buy', ...forms],
  kyc_completed: false,
  payment_outcome: 'none',
  proposalType: 'NEW_POLICY',
  isExpired: false,
  renewal: null,
  planData: { insurerSlug: 'kaveri' } as WireProposal['planData'],
};

const input = (name: ProposalScreen, answers: CallAnswers, proposal: Partial<WireProposal> = atReview) => {
  const { api, sent } = fakeApi({ getProposal: anAnswer<'getProposal'>(proposal), ...answers });
  return { api, sent, name, params: { proposalID: 'p1' } };
};
const names = (calls: readonly { readonly name: CallName }[]) => calls.map(({ name }) => name);

describe('a page of a purchase', () => {
  test('whose turn has come is shown', async () => {
    const page = input('review-detail', {});
    expect(await pageAfter(loadProposal(page))).toEqual(atReview);
    expect(page.sent.map(({ name, input }) => [name, input])).toEqual([
      ['getProposal', { params: { id: 'p1' }, body: {} }],
    ]);
  });

  test('whose turn has not come leads to the one that is open', async () => {
    expect(await pageAfter(loadProposal(input('t-and-c', {})))).toBe('to /health-plan/proposals/p1/kyc');
  });

  test('of a renewal that ended leads to the policy that was to be renewed', async () => {
    const renewal = { proposalID: 'p0' } as WireProposal['renewal'];
    const over = { ...atReview, isExpired: true };
    expect(await pageAfter(loadProposal(input('review-detail', {}, { ...over, renewal })))).toBe(
      'to /renew/p0',
    );
    expect(await pageAfter(loadProposal(input('review-detail', {}, over)))).toEqual(over);
    const open = { ...atReview, renewal };
    expect(await pageAfter(loadProposal(input('review-detail', {}, open)))).toEqual(open);
  });

  test('of a purchase that is not here is none', async () => {
    const page = input('review-detail', { getProposal: refused('NOT_FOUND', 404) });
    expect(await pageAfter(loadProposal(page))).toBe('none');
  });

  test('is read after all that was typed is saved', async () => {
    const order: string[] = [];
    const page = input('review-detail', {
      getProposal: () => {
        order.push('read');
        return anAnswer<'getProposal'>(atReview);
      },
    });
    const leave = beforeNextPage(async () => {
      await Promise.resolve();
      order.push('saved');
    });
    await loadProposal(page);
    leave();
    expect(order).toEqual(['saved', 'read']);
  });
});

test('what can be chosen comes with the riders, what is agreed to with its terms', async () => {
  const [riders, terms] = [{ riders: [] }, { consents: [] }];
  const buy = input('buy-policy', { getRiders: anAnswer<'getRiders'>(riders) });
  expect(await pageAfter(loadBuy(buy))).toEqual({ proposal: atReview, riders });
  expect(buy.sent.at(-1)?.input).toEqual({ params: { id: 'p1' }, body: {} });
  const checked = { ...atReview, kyc_completed: true };
  const agree = input('t-and-c', { getTerms: anAnswer<'getTerms'>(terms) }, checked);
  expect(await pageAfter(loadTerms(agree))).toEqual({ proposal: checked, terms });
  expect(agree.sent.at(-1)?.input).toEqual({ params: { id: 'p1' }, body: {} });
});

test.each([
  ['kyc', 3, undefined],
  ['kyc', 0, 'to /health-plan/proposals/p1/kyc-failure'],
  ['kyc-failure', 0, undefined],
] as const)('the identity check at %s with %i tries left leads to %s', async (name, tries, end) => {
  const kyc = { attempts_left: tries };
  const page = input(name, { kycInit: anAnswer<'kycInit'>(kyc) });
  expect(await pageAfter(loadKyc(page))).toEqual(end ?? { proposal: atReview, kyc });
  expect(page.sent.at(-1)?.input).toEqual({ params: { insurer: 'kaveri', id: 'p1' }, body: {} });
});

describe('a link to go on elsewhere', () => {
  const resume = (facts: CallResult<'getResume'>) => {
    const { api, sent } = fakeApi({ getResume: facts, getProposal: anAnswer<'getProposal'>(atReview) });
    return { api, sent, params: { id: 'secret' }, search: {} };
  };

  test('is made of the proposal and the page where it stands', async () => {
    const page = resume(refused('NOT_FOUND', 404));
    expect(await pageAfter(loadResume({ ...page, name: 'other-device' }))).toEqual({
      kind: 'make',
      proposal: { proposalID: 'p1', screen: 'review' },
    });
    expect(names(page.sent)).toEqual(['getProposal']);
  });

  test('that is over is told, and any other trouble is trouble', async () => {
    const over = resume(refused('NOT_FOUND', 404));
    expect(await pageAfter(loadResume({ ...over, name: 'resume' }))).toEqual({ kind: 'over' });
    const broken = resume(refused('INTERNAL', 500));
    await expect(pageAfter(loadResume({ ...broken, name: 'resume' }))).rejects.toThrow('words of INTERNAL');
  });

  test('asks for its code, and leads on whoever may open the purchase already', async () => {
    const state = { opened: null, mobile_ends: '10' };
    const page = resume(anAnswer<'getResume'>(state));
    expect(await pageAfter(loadResume({ ...page, name: 'resume' }))).toEqual({ kind: 'asked', state });
    const opened = resume(anAnswer<'getResume'>({ opened: { proposalID: 'p1', screen: 'renewal' } }));
    expect(await pageAfter(loadResume({ ...opened, name: 'resume' }))).toBe('to /renew/p1');
    const toErase = { ...opened, search: { to: 'erase' } };
    expect(await pageAfter(loadResume({ ...toErase, name: 'resume' }))).toBe('to /your-data');
  });
});

test('what was bought is listed', async () => {
  const { api } = fakeApi({ getPurchases: anAnswer<'getPurchases'>({ purchases: [] }) });
  expect(await loadPurchases({ api })).toEqual({ purchases: [] });
});

test.each([
  ['begun', { proposalID: 'p2', screen: 'failure' }, 'to /health-plan/proposals/p2/transaction-failure'],
  ['begun', { proposalID: 'p2', screen: 'terms' }, undefined],
  ['open', { proposalID: 'p2', screen: 'failure' }, undefined],
  ['open', null, undefined],
])('a renewal that is %s as %j leads to %s', async (state, next, end) => {
  const renewal = { stands: state, begun: next };
  const page = input('renew', { getRenewal: anAnswer<'getRenewal'>(renewal) });
  expect(await pageAfter(loadRenewal(page))).toEqual(end ?? renewal);
});

test.each([
  ['transaction-success', 'success', 'getSuccess', undefined],
  ['transaction-success', 'failure', 'getSuccess', 'to /health-plan/proposals/p1/transaction-failure'],
  ['transaction-failure', 'failure', 'getFailure', undefined],
  ['transaction-failure', 'success', 'getFailure', 'to /health-plan/proposals/p1/transaction-success'],
  ['transaction-expired', 'expired', 'getFailure', undefined],
] as const)(
  'after a payment %s, where it stands at %s, asks %s and leads to %s',
  async (name, screen, call, end) => {
    const after = { screen };
    const page = input(name, {
      getSuccess: anAnswer<'getSuccess'>(after),
      getFailure: anAnswer<'getFailure'>(after),
    });
    expect(await pageAfter(loadOutcome(page))).toEqual(end ?? { proposalID: 'p1', after });
    expect(names(page.sent)).toEqual([call]);
  },
);
