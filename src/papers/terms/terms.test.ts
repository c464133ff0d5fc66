import { expect, test } from 'vitest';
import { fingerprint } from '#domain/fingerprint.ts';
import { termsVersion } from '#domain/proposal/terms.ts';
import { linesOf, plainText } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { type TermsFacts, termsPaper } from './terms.ts';

const plan: TermsFacts = {
  product: 'Sahyadri Poorna',
  insurer: 'Sahyadri Health',
  years: 1,
  route: 'straight-through',
};

test('money is taken after the insurer accepted, or only blocked until it decides', () => {
  const moneyOf = (route: TermsFacts['route']) => {
    const { sections } = termsPaper(inEnglish, { ...plan, route });
    return sections.filter(({ heading }) => heading === 'When money is taken').flatMap(linesOf);
  };
  expect(moneyOf('straight-through')[0]).toContain('Only then is the premium taken.');
  expect(moneyOf('medical')[0]).toContain('the premium is only blocked in your account');
});

/** A failure here says: the text that is agreed to has changed, so it needs a new `termsVersion` beside its new name. */
const namedTexts = { '2026-11-22': { en: '0oexc7v0bi5pcb', hi: '0y8q8561oyvc9j' } } as const;

test('a version of the terms names one text in each language', () => {
  const nameIn = (say: typeof inEnglish) =>
    fingerprint(
      (['straight-through', 'medical'] as const).map((route) =>
        plainText(termsPaper(say, { ...plan, route })),
      ),
    );
  expect({ [termsVersion]: { en: nameIn(inEnglish), hi: nameIn(inHindi) } }).toEqual(namedTexts);
});
