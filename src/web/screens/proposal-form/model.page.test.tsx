import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { rest } from '#test/shown/mounted-hook.tsx';
import { type MountedModel, mountModel } from '#test/shown/mounted-model.tsx';
import { aWireField, aWireForm, aWireProposal, aWireSection } from '#test/shown/wire-form.ts';
import { leavePage } from '#web/browser/network/leaving.ts';
import { type ProposalForm, useProposalForm } from './model.ts';
import { proposalFormPage } from './page.ts';

type Saved = CallResult<'saveProposer'>;

const pages: MountedModel<ProposalForm>[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Versions of a proposal are remembered as long as the page lives: each test has one of its own. */
let proposals = 0;

const fields = [
  aWireField('first_name', { label: 'First name?' }),
  aWireField('last_name', { label: 'Last name?' }),
  aWireField('city', { label: 'City', required: false }),
];
const proposalOf = (change: Partial<WireProposal> = {}): WireProposal => {
  proposals += 1;
  return aWireProposal({
    proposalID: `p${proposals}`,
    version: 4,
    proposalType: 'NEW_POLICY',
    members: [],
    price: { total: 20_000 },
    planData: { insurerSlug: 'kaveri', productSlug: 'saral' },
    fetches_areas: false,
    formConfig: { proposerDetails: aWireForm('proposerDetails', aWireSection('About you', fields)) },
    savedForm: { formData: { proposerDetails: { first_name: 'Asha', last_name: '', city: 'Pune' } } },
    ...change,
  });
};
const aSave = (change: object = {}): Saved =>
  success({ success: true, step: 'nominee', version: 5, price_changed: false, kept: [], ...change }) as Saved; // a form reads no more
const aRefusal = (change: object): Saved =>
  success({ success: false, code: 'INVALID_ANSWERS', ...change }) as Saved; // as above

async function open(
  answers: readonly (Saved | Promise<Saved>)[] = [],
  {
    search = '',
    proposal = proposalOf(),
  }: { readonly search?: string; readonly proposal?: WireProposal } = {},
) {
  const remaining = [...answers];
  const { api, sent } = fakeApi({ saveProposer: () => remaining.shift() ?? aSave() });
  const page = await mountModel(() => useProposalForm(), {
    page: proposalFormPage,
    name: 'proposer-detail',
    data: proposal,
    path: `/health-plan/proposals/${proposal.proposalID}/proposer-detail${search}`,
    api,
    areas: ['purchase'],
  });
  pages.push(page);
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await rest();
  };
  return {
    ...page,
    id: proposal.proposalID,
    sent: () => sent.map(({ input }) => input.body),
    manners: () => sent.map(({ how }) => how),
    type: (name: string, text: string) => page.act(() => page.value().sheet.set(name, text)),
    submit: async () => {
      await page.act(() => page.value().submit());
      await pass(0);
    },
    pass,
    screen: () => page.address().split('/').at(-1),
  };
}

describe('a form of the application', () => {
  test('is saved with all that was anAnswer, against the version that it was read at, and leads on', async () => {
    const page = await open();
    await page.type('last_name', 'Rao');
    await page.submit();
    expect(page.sent()).toEqual([
      { data: { first_name: 'Asha', last_name: 'Rao', city: 'Pune' }, version: '4' },
    ]);
    expect(page.manners()).toEqual([{ until: 'answered' }]);
    expect(page.screen()).toBe('insured-members');
  });

  test.each([
    ['from the review leads back there', '?from=review', {}, 'review-detail'],
    ['of a renewal leads to its terms', '', { proposalType: 'RENEWAL' as const }, 't-and-c'],
  ])('a form %s', async (_what, search, change, screen) => {
    const page = await open([], { search, proposal: proposalOf(change) });
    await page.submit();
    expect(page.screen()).toBe(screen);
  });

  test('is saved once, however often it is pressed', async () => {
    const page = await open([new Promise(() => undefined)]);
    await page.submit();
    await page.submit();
    expect(page.value().busy).toBe(true);
    expect(page.sent()).toHaveLength(1);
  });

  test('keeps what is typed by itself after a pause, and stays where it is', async () => {
    const page = await open();
    await page.type('city', 'Goa');
    await page.pass(10_000);
    expect(page.sent()).toEqual([
      { data: { first_name: 'Asha', last_name: '', city: 'Goa' }, version: '4', autosave: 'true' },
    ]);
    expect(page.screen()).toBe('proposer-detail');
    await page.submit();
    expect(page.sent()[1]).toMatchObject({ version: '5' });
  });

  test('does not take away who went elsewhere while it was being saved', async () => {
    const answer = Promise.withResolvers<Saved>();
    const page = await open([answer.promise]);
    await page.submit();
    leavePage();
    answer.resolve(aSave());
    await page.pass(0);
    expect(page.screen()).toBe('proposer-detail');
  });
});

describe('a save that was not taken', () => {
  test('is said at its fields, until they are answered otherwise', async () => {
    const page = await open([
      aRefusal({ form_error: { last_name: 'Please enter it.' }, help_topic: 'identity' }),
    ]);
    await page.submit();
    expect(page.value()).toMatchObject({
      busy: false,
      trouble: undefined,
      summary: { attempt: 1, topic: 'identity' },
    });
    expect(page.value().summary.errors.map(({ field }) => field)).toEqual(['last_name']);
    expect(page.value().refusals.last_name).toMatchObject({ message: 'Please enter it.', locale: 'en' });
    expect(page.value().summary.errors[0]?.message).toContain('Last name');
    await page.type('last_name', 'Rao');
    expect(page.value().summary.errors).toEqual([]);
    expect(page.screen()).toBe('proposer-detail');
  });

  test.each([
    ['STALE_PROPOSAL', { isStale: true, isGone: false }],
    ['NOT_FOUND', { isStale: false, isGone: true }],
    ['INTERNAL', { isStale: false, isGone: false }],
  ])('as a whole with %s is said as %j', async (code, facts) => {
    const page = await open([
      code === 'STALE_PROPOSAL' ? aRefusal({ code, err_msg: `words of ${code}` }) : refused(code, 404),
    ]);
    await page.submit();
    expect(page.value()).toMatchObject({ busy: false, trouble: { message: `words of ${code}`, ...facts } });
  });

  test('because the application is over leads to where that is said', async () => {
    const page = await open([aRefusal({ code: 'PROPOSAL_EXPIRED', err_msg: 'Over.' })]);
    await page.submit();
    expect(page.screen()).toBe('transaction-expired');
  });

  test('is forgotten by the next press, and counted', async () => {
    const wrong = aRefusal({ form_error: { last_name: 'Please enter it.' } });
    const page = await open([refused('INTERNAL', 404), wrong, aSave()]);
    await page.submit();
    await page.submit();
    expect(page.value()).toMatchObject({ trouble: undefined, summary: { attempt: 2 } });
    await page.type('last_name', 'Rao');
    await page.submit();
    expect(page.screen()).toBe('insured-members');
  });
});

test('answers that a save left as they were are named', async () => {
  const page = await open([aSave({ kept: ['city'] })]);
  expect(page.value().kept).toBeUndefined();
  await page.type('city', '');
  await page.pass(10_000);
  expect(page.value().kept).toContain('City');
});

test('whoever comes from the review is known to', async () => {
  expect((await open([], { search: '?from=review' })).value().fromReview).toBe(true);
  expect((await open()).value().fromReview).toBe(false);
});
