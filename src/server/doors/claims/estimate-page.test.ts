import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { aStay, plainFactors } from '#test/builders/stay-builders.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import type { PolicyClaims } from '#usecases/owning/claims/policy-claims.ts';
import { type EstimatePage, estimatePage } from './estimate-page.ts';

const migraine = conditionId(12);
const schedule = aSchedule(['Asha Kulkarni', 'Rohan <Kulkarni>']);
const { coverFrom, coverUntil } = schedule;
const person = { entryAge: 34, credit: undefined, mayGiveBirth: false };
const claims: PolicyClaims = {
  ...{ schedule, today: coverFrom, listed: undefined },
  illnesses: new Map([[migraine, { en: 'Migraine', hi: 'माइग्रेन' }]]),
  context: {
    contract: {
      ...{ slab: aSlab('a', 10, {}), start: coverFrom, coverFrom, coverUntil, bonus: rupees(0) },
      people: [
        { ...person, key: 'You', conditions: [] },
        { ...person, key: 'Other-1', conditions: [migraine] },
      ],
    },
    stays: {
      ...{ asOf: coverFrom, note: sameInAll(''), roomFactors: plainFactors },
      stays: [aStay({ id: 'knee', title: { en: 'Knee', hi: 'घुटना' } })],
    },
    hospitals: [{ id: 'h1', name: 'Honge', settlement: 'excluded', tier: 2 }],
    tier: 1,
  },
};
const page = (change: Partial<EstimatePage>): EstimatePage => ({
  ...{ id: 'p', token: 't', claims, answers: {}, failures: [], result: undefined },
  ...change,
});
const markupOf = (change: Partial<EstimatePage> = {}, say = inEnglish) =>
  estimatePage(say, page(change)).body.markup;

test.each([
  ['each person by name, as text', 'Rohan &lt;Kulkarni&gt;'],
  ['an illness with whose it is', 'Migraine (Rohan &lt;Kulkarni&gt;), told before the purchase'],
  ['a usual stay', 'value="knee"> <span>Knee</span>'],
  ['a hospital with how it is paid', 'Honge (only in an emergency)'],
  ['the days of the cover', 'This policy covers from 21 November 2026 to 20 November 2027.'],
])('the form has %s', (_what, text) => {
  expect(markupOf()).toContain(text);
});

test('in Hindi stays and illnesses are named in Hindi', () => {
  const markup = markupOf({}, inHindi);
  expect([markup.includes('घुटना'), markup.includes('माइग्रेन')]).toEqual([true, true]);
});

test('a wrong answer is said above the form and at its field, which is read out with it', () => {
  const markup = markupOf({ answers: { on: 'soon' }, failures: [{ field: 'on', code: 'DATE_INVALID' }] });
  expect(markup).toContain('<a href="#on">On which day?</a>');
  expect(markup).toMatch(/<input id="on"[^>]*aria-describedby="on-hint on-wrong" aria-invalid="true"/);
  expect(markup).toContain('id="on-wrong"');
});

test.each([
  ['nothing of it was typed', {}, '<details>'],
  ['an amount stands in it', { fees: '2 lakh' }, '<details open>'],
])('the part for a hospital’s own estimate is open only where it is needed: %s', (_when, answers, tag) => {
  expect(markupOf({ answers })).toContain(tag);
});
