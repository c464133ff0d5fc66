import { describe, expect, test } from 'vitest';
import {
  type Complaint,
  type ComplaintReason,
  complaintReasons,
} from '#domain/claim/complaint/complaint-form.ts';
import { complaintLadder, type LadderStep, ladderSteps } from '#domain/claim/complaint/ladder.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { type ComplaintLetter, complaintLetter } from './complaint-letter.ts';
import { ladderText } from './ladder-text.ts';

const today = aDay('2027-02-01');
const complaint: Complaint = {
  ...{ person: 'You', billed: lakh(3), awarded: lakh(2), reason: 'room', words: undefined, office: 0 },
  ...{ decidedOn: aDay('2027-01-10'), complainedOn: aDay('2027-01-12'), repliedOn: undefined },
  ...{ claimNumber: 'CL-77', hospital: 'Honge Institute' },
};
const schedule = aSchedule(['Asha Kulkarni']);
const letterOf = (change: Partial<Complaint>): ComplaintLetter => ({
  ...{ schedule, today, who: 'Asha Kulkarni', complaint: { ...complaint, ...change } },
  ladder: complaintLadder({ ...complaint, ...change }, today),
  clauses: { room: { part: 6, heading: 'Room', text: 'A single room.' } },
});
const textOf = (to: LadderStep, change: Partial<Complaint> = {}, say = inEnglish) =>
  complaintLetter(say, to, letterOf(change)).sections.flatMap(linesOf).join('\n');

describe.each(ladderSteps)('the letter to %s', (to) => {
  test('names policy, claim, person, hospital, the three amounts, reason and clause', () => {
    const text = textOf(to);
    for (const part of [
      ...['SHY-26-0048-11739', 'CL-77', 'Asha Kulkarni', 'Honge Institute', '₹3,00,000', '₹2,00,000'],
      ...['₹1,00,000', 'A room above the limit', 'Policy wording, part 6, Room: “A single room.”'],
    ])
      expect(text).toContain(part);
  });

  test('is written in Hindi too', () => {
    expect(textOf(to, {}, inHindi)).toContain('विवाद की रकम');
  });
});

test.each([
  ['officer', 'Leela Deshpande, grievance officer'],
  ['bharosa', 'Bima Bharosa, IRDAI'],
  ['ombudsman', 'bimalokpal.pune@cioins.co.in'],
] as const)('the letter to %s is addressed: %s', (to, address) => {
  expect(textOf(to)).toContain(address);
});

test('later letters tell of the complaint, and of an answer or of none', () => {
  expect(textOf('officer')).not.toContain('I complained');
  expect(textOf('ombudsman')).toContain('On 12 January 2027 I complained');
  expect(textOf('ombudsman')).toContain('No answer came by 1 February 2027.');
  expect(textOf('ombudsman', { repliedOn: aDay('2027-01-20') })).toContain('The answer of 20 January 2027');
});

test('a claim that was refused is called so', () => {
  expect(textOf('officer', { awarded: rupees(0) })).toContain('refused the claim of ₹3,00,000');
});

const argument: Readonly<Partial<Record<ComplaintReason, string>>> = {
  room: 'each rupee taken off follows from this clause',
  wait: 'covered without a break since 21 November 2026',
  'not-declared': 'After 60 months of cover',
  'not-needed': 'The treating doctor advised the stay',
  late: 'for a delay alone',
};

test.each(complaintReasons)(
  'a letter about %s has an argument of its own, or asks for the clause',
  (reason) => {
    const text = textOf('officer', { reason, words: 'We regret.' });
    expect(text).toContain(argument[reason] ?? 'Please name the clause of the policy');
    expect(text).toContain('In its own words: “We regret.”');
  },
);

test('the ladder names who hears it, and the step of the day', () => {
  const rows = ladderText(inEnglish, schedule, letterOf({}).ladder);
  expect(rows.map(({ step, isNext }) => [step, isNext])).toEqual([
    ...[['officer', false] as const, ['bharosa', true] as const, ['ombudsman', false] as const],
  ]);
  expect(rows[2]?.lines.at(-1)).toBe('Open to you from 11 February 2027 to 11 February 2028.');
});

test.each([
  ['above what can be awarded', { billed: lakh(60) }, 'More than ₹50 lakh is in dispute'],
  [
    'after its year',
    { complainedOn: aDay('2026-01-01'), repliedOn: aDay('2026-01-10') },
    'The year for the Ombudsman is over.',
  ],
])('%s the way of the Ombudsman is said to be closed', (_when, change, text) => {
  expect(ladderText(inEnglish, schedule, letterOf(change).ladder)[2]?.lines.at(-1)).toContain(text);
});
