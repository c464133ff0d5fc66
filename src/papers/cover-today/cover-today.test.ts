import { expect, test } from 'vitest';
import type { CoverToday } from '#domain/cover/cover-today.ts';
import { conditionId } from '#domain/ids.ts';
import type { LocalText } from '#domain/local-text.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { coverTodayText, type PolicyDay } from './cover-today.ts';

type Lines = CoverToday<LocalText>['now'];

const of = (
  kind: 'accident' | 'other-illness' | 'pre-existing' | 'maternity',
  facts = {},
): Lines[number] => ({
  ...{ subject: { kind }, members: undefined, upTo: undefined },
  ...facts,
});
const migraine: Lines[number] = {
  subject: { kind: 'condition', id: conditionId(7), name: { en: 'Migraine', hi: 'माइग्रेन' } },
  ...{ members: ['Spouse'], upTo: undefined },
};
const names: Readonly<Record<string, string>> = { You: 'Ananya', Spouse: 'Rohan' };

function onDay(cover: Partial<CoverToday<LocalText>>, facts: Partial<PolicyDay> = {}): PolicyDay {
  return {
    cover: { phase: 'waiting', now: [of('accident')], later: [], never: [], ...cover },
    ...{ today: aDay('2026-11-30'), coverFrom: aDay('2026-11-27'), coverUntil: aDay('2027-11-26') },
    ...{ deductible: undefined, coveredBefore: undefined, nameOf: (key) => names[key] ?? key },
    ...facts,
  };
}

const later = [
  { on: aDay('2026-12-27'), lines: [of('other-illness')] },
  { on: aDay('2028-11-27'), lines: [of('pre-existing'), migraine, of('maternity')] },
];

test.each<[string, PolicyDay, string]>([
  [
    'in its waits what is covered, and what comes next',
    onDay({ later }),
    'Today, 30 Nov 2026, accidents are covered. From 27 Dec 2026, any new illness too.',
  ],
  [
    'before its first day that nothing is covered',
    onDay({ phase: 'before', now: [], later }),
    'Cover starts on 27 Nov 2026. Until then nothing is covered.',
  ],
  [
    'before the first day of a renewal which policy covers',
    onDay({ phase: 'before', now: [], later }, { coveredBefore: 'P-1' }),
    'Cover starts on 27 Nov 2026. Until then policy P-1 covers you.',
  ],
  [
    'for whom, where it is not alike for all, and up to how much',
    onDay({ now: [of('accident'), of('other-illness', { members: ['You'], upTo: lakh(5) })] }),
    'Today, 30 Nov 2026, accidents and any new illness for Ananya (up to ₹5 lakh) are covered.',
  ],
  [
    'that nothing waits any more',
    onDay({ phase: 'whole' }),
    'Today, 30 Nov 2026, all that this policy pays for is covered. No wait is left.',
  ],
  [
    'in its grace until when it can be renewed',
    onDay({ phase: 'grace', now: [] }),
    'Cover ended at midnight of 26 Nov 2027: nothing is covered now. Renew until 26 Dec 2027, and the waits you have served still count.',
  ],
  [
    'after it that it is over',
    onDay({ phase: 'over', now: [] }),
    'Cover ended at midnight of 26 Nov 2027. This policy pays for nothing after that.',
  ],
  [
    'that it was given back before its first day',
    onDay({ phase: 'unused', now: [] }),
    'This policy was given back before its first day, 27 Nov 2026. It covers nothing.',
  ],
  [
    'what follows it, where it was renewed',
    onDay({ phase: 'renewed', now: [] }),
    'Cover ended at midnight of 26 Nov 2027. The policy that renews this one goes on from there.',
  ],
  [
    'of a super top-up from where on it pays',
    onDay({}, { deductible: rupees(500_000) }),
    'Today, 30 Nov 2026, accidents are covered. It pays what lies above the first ₹5,00,000 of a year’s bills; your other policy, or you, pay up to there.',
  ],
])('a policy says in a sentence %s', (_title, day, sentence) => {
  expect(coverTodayText(inEnglish, day).sentence).toBe(sentence);
});

test('each day has a row, with an illness under the name of its person, and what is never covered comes last', () => {
  const never = [{ ...migraine, members: undefined }];
  expect(coverTodayText(inEnglish, onDay({ later, never })).rows).toEqual([
    { what: 'Accidents', when: 'covered now', is: 'now' },
    { what: 'Any new illness', when: 'from 27 Dec 2026', is: 'later' },
    {
      what: 'Rohan’s migraine, childbirth and any old illness that comes to light',
      when: 'from 27 Nov 2028',
      is: 'later',
    },
    { what: 'Migraine', when: 'never covered by this policy', is: 'never' },
  ]);
});

test('the sentence is said in Hindi too', () => {
  expect(coverTodayText(inHindi, onDay({ later })).sentence).toBe(
    'आज, 30 नवंबर 2026 को, कवर है: दुर्घटना। 27 दिसंबर 2026 से ये भी: कोई भी नई बीमारी।',
  );
});
