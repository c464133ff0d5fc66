import { expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { linesOf, plainText } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { walletCard } from './wallet-card.ts';

const policy = aSchedule(['Asha Kulkarni', 'Rohan Kulkarni']);

const linesIn = (facts: Partial<typeof policy>) =>
  walletCard(inEnglish, { ...policy, ...facts }).sections.flatMap(linesOf);

test('a card says who, for what, until when, and whom to call', () => {
  expect(walletCard(inEnglish, policy).title).toBe('SHY-26-0048-11739');
  expect(linesIn({})).toEqual([
    'Insured: Asha Kulkarni and Rohan Kulkarni',
    'The cover: ₹10 lakh a year, shared by all',
    'Valid: 21 November 2026 to 20 November 2027',
    'Help in hospital: Sahyadri Health, 1800 000 0000',
  ]);
});

test('an administrator is called first, the insurer stands below; a deductible is said', () => {
  const tpa = { id: 'setu', title: 'Setu Claim Services', phone: '1800 000 1201' };
  expect(linesIn({ tpa }).slice(3)).toEqual([
    'Help in hospital: Setu Claim Services, 1800 000 1201',
    'Insurer: Sahyadri Health, 1800 000 0000',
  ]);
  expect(linesIn({ deductible: rupees(500_000), coverBasis: 'individual' })[1]).toBe(
    'The cover: ₹10 lakh a year, for each, above ₹5,00,000 of a year’s bills',
  );
});

test.each([inEnglish, inHindi])('no birth date, address, mobile number or relation is on it', (say) => {
  const card = plainText(walletCard(say, policy));
  for (const fact of ['1992', 'Prabhat', policy.proposer.mobile, policy.proposer.email, 'Spouse'])
    expect(card).not.toContain(fact);
});
