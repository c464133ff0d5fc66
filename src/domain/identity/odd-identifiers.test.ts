import { expect, test } from 'vitest';
import { pageReference } from '#domain/help/reference.ts';
import { topicOfRefusal } from '#domain/help/topic-of-refusal.ts';
import { isCode, normaliseCode } from '#domain/identity/one-time-code.ts';
import { lakh } from '#domain/money.ts';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import { fieldFailure } from '#domain/proposal/form/field-failure.ts';
import { quoteFailures } from '#domain/quote/quote-failures.ts';
import { aDay, aField } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { oddCodes, oddReferences } from '#test/odd/codes.ts';
import { oddBodies, oddFamilies } from '#test/odd/families.ts';
import { oddBanks, oddIdentifiers, oddPlaces } from '#test/odd/identifiers.ts';
import { namesOnProofs, oddNames } from '#test/odd/names.ts';
import { oddQuoteFamilies } from '#test/odd/quote-families.ts';

const today = aDay('2026-11-20');

test.each(oddIdentifiers)(
  'what was pasted is read as it was meant: %s, %s "%s"',
  (_what, kind, pasted, stored) => {
    const cleaned = cleanAnswer(kind, pasted);
    const answer = cleaned.kind === 'answer' ? cleaned.answer : undefined;
    const failure = fieldFailure(aField('f', kind), answer, { today });
    expect(failure === undefined ? answer : undefined).toBe(stored);
    if (stored !== undefined) expect(cleanAnswer(kind, stored)).toEqual({ kind: 'answer', answer: stored });
  },
);

test.each(oddCodes)(
  'a code that was sent is read however it was pasted: %s, "%s"',
  (_what, pasted, stored) => {
    const code = normaliseCode(pasted);
    expect(isCode(code) ? code : undefined).toBe(stored);
  },
);

test.each(oddReferences)(
  'the number of a page is read however it was pasted: %s, "%s"',
  (_what, pasted, stored) => {
    expect(pageReference(pasted)).toBe(stored);
  },
);

test.each(oddQuoteFamilies)('a family is taken or told what keeps it: %s, %s', (people, failure, topic) => {
  const request = {
    productType: 'indemnity',
    members: aFamily(...people.split(', ')),
    pincode: '560001',
    parentsPincode: undefined,
    sumInsured: lakh(5),
    maxSumInsured: undefined,
    existingSumInsured: undefined,
    deductible: undefined,
    parentQuote: undefined,
  } as const;
  const codes = new Set(quoteFailures(request, today).map(({ code }) => code));
  expect([...codes]).toEqual(failure === undefined ? [] : [failure]);
  expect(failure && topicOfRefusal[failure]).toBe(topic);
});

test('at least two hundred odd identifiers, names and families are tried, none of them twice', () => {
  const tables = [
    oddIdentifiers,
    oddPlaces,
    oddBanks,
    oddCodes,
    oddReferences,
    oddNames,
    namesOnProofs,
    oddFamilies,
    oddBodies,
    oddQuoteFamilies,
  ];
  const rows = tables.flatMap((table, at) => table.map((row) => `${at} ${JSON.stringify(row)}`));
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(200);
});
