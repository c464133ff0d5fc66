import { expect, test } from 'vitest';
import { atOnce } from '#test/builders/at-once.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aCatalogue, anInsurer, aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct, mumbai, pune } from '#test/builders/small-market.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { type Hospital, hospitalsByPrefix } from '../../catalogue/hospital.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { asId, type InsurerSlug, type QuoteId } from '../../ids.ts';
import { rupees } from '../../money.ts';
import { judgeBlock } from '../../offer/blocks.ts';
import { prepareCatalogue } from '../../offer/prepared-catalogue.ts';
import { type PlansQuestion, rateBlocks, withAnswers } from '../../offer/rated-blocks.ts';
import type { QuoteRequest } from '../../quote/quote.ts';
import { type JudgedOption, otherAnswers } from './other-answers.ts';

const [acme, other] = [asId<InsurerSlug>('acme'), asId<InsurerSlug>('other')];

const productOf = (id: string, annual: number, features: Partial<PlanFeatures>, insurer = acme): Product =>
  aPricedProduct(id, annual, {
    insurer,
    slabs: [aSlab(`${id}-10`, 10, { roomRent: { kind: 'no-limit' }, ...features })],
  });

const hospital = (id: string, pincode: string, cashless: readonly InsurerSlug[]): Hospital => ({
  ...{ id, name: id, address: 'Road', pincode, beds: 20 },
  ...{ cashless: new Set(cashless), excluded: new Set() },
});

/** The cheapest; one that pays doctors; one of another insurer, which alone pays the hospital "theirs" itself. */
const products = [
  productOf('plain', 10_000, {}),
  productOf('doctors', 16_000, { outpatient: { kind: 'covered', perYear: rupees(5_000) } }),
  productOf('elsewhere', 13_000, {}, other),
];
const hospitals = [
  hospital('both', mumbai, [acme, other]),
  hospital('theirs', mumbai, [other]),
  hospital('nobodys', mumbai, []),
  hospital('far', pune, [other]),
];

function questionOf(facts: Partial<QuoteRequest> = {}): PlansQuestion {
  const insurers = ['acme', 'other'].map((slug) => anInsurer(slug));
  const catalogue = prepareCatalogue({
    ...aCatalogue(products),
    insurers: new Map(insurers.map((insurer) => [insurer.slug, insurer])),
    hospitals: hospitalsByPrefix(hospitals),
  });
  const members = aFamily('You 34y', 'Spouse 33y');
  return aPlansQuestion([], { catalogue, request: aRequest({ members, pincode: mumbai, ...facts }) });
}

const livePrices = new Map();

/** The block of a family alone. */
function answersOf(question: PlansQuestion) {
  const together = rateBlocks(question).slice(0, 1);
  const [looked] = together;
  if (!looked) throw new Error('No block');
  return { looked, ...atOnce(otherAnswers({ question, together, looked, livePrices })) };
}

/** "no plain to doctors", "as it is", "nothing" and what is lacking. */
function sentenceOf({ option, state, outcome }: JudgedOption): string {
  const name =
    option.kind === 'bearable'
      ? String(option.amount)
      : option.kind === 'hospital'
        ? `${option.hospital.id} ${option.settlement}`
        : String(option.wanted);
  const changes = outcome?.changes.map(({ after }) => after.plan.product.id).join() || 'nothing';
  return [name, state ?? changes, outcome?.lacking ?? ''].join(' ').trim();
}

const optionsOf = (question: PlansQuestion, kind: string) =>
  answersOf(question)
    .questions.find((one) => one.kind === kind)
    ?.options.map(sentenceOf);

test('a couple is asked four questions, people who can have no birth another one in its place', () => {
  const kinds = (question: PlansQuestion) => answersOf(question).questions.map(({ kind }) => kind);
  expect(kinds(questionOf())).toEqual(['bearable', 'hospital', 'maternity_cover', 'outpatient_benefits']);
  const elders = questionOf({ members: aFamily('Father 66y', 'Mother 62y') });
  expect(kinds(elders)).toEqual(['bearable', 'hospital', 'outpatient_benefits', 'room_rent']);
});

test('nobody is asked of a hospital where none is near', () => {
  const kinds = answersOf(questionOf({ pincode: '560034' })).questions.map(({ kind }) => kind);
  expect(kinds).toEqual(['bearable', 'maternity_cover', 'outpatient_benefits', 'room_rent']);
});

test('a hospital decides where a plan pays it itself, and one that nobody pays decides nothing and says so', () => {
  expect(optionsOf(questionOf(), 'hospital')).toEqual([
    'both cashless nothing',
    'nobodys reimbursement nothing nobody',
    'theirs reimbursement elsewhere',
  ]);
});

test('the hospital that was named stands first, as the answer, and one of another area is none', () => {
  const naming = (id: string, pincode: string) =>
    questionOf({ importance: { hospitals: [{ id, pincode }] } });
  expect(optionsOf(naming('theirs', mumbai), 'hospital')?.[0]).toBe('theirs cashless answer');
  expect(optionsOf(naming('far', pune), 'hospital')).toEqual(optionsOf(questionOf(), 'hospital'));
});

test('a wish says what it changes, and a wish that nobody sells says so', () => {
  expect(optionsOf(questionOf(), 'outpatient_benefits')).toEqual(['true doctors', 'false guess']);
  expect(optionsOf(questionOf(), 'maternity_cover')).toEqual(['true nothing nobody', 'false guess']);
});

test('what is wanted already is the answer, and the way back is told', () => {
  const question = questionOf({ importance: { outpatient_benefits: 'HIGH' } });
  expect(optionsOf(question, 'outpatient_benefits')).toEqual(['true answer', 'false plain']);
});

test('an amount that was said is the answer, else our guess is marked', () => {
  expect(optionsOf(questionOf(), 'bearable')?.[2]).toBe('100000 guess');
  expect(optionsOf(questionOf({ bearable: 25_000 }), 'bearable')?.[0]).toBe('25000 answer');
});

test('each outcome is what the list would recommend with that answer, and its rupees are those of its sums', () => {
  const question = questionOf();
  const { looked, now, questions } = answersOf(question);
  const outpatient = questions.find(({ kind }) => kind === 'outpatient_benefits')?.options[0]?.outcome;
  const importance = { outpatient_benefits: 'HIGH' } as const;
  const then = { ...question, request: { ...question.request, importance } };
  const { plans } = judgeBlock(then, withAnswers(then, looked), livePrices);
  const allIn = (id?: string) => plans.find(({ product }) => product.id === id)?.allIn?.total ?? 0;
  expect(plans.find(({ recommended }) => recommended)?.product.id).toBe('doctors');
  expect(now[0]?.pick.plan.product.id).toBe('plain');
  expect(outpatient?.more).toBe(allIn('doctors') - allIn('plain'));
});

test('what no super top-up has is not asked of one', () => {
  const request = { productType: 'super-top-up', deductible: rupees(500_000) } as const;
  const question = questionOf({ ...request, parentQuote: asId<QuoteId>('q') });
  const together = rateBlocks(questionOf()).slice(0, 1);
  const [looked] = together;
  if (!looked) throw new Error('No block');
  const kinds = atOnce(otherAnswers({ question, together, looked, livePrices })).questions.map(
    ({ kind }) => kind,
  );
  expect(kinds).not.toContain('maternity_cover');
});
