import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { type AnyEvent, usageEvents } from './event-kinds.ts';
import {
  type FunnelStep,
  funnelStepOf,
  funnelSteps,
  kindOfStep,
  lastDays,
  stepBehindReport,
} from './funnel.ts';

const rows: readonly (readonly [FunnelStep | undefined, AnyEvent])[] = [
  ['quote-begun', { name: 'quote-begun', fields: { by: 'first-price' } }],
  [undefined, { name: 'page-viewed', fields: { route: 'choose-member', device: 'mobile' } }],
  [undefined, { name: 'page-viewed', fields: { route: 'home', device: 'mobile' } }],
  ['quote-saved', { name: 'quote-saved', fields: { product_type: 'INDEMNITY' } }],
  ['results-seen', { name: 'results-seen', fields: { plan_type: 'family' } }],
  ['plan-opened', { name: 'plan-opened', fields: { plan_type: 'family', product: 'poorna' } }],
  ['buy-pressed', { name: 'buy-pressed', fields: { plan_type: 'family' } }],
  [
    'proposal-begun',
    { name: 'proposal-begun', fields: { insurer: 'a', product: 'b', proposal_type: 'new-policy' } },
  ],
  ['proposer-saved', { name: 'proposal-step-saved', fields: { step: 'proposer' } }],
  [undefined, { name: 'proposal-step-saved', fields: { step: 'nominee' } }],
  ['identity-verified', { name: 'identity-answered', fields: { stage: 'VERIFIED' } }],
  [undefined, { name: 'identity-answered', fields: { stage: 'MISMATCH' } }],
  ['premium-agreed', { name: 'premium-agreed', fields: {} }],
  ['payment-started', { name: 'payment-started', fields: { purpose: 'pay' } }],
  ['paid', { name: 'proposal-moved', fields: { state: 'paid' } }],
  ['issued', { name: 'proposal-moved', fields: { state: 'issued' } }],
  [undefined, { name: 'proposal-moved', fields: { state: 'expired' } }],
  [undefined, { name: 'decision-shared', fields: {} }],
];

test.each(rows)('the step %s is told by its event', (step, event) => {
  expect(funnelStepOf(event)).toBe(step);
});

test('each step has an event that comes to it, of the kind that it is counted by', () => {
  expect(new Set(rows.flatMap(([step]) => step ?? []))).toEqual(new Set(funnelSteps));
  expect(funnelSteps.map((step) => kindOfStep[step]).join()).toMatch(/^(usage,)+(service,?)+$/);
});

test('each step that browsers report needs an earlier one that the server sees itself', () => {
  const reported = rows.flatMap(([step, { name }]) =>
    step && Object.hasOwn(usageEvents, name) ? [step] : [],
  );
  expect(reported).toEqual(['plan-opened']);
  expect(Object.keys(stepBehindReport)).toEqual(reported);
  for (const step of reported) {
    const behind = stepBehindReport[step];
    if (!behind) throw new Error(`${step} needs no step`);
    expect(reported).not.toContain(behind);
    expect(funnelSteps.indexOf(behind)).toBeLessThan(funnelSteps.indexOf(step));
  }
});

test.each([
  [1, isoDate(2026, 11, 20)],
  [2, isoDate(2026, 11, 19)],
  [7, isoDate(2026, 11, 14)],
])('the last %i days begin on %s: today is one of them', (days, from) => {
  const today = isoDate(2026, 11, 20);
  expect(lastDays(today, days)).toEqual({ from, until: today });
});
