import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { FieldKind } from '#domain/proposal/form/fields.ts';
import type { SignedProposal } from '#domain/proposal/papers/signed-proposal.ts';
import { receiptsOf } from '#domain/proposal/terms.ts';
import { aField } from '#test/builders/form-builders.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { signedProposalPaper } from './signed-proposal.ts';

const signedAt = '2026-11-26T11:58:00.000Z' as Instant; // the shape of an instant
const question = (
  name: string,
  kind: FieldKind,
  answer: string | boolean | readonly string[] | undefined,
) => ({
  field: {
    ...aField(name, kind, { label: { en: name, hi: name } }),
    ...{ question: name, member: undefined, prefill: undefined, readOnly: false },
  },
  answer,
});
const proposal: SignedProposal = {
  proposalNumber: 'CHT-2AB3-4CD5-6EF7',
  policyNumber: undefined,
  insurerTitle: 'Sahyadri Health',
  company: undefined,
  uin: 'XSHHLIP27001V012627',
  productTitle: 'Sahyadri Poorna',
  coverBasis: 'floater',
  sumInsured: lakh(5),
  deductible: undefined,
  termYears: 2,
  riders: [],
  premium: rupees(17_098),
  proposer: 'Asha Rao',
  signedAt,
  language: 'en',
  hasNewerForm: false,
  sections: [
    {
      title: { en: 'Health', hi: 'सेहत' },
      person: { name: 'Rohan Rao', relation: 'Husband' },
      questions: [
        question('Ever told of a condition?', 'yes-no', 'yes'),
        question('Since', 'month', '2019-04'),
        question('Height', 'height', '165'),
        question('Weight', 'weight', '62'),
        question('Blood group', 'choice', undefined),
        question('Correct?', 'tick', undefined),
      ],
    },
  ],
  consents: receiptsOf({ declaration: true, terms: true }, signedAt, 'en'),
  isDemo: true,
};
const lines = (facts: Partial<SignedProposal> = {}, say = inEnglish) =>
  signedProposalPaper(say, { ...proposal, ...facts }).sections.flatMap(linesOf);

test('a proposal says who signed what and when, by the clocks of India', () => {
  expect(signedProposalPaper(inEnglish, proposal)).toMatchObject({
    title: 'Your application, as signed',
    subtitle: 'By Asha Rao, on 26 November 2026 at 17:28',
    leaf: 'CHT-2AB3-4CD5-6EF7 · Page {page} of {pages}',
  });
  expect(lines().slice(0, 5)).toEqual([
    'Plan: Sahyadri Poorna',
    'Product UIN: XSHHLIP27001V012627',
    'Sum insured: ₹5,00,000, shared by all',
    'Term: 2 years',
    'Premium agreed to: ₹17,098',
  ]);
});

test('every question stands with its answer under whom it is about', () => {
  const { sections } = signedProposalPaper(inEnglish, proposal);
  const health = sections.find(({ heading }) => heading === 'Health: Rohan Rao');
  expect(health && linesOf(health)).toEqual([
    'Ever told of a condition?: Yes',
    'Since: April 2019',
    'Height: 165 cm',
    'Weight: 62 kg',
    'Blood group: not answered',
    'Correct?: No',
  ]);
});

test('a declaration stands in its own words, with when it was made', () => {
  const tick = question('Nobody else, nothing else', 'tick', true);
  const hint = { en: 'All else is No, for Rohan.', hi: 'Rohan के लिए बाकी सब “नहीं”।' };
  const declaration = { ...tick, field: { ...tick.field, hint }, declaredAt: signedAt };
  const sections = [{ title: { en: 'Health', hi: 'सेहत' }, person: undefined, questions: [declaration] }];
  expect(lines({ sections })).toContain(
    'Nobody else, nothing else: All else is No, for Rohan. Declared on 26 November 2026 at 17:28.',
  );
  const inOldProposal = [{ ...sections[0], title: { en: 'Health' }, person: undefined, questions: [tick] }];
  expect(lines({ sections: inOldProposal })).toContain('Nobody else, nothing else: Yes');
});

test('the declarations stand in full with their versions; what was not agreed to does not', () => {
  const text = lines().join(' ');
  expect(text).toMatch(/I declare for everybody insured that the answers .* \(text of 2026-11-22\)/);
  expect(text).not.toMatch(/National Do Not Call/);
  expect(text).toMatch(/Agreed by Asha Rao on 26 November 2026 at 17:28, Indian time, in English\./);
});

test('a text that has changed since is named by its version alone', () => {
  const [first] = proposal.consents;
  if (!first) throw new Error('There are consents');
  const consents = [{ ...first, given: true, purpose: 'declaration', textVersion: '2020-01-01' } as const];
  expect(lines({ consents })).toContain('Agreed: that the answers are true (text of 2020-01-01)');
});

test('questions in the words of a newer form are said to be', () => {
  const note = /as the form words them today/;
  expect(lines({ hasNewerForm: true }).at(-1)).toMatch(note);
  expect(lines().join(' ')).not.toMatch(note);
});

test('signed in Hindi it is in Hindi', () => {
  expect(lines({ language: 'hi' }, inHindi).join(' ')).toMatch(/17:28 बजे \(भारतीय समय\) हिंदी में पढ़कर/);
});
