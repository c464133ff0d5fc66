import { expect, test } from 'vitest';
import { purposeRules } from '#domain/consent/purposes.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { sentences } from './sentences.ts';

/** The text of each version as it was agreed to: who changes a text gives it another version, and a line here. */
const agreedTexts = {
  'usage 2026-11-24': '0x6o7ca0nncb14',
  'adviser-view 2026-11-27': '1q2n77314l9tst',
  'call-back 2026-11-24': '071z7pc0qge413',
};

test.each(purposeRules.filter(({ givenIn }) => givenIn !== 'purchase'))(
  'the text of $purpose is that of its version',
  ({ purpose, textVersion }) => {
    const texts = [sentences.en[`consent.${purpose}`], sentences.hi[`consent.${purpose}`]];
    expect([`${purpose} ${textVersion}`, fingerprint(texts)]).toEqual(
      Object.entries(agreedTexts).find(([name]) => name === `${purpose} ${textVersion}`),
    );
  },
);
