import { expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { cashlessPaper, cashlessSteps } from './cashless.ts';

const policy = aSchedule(['Asha Kulkarni', 'Rohan Kulkarni']);
const tpa = { id: 'setu', title: 'Setu Claim Services', phone: '1800 000 1201' };

function stepsOf(facts: Partial<typeof policy>) {
  const steps = cashlessSteps(inEnglish, { ...policy, ...facts });
  return Object.fromEntries(steps.map((section) => [section.heading, linesOf(section)]));
}

test('a planned stay and an emergency each have three steps: whom to call, what to show, what to expect', () => {
  const steps = stepsOf({});
  expect(steps['When the stay is planned']).toEqual([
    expect.stringMatching(/^1\. Call Sahyadri Health, 1800 000 0000/),
    expect.stringMatching(/^2\. .*SHY-26-0048-11739.*identity proof/),
    expect.stringMatching(/^3\. The answer is due within 1 hour\..* within 3 hours .*Sahyadri Health bears/),
  ]);
  expect(steps['In an emergency']).toEqual([
    expect.stringMatching(/^1\. Go to the nearest hospital/),
    expect.stringMatching(/^2\. Within 24 hours .*SHY-26-0048-11739.*1800 000 0000/),
    expect.stringMatching(/^3\. .*1 hour .*3 hours/),
  ]);
  expect(steps['When no network hospital is near']?.join(' ')).toMatch(/1800 000 0000.*send Sahyadri Health/);
});

test('where an administrator settles claims, it is called; complaints go to the insurer all the same', () => {
  const steps = stepsOf({ tpa });
  for (const heading of ['When the stay is planned', 'In an emergency', 'When no network hospital is near'])
    expect(steps[heading]?.join(' ')).toContain('Setu Claim Services, 1800 000 1201');
  expect(steps['When the answer is late or no']).toHaveLength(1);
  const lines = cashlessPaper(inEnglish, { ...policy, tpa }).sections.flatMap(linesOf);
  expect(lines).toContain('Setu Claim Services: 1800 000 1201');
  expect(lines).toContainEqual(
    expect.stringMatching(/^First: Leela Deshpande, grievance officer of Sahyadri Health, 1800 000 1101/),
  );
});

test('a plan with a deductible says in each way that the other policy comes first', () => {
  const deductible = rupees(500_000);
  const stepTexts = (facts: Partial<typeof policy>) =>
    Object.values(stepsOf(facts)).flatMap((lines) => lines.filter((line) => line.includes('₹5,00,000')));
  expect(stepTexts({ deductible })).toHaveLength(2);
  expect(stepTexts({})).toHaveLength(0);
});

test.each([
  ['English', inEnglish, 'Tell us two days before.', 'Asha Kulkarni and Rohan Kulkarni'],
  ['Hindi', inHindi, 'दो दिन पहले बताएँ।', 'Asha Kulkarni और Rohan Kulkarni'],
])(
  'in %s the paper names whom it covers and ends with what the insurer itself asks for',
  (_language, say, own, people) => {
    const { sections, warning } = cashlessPaper(say, policy);
    expect(linesOf(sections[0] ?? { blocks: [] }).join('\n')).toContain(people);
    expect(linesOf(sections.at(-1) ?? { blocks: [] })).toEqual([own]);
    expect(warning).toBeDefined();
    expect(cashlessPaper(say, { ...policy, claimsProcess: [] }).sections).toHaveLength(sections.length - 1);
  },
);
