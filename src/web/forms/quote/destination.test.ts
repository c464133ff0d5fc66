import { expect, test } from 'vitest';
import { emptyDraft } from '#web/browser/storage/draft-shape.ts';
import { createWords } from '#web/browser/text.tsx';
import { pageAfterQuote } from './destination.ts';
import { existingErrors, existingFields as fields } from './existing-errors.ts';

const words = createWords('en');
await words.load(['quotes', 'existing', 'site']);

test.each([
  ['nothing said', {}, [fields.held]],
  ['none held', { existing: 'no' }, []],
  ['held, cover missing', { existing: 'yes' }, [fields.cover]],
  ['held', { existing: 'yes', existingSumInsured: 500_000 }, []],
] as const)('what is still asked of a held policy: %s', (_, facts, expected) => {
  expect(existingErrors({ ...emptyDraft, ...facts }, words.t).map(({ field }) => field)).toEqual(expected);
});

test('what is missing of a held policy is said beside its question', () => {
  const messages = (facts: Partial<typeof emptyDraft>) =>
    existingErrors({ ...emptyDraft, ...facts }, words.t).map(({ message }) => message);
  expect(messages({})).toEqual(['Please choose yes or no']);
  expect(messages({ existing: 'yes' })).toEqual(['Please choose the cover of your policy']);
});

const results = { kind: 'results', planType: 'parents', block: 'parents' } as const;
const offline = { kind: 'policy-offline', type: 'offline' } as const;

test.each([
  [results, '/health-plan/results/parents/q1?standard=1&product_type=INDEMNITY'],
  [{ kind: 'split-plans' }, '/health-plan/results/family/q1?standard=1&product_type=INDEMNITY'],
  [offline, '/health-plan/policy-offline/offline'],
] as const)('whoever asked for the standard plan alone goes from %j to %s', (next, href) => {
  expect(pageAfterQuote({ quote_id: 'q1', next }, true)).toBe(href);
});

test.each([
  [{ kind: 'split-plans' }, '/health-plan/split-plans/q1'],
  [{ kind: 'covid-plan', planType: 'individual', block: 'individual' }, '/covid-plan/?quoteID=q1'],
  [
    { kind: 'results', planType: 'individual', block: 'individual' },
    '/health-plan/pre-recommendation/individual/q1',
  ],
  [{ kind: 'policy-offline', type: 'offline' }, '/health-plan/policy-offline/offline'],
] as const)('a saved quote with next %j goes to %s', (next, href) => {
  expect(pageAfterQuote({ quote_id: 'q1', next })).toBe(href);
});
