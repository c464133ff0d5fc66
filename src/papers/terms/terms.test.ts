import { expect, test } from 'vitest';
import type { RiderEffect } from '#domain/cover/features.ts';
import { isoDate } from '#domain/date.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import { termsVersion } from '#domain/proposal/terms.ts';
import { aRenewedSchedule } from '#test/builders/schedule-builder.ts';
import { linesOf, plainText } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { type TermsFacts, termsPaper } from './terms.ts';

const plan: TermsFacts = {
  product: 'Sahyadri Poorna',
  insurer: 'Sahyadri Health',
  years: 1,
  cover: { from: isoDate(2026, 11, 22), until: isoDate(2027, 11, 21) },
  riders: [],
  route: 'straight-through',
  renewal: undefined,
  ported: [],
};

const { renewal } = aRenewedSchedule([]);

const effects: readonly (RiderEffect | undefined)[] = [
  { kind: 'consumables-paid' },
  { kind: 'any-room' },
  { kind: 'unlimited-restoration' },
  { kind: 'pre-existing-wait', months: 12 },
  { kind: 'copay-waived' },
  { kind: 'copay-taken', percent: 20 },
  undefined,
];
const riders: TermsFacts['riders'] = effects.map((effect, at) => ({
  id: `r${at}`,
  title: sameInAll(`Rider ${at}`),
  effect,
  amount: rupees(effect?.kind === 'copay-taken' ? -500 : 500),
}));

test('riders stand beside what is bought, and the last day of cover is that of the term', () => {
  const sectionsOf = (facts: Partial<TermsFacts>) => termsPaper(inEnglish, { ...plan, ...facts }).sections;
  expect(
    sectionsOf({ riders })
      .map(({ heading }) => heading)
      .slice(0, 3),
  ).toEqual(['What you buy', 'Riders', 'From when to when']);
  expect(sectionsOf({}).map(({ heading }) => heading)).not.toContain('Riders');
  const cover = { from: isoDate(2026, 11, 22), until: isoDate(2028, 11, 21) };
  expect(sectionsOf({ years: 2, cover }).flatMap(linesOf)).toContain(
    'Paid for today, cover runs from 22 November 2026 to the end of 21 November 2028: 2 years. Paid for later, both days are later.',
  );
});

test('no day is named for cover that waits for a medical decision', () => {
  const { sections } = termsPaper(inEnglish, { ...plan, route: 'medical' });
  const period = sections
    .filter(({ heading }) => heading === 'From when to when')
    .flatMap(linesOf)
    .join(' ');
  expect(period).toContain('the day after the insurer accepts and runs for 1 year.');
  expect(period).not.toMatch(/2026|2027/);
});

test('money is taken after the insurer accepted, or only blocked until it decides', () => {
  const moneyOf = (route: TermsFacts['route']) => {
    const { sections } = termsPaper(inEnglish, { ...plan, route });
    return sections.filter(({ heading }) => heading === 'When money is taken').flatMap(linesOf);
  };
  expect(moneyOf('straight-through')[0]).toContain('Only then is the premium taken.');
  expect(moneyOf('medical')[0]).toContain('the premium is only blocked in your account');
});

test('a renewal follows the policy that it names, counts its waits on, and has no free look', () => {
  const text = plainText(termsPaper(inEnglish, { ...plan, renewal }));
  expect(text).toContain('This renews policy SHY-26-0048-11739. The waits are counted from 21 November 2026');
  expect(text).toContain('it follows without a gap');
  expect(text).toContain('A renewal has no free look.');
  expect(text).not.toMatch(/within 30 days of receiving|Both days are later/i);
});

/** A failure here says: the text that is agreed to has changed, so it needs a new `termsVersion` beside its new name. */
const namedTexts = { '2026-11-23.1': { en: '0zyvkqc1sp7yjp', hi: '1qo6job1fh5xmp' } } as const;
const renewalTexts = { '2026-11-23.1': { en: '0z1qfbe1x2wqjq', hi: '0wdaqv10mli2el' } } as const;

test('a version of the terms names one text in each language', () => {
  const nameIn = (say: typeof inEnglish) =>
    fingerprint(
      (['straight-through', 'medical'] as const).map((route) =>
        plainText(termsPaper(say, { ...plan, riders, route })),
      ),
    );
  expect({ [termsVersion]: { en: nameIn(inEnglish), hi: nameIn(inHindi) } }).toEqual(namedTexts);
});

const portingTexts = { '2026-11-23.1': { en: '0cszkzu1yap3x7', hi: '0ecki170obaq5j' } } as const;

test('and so it does of a policy that is moved here, which says to keep the old one running', () => {
  const facts = { ...plan, route: 'porting', ported: [{ heading: 'Credit', blocks: [] }] } as const;
  const nameIn = (say: typeof inEnglish) => fingerprint([plainText(termsPaper(say, facts))]);
  expect({ [termsVersion]: { en: nameIn(inEnglish), hi: nameIn(inHindi) } }).toEqual(portingTexts);
  const text = plainText(termsPaper(inEnglish, facts));
  expect(text).toContain('cover runs from 22 November 2026, the day after the old policy ends');
  expect(text).toContain('keep it running');
  expect(text).toContain('Credit');
});

test('and so it does of a renewal', () => {
  const nameIn = (say: typeof inEnglish) => fingerprint([plainText(termsPaper(say, { ...plan, renewal }))]);
  expect({ [termsVersion]: { en: nameIn(inEnglish), hi: nameIn(inHindi) } }).toEqual(renewalTexts);
});
