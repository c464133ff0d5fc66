import { describe, expect, test } from 'vitest';
import { coverCalendar } from '#domain/cover/cover-calendar.ts';
import { addDays } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh, type Rupees, rupees } from '#domain/money.ts';
import type { PortedCover } from '#domain/proposal/ported/ported-cover.ts';
import { oldPolicyOf, portedCredits } from '#domain/proposal/ported/ported-credits.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { plainText } from '#test/plain-text.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { dayInWords } from '../days.ts';
import { schedulePaper } from '../schedule/schedule.ts';
import { portedSections } from './ported-cover.ts';

const today = aDay('2026-11-20');
const diabetes = { id: conditionId(7), name: { en: 'Diabetes', hi: 'डायबिटीज़' } };
const members = [aMember('You', '34y', { conditions: [diabetes.id] }), aMember('Father', '62y', {})];

/** Three years served of You, none of Father. The old policy ends on 9 January 2027. */
function portedTo(sumInsured: Rupees, changes: Record<string, string> = {}): PortedCover {
  const there = {
    all_members_covered: 'no',
    'You.covered_there': 'from-first-day',
    'Father.covered_there': 'no',
  };
  const forms = { portabilityDetails: oldPolicy(today, 50, { ...there, ...changes }) };
  const old = oldPolicyOf(forms);
  if (!old) throw new Error('nothing is moved');
  const calendar = coverCalendar({
    features: plainFeatures,
    sumInsured,
    start: addDays(old.coveredUntil, 1),
    members,
    conditions: [diabetes],
    undeclaredToo: true,
    credits: portedCredits(forms, members),
  });
  return { old, sumInsured, ...calendar };
}

const words = { nameOf: (key: string) => (key === 'You' ? 'Asha' : 'Ravi'), isIssued: false };
const textIn = (say: typeof inEnglish, ported: PortedCover, isIssued = false) =>
  plainText({ title: '', sections: portedSections(say, ported, { ...words, isIssued }) });

describe('a policy that is moved to a larger cover', () => {
  test('says up to how much the served time counts, and each day for each person', () => {
    const sections = portedSections(inEnglish, portedTo(lakh(10)), words);
    expect(sections.map(({ heading }) => heading)).toEqual([
      'What counts from your old policy',
      'Asha: covered without a break since 10 January 2024',
      'Ravi: not on the old policy, so every wait begins anew',
    ]);
    expect(sections[1]?.blocks).toEqual([
      {
        kind: 'table',
        head: ['For what', 'What is paid'],
        rows: [
          ['Accidents', 'in full from 10 January 2027'],
          ['New illness', 'up to ₹6,00,000 from 10 January 2027, then up to ₹10,00,000 from 9 February 2027'],
          [
            'Listed operations',
            'up to ₹6,00,000 from 10 January 2027, then up to ₹10,00,000 from 10 January 2029',
          ],
          ['Diabetes', 'up to ₹6,00,000 from 10 January 2027, then up to ₹10,00,000 from 10 January 2030'],
          [
            'No more disputes, except for fraud',
            'up to ₹6,00,000 from 10 January 2029, then up to ₹10,00,000 from 10 January 2032',
          ],
        ],
      },
    ]);
    expect(sections[2]?.blocks[0]).toMatchObject({
      rows: expect.arrayContaining([['Illness you already have', 'in full from 10 January 2030']]),
    });
    expect(textIn(inEnglish, portedTo(lakh(10)))).toContain(
      'counts for ₹6,00,000, the old sum insured of ₹5,00,000 and its bonus of ₹1,00,000. The ₹4,00,000 above it waits in full.',
    );
  });

  test('tells to keep the old policy until cover begins, and on the schedule too, without the word that it is still to be confirmed', () => {
    const keep = 'Keep the old policy running until then, even after the insurer has said yes.';
    expect(textIn(inEnglish, portedTo(lakh(10)))).toContain(keep);
    expect(textIn(inEnglish, portedTo(lakh(10)))).toContain('The insurer confirms this');
    const issued = textIn(inEnglish, portedTo(lakh(10)), true);
    expect(issued).toContain('Keep the old policy running until then.');
    expect(issued).not.toContain('The insurer confirms this');
  });
});

test('to a cover no larger than sum and bonus, the whole of it has its credit', () => {
  for (const sum of [lakh(6), lakh(5), rupees(300_000)])
    expect(textIn(inEnglish, portedTo(sum))).toContain('The time served there counts for the whole');
  expect(textIn(inEnglish, portedTo(lakh(5)))).not.toContain('up to');
});

test('in Hindi each line and each day stands in Hindi', () => {
  const text = textIn(inHindi, portedTo(lakh(10)));
  expect(text).toContain('पुरानी पॉलिसी का क्या गिना जाएगा');
  expect(text).toContain('10 जनवरी 2027 से ₹6,00,000 तक, फिर 10 जनवरी 2029 से ₹10,00,000 तक');
  expect(text).toContain('डायबिटीज़');
  expect(text.replace(/Old Insurer|OLD\/123|Asha|Ravi/g, '')).not.toMatch(/[a-z]{3}/i);
});

test('on the schedule the days of each person stand in place of those of anybody who joins', () => {
  const plain = plainText(schedulePaper(inEnglish, aSchedule(['Asha Kulkarni'])));
  expect(plain).toContain('What is covered from when');
  for (const say of [inEnglish, inHindi]) {
    const text = plainText(
      schedulePaper(say, { ...aSchedule(['Asha Kulkarni']), ported: portedTo(lakh(10)) }),
    );
    expect(text).toContain(say('papers.ported'));
    expect(text).toContain(
      say('papers.ported.since', { name: 'Asha Kulkarni', since: dayInWords(say, aDay('2024-01-10')) }),
    );
    expect(text).not.toContain(say('papers.schedule.waits'));
  }
});
