import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { lakh, rupees } from '../../money.ts';
import { type ComplaintFacts, complaintLadder, type Ladder, lettersBy } from './ladder.ts';

const facts: ComplaintFacts = {
  ...{ billed: lakh(3), awarded: lakh(2), decidedOn: aDay('2027-01-10') },
  ...{ complainedOn: undefined, repliedOn: undefined },
};
const on = aDay('2027-02-01');
const complainedOn = aDay('2027-01-15');

test.each<readonly [string, Partial<ComplaintFacts>, Partial<Ladder>]>([
  [
    'nothing written yet: the officer, as if it were written today',
    {},
    {
      ...{ next: 'officer', disputed: lakh(1), officerAnswersBy: aDay('2027-02-15') },
      ...{ ombudsmanFrom: aDay('2027-03-03'), ombudsmanUntil: aDay('2028-03-03') },
    },
  ],
  [
    'written 17 days ago, which is more than 14: the portal',
    { complainedOn },
    { next: 'bharosa', officerAnswersBy: aDay('2027-01-29'), ombudsmanFrom: aDay('2027-02-14') },
  ],
  [
    'written 14 days ago: the officer may still answer',
    { complainedOn: aDay('2027-01-18') },
    { next: 'officer' },
  ],
  ['written 15 days ago: the portal', { complainedOn: aDay('2027-01-17') }, { next: 'bharosa' }],
  ['written 30 days ago: the Ombudsman', { complainedOn: aDay('2027-01-02') }, { next: 'ombudsman' }],
  ['written 29 days ago: not yet', { complainedOn: aDay('2027-01-03') }, { next: 'bharosa' }],
  [
    'a no: the Ombudsman from that day, for a year',
    { complainedOn, repliedOn: aDay('2027-01-20') },
    { next: 'ombudsman', ombudsmanFrom: aDay('2027-01-20'), ombudsmanUntil: aDay('2028-01-20') },
  ],
  [
    'a no on this day a year ago: the last day',
    { complainedOn: aDay('2026-01-02'), repliedOn: aDay('2026-02-01') },
    { next: 'ombudsman' },
  ],
  [
    'a no a year and a day ago: over',
    { complainedOn: aDay('2026-01-02'), repliedOn: aDay('2026-01-31') },
    { next: undefined },
  ],
  ['50 lakh: within what can be awarded', { billed: lakh(52) }, { isWithinAward: true }],
  ['a rupee more: not', { billed: rupees(52_00_001) }, { isWithinAward: false }],
])('of a complaint with %s', (_what, change, ladder) => {
  expect(complaintLadder({ ...facts, ...change }, on)).toMatchObject(ladder);
});

test.each([
  ['officer', true, 'officer'],
  ['bharosa', true, 'officer bharosa'],
  ['ombudsman', true, 'officer bharosa ombudsman'],
  ['ombudsman', false, 'officer bharosa'],
  [undefined, true, 'officer bharosa'],
] as const)(
  'while the next step is %s, within an award: %s, letters can go to: %s',
  (next, isWithinAward, letters) => {
    expect(lettersBy({ next, isWithinAward }).join(' ')).toBe(letters);
  },
);
