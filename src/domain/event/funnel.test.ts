import { expect, test } from 'vitest';
import { type AnyEvent, usageEvents } from './catalogue.ts';
import { type FunnelStep, funnelStepOf, funnelSteps, kindOfStep } from './funnel.ts';

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

test('of what browsers report the opening of a plan alone is a step', () => {
  const reported = rows.filter(([step, { name }]) => step && Object.hasOwn(usageEvents, name));
  expect(reported.map(([step]) => step)).toEqual(['plan-opened']);
});
