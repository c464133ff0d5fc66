import { describe, expect, test } from 'vitest';
import { asId, type InsurerSlug, type ProposalId, type ServiceRequestId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import type { ClaimRequestFacts } from '#domain/service/claim/claim.ts';
import { claimSorts } from '#domain/service/claim/claim-sorts.ts';
import { type RequestState, requestStates } from '#domain/service/request-state.ts';
import { newRequest } from '#domain/service/service-request.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { plainFactors } from '#test/builders/stay-builders.ts';
import { moment } from '#test/ports/store-values.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import type { PolicyClaims } from '#usecases/owning/claims/policy-claims.ts';
import type { ClaimRequest } from '#usecases/serving/claim/claim-work.ts';
import type { TellPage } from './page-facts.ts';
import { tellPage } from './tell-page.ts';

const schedule = aSchedule(['Asha Kulkarni', 'Rohan <Kulkarni>']);
const { coverFrom, coverUntil, insurerTitle: insurer } = schedule;
const claims: PolicyClaims = {
  ...{ schedule, today: aDay('2026-11-21'), listed: undefined, illnesses: new Map() },
  context: {
    contract: {
      slab: aSlab('a', 10, {}),
      ...{ start: coverFrom, coverFrom, coverUntil, bonus: rupees(0), people: [] },
    },
    stays: { asOf: coverFrom, note: sameInAll(''), roomFactors: plainFactors, stays: [] },
    hospitals: [{ id: 'h1', name: 'Honge', settlement: 'cashless', tier: 1 }],
    tier: 1,
  },
};

const facts: ClaimRequestFacts = {
  ...{ kind: 'claim', sort: 'bills', form: 'f', person: 'Other-1', personName: 'Rohan <Kulkarni>' },
  ...{ treatment: 'Dengue <b>', hospital: 'Honge', admittedOn: aDay('2026-11-21'), amount: rupees(42_600) },
  ...{ additions: 0, award: undefined },
};
const aClaim = (
  state: RequestState,
  change: Partial<ClaimRequestFacts> = {},
  more: Partial<ClaimRequest> = {},
): ClaimRequest => ({
  ...newRequest(
    {
      ...{ id: asId<ServiceRequestId>('request-1'), reference: 'CH 9112 8041', policyNumber: 'n' },
      ...{ proposalId: asId<ProposalId>('p'), insurerSlug: asId<InsurerSlug>('i'), way: 'online' as const },
      facts: { ...facts, ...change },
    },
    moment,
    aDay('2026-12-06'),
  ),
  ...{ state, ...more },
});

const markupOf = (change: Partial<TellPage> = {}, say = inEnglish) =>
  tellPage(say, {
    ...{
      id: 'p',
      token: 't',
      form: 'form-name',
      claims,
      requests: [],
      mayTell: true,
      bar: undefined,
      isFresh: true,
      isOnPaper: false,
    },
    context: {
      ...{ coverFrom, coverUntil, hospitals: claims.context.hospitals },
      people: schedule.insured.map(({ key }) => ({ key, name: key })),
    },
    ...{ sort: undefined, answers: {}, failures: [], ...change },
  }).body.markup;
const claimIn = (...of: Parameters<typeof aClaim>) => markupOf({ requests: [aClaim(...of)] });

test('three ways are offered before anything is asked, and no form stands there yet', () => {
  const markup = markupOf();
  for (const sort of claimSorts) expect(markup).toContain(`/claim?what=${sort}#${sort}"`);
  expect(markup).not.toContain('<form');
});

test('in an emergency the first words are to go, with the phone to press', () => {
  const markup = markupOf({ sort: 'emergency' });
  expect(markup.indexOf('Go first. Tell us after.')).toBeLessThan(markup.indexOf('<form'));
  expect(markup).toMatch(/href="tel:\d+"/);
  expect(markupOf({ sort: 'planned' })).not.toContain('Go first. Tell us after.');
});

test.each([
  ['planned', 'The doctor’s advice to be admitted', 'due within 1 hour'],
  ['emergency', 'A photo identity of the patient', 'Within 24 hours of admission'],
  ['bills', 'A cancelled cheque of the account for the money', 'Within 15 days of the last paper'],
] as const)('the sort %s says its papers and its days', (sort, paper, day) => {
  const markup = markupOf({ sort });
  expect([markup.includes(paper), markup.includes(day)]).toEqual([true, true]);
  expect(markup.includes('/estimate"')).toBe(sort !== 'bills');
});

test('what is wrong stands above the form and at its field, and nothing that was typed is lost', () => {
  const markup = markupOf({
    ...{ sort: 'bills', answers: { treatment: 'Dengue "fever"', at: 'other' } },
    failures: [{ field: 'hospital', code: 'ANSWER_REQUIRED' }],
  });
  expect(markup).toContain('<a href="#hospital">');
  expect(markup).toContain('value="Dengue &quot;fever&quot;"');
  expect(markup).toContain('value="other" checked');
});

test('whoever was let in to read finds the phone, and neither form nor button', () => {
  const markup = markupOf({ mayTell: false, sort: 'bills', requests: [aClaim('with-insurer')] });
  expect(markup).toContain('Its holder makes a claim here');
  expect(markup).not.toMatch(/<form|<button/);
});

test.each([
  ['CLAIM_WHILE_ENDING', 'Keep the policy first', true],
  ['CLAIM_AFTER_ENDING', 'a day on which it covered you, call the insurer', false],
  ['CLAIMS_FULL', 'As many claims as can be open', false],
] as const)('a claim that %s keeps from here has no form, but what to do instead', (bar, text, leadsOn) => {
  const markup = markupOf({ bar, sort: 'bills' });
  expect(markup).toContain(text);
  expect(markup).not.toContain('<form');
  expect(markup.includes('/end-policy"')).toBe(leadsOn);
  expect(markup).toMatch(/href="tel:\d+"/);
  expect(markupOf({ bar, sort: 'bills' }, inHindi)).toMatch(/role="alert"><p>[^<]*[\u0900-\u097f]/);
});

test('an insurer that takes claims on paper is said to', () => {
  expect(markupOf({ isOnPaper: true })).toContain('takes claims by form');
  expect(claimIn('with-insurer', {}, { way: 'paper' })).toContain('We have mailed');
});

test('what was told is text, with its reference', () => {
  const markup = claimIn('with-insurer');
  expect(markup).toContain('Rohan &lt;Kulkarni&gt;: Dengue &lt;b&gt;. Honge, 21 November 2026.');
  expect(markup).toContain('<b class="nowrap">CH 9112 8041</b>');
  expect(markup).toContain('due by 6 December 2026');
});

const award = { amount: rupees(34_080), isPaid: true, clause: '3.1 (b)', text: 'Room above the limit' };
describe('a claim on its page', () => {
  test.each([
    ['an approval', 'accepted', { award: { ...award, isPaid: false } }, `${insurer} has approved ₹34,080`],
    ['an approval without an amount', 'accepted', {}, `${insurer} has approved the claim`],
    ['a payment in part', 'done', { award }, `${insurer} has paid ₹34,080 of ₹42,600`],
    ['a payment in full', 'done', { award: { amount: rupees(42_600), isPaid: true } }, 'has paid ₹42,600<'],
    ['a payment of nothing', 'done', { award: { ...award, amount: rupees(0) } }, 'does not pay this claim'],
  ] as const)('that ends in %s says so', (_what, state, change, title) => {
    expect(claimIn(state, change)).toContain(title);
  });

  test.each([
    ['a cut', 'done', { award }],
    ['a refusal', 'refused', { award: { ...award, amount: rupees(0) } }],
  ] as const)('with %s has the words, the clause and the way to complain', (_what, state, change) => {
    const markup = claimIn(state, change);
    for (const part of ['“Room above the limit”', 'Clause of the policy: 3.1 (b)', '/complaint"'])
      expect(markup).toContain(part);
  });

  test('that was paid in full leads to no complaint', () => {
    expect(claimIn('done', { award: { amount: rupees(42_600), isPaid: true } })).not.toContain('/complaint"');
  });

  test('that needs more has what it needs, and the button for it', () => {
    const markup = claimIn('more-needed', {}, { insurerText: 'The discharge summary' });
    expect(markup).toContain('“The discharge summary”');
    expect(markup).toContain('/claim/request-1/addition"');
  });

  test('whose day has passed says so and leads to a complaint', () => {
    const late = aClaim('with-insurer', {}, { dueOn: aDay('2026-11-20') });
    const markup = markupOf({ requests: [late] });
    expect(markup).toContain('This was due by 20 November 2026');
    expect(markup).toContain('/complaint"');
  });

  test.each(requestStates)(
    'in the state %s is said in Hindi too, and taken back only where that can be',
    (state) => {
      const markup = markupOf({ requests: [aClaim(state)] }, inHindi);
      expect(markup).toMatch(/<h2>[^<]*[\u0900-\u097f]/);
      const open: readonly RequestState[] = ['told', 'with-insurer', 'more-needed', 'accepted'];
      expect(markup.includes('/withdrawal"')).toBe(open.includes(state));
      const stale = markupOf({ requests: [aClaim(state)], isFresh: false }, inHindi);
      expect(stale).not.toContain('/withdrawal"');
      expect(stale.includes('/who-opens"')).toBe(open.includes(state));
    },
  );
});
