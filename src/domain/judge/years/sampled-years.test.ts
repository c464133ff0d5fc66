import { beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { figuresOf } from '#test/builders/years/family-years.ts';
import type { Catalogue, Slab } from '../../catalogue/catalogue.ts';
import { settleYear, type YearBill } from '../../claim/settle-year.ts';
import { asId, conditionId, type SlabId } from '../../ids.ts';
import type { Member } from '../../person/member.ts';
import { seededDraws } from '../seeded.ts';
import { type FamilyOfYears, openYears } from './family-years.ts';
import { normalQuantile } from './normal.ts';
import { stayBill, wardOf } from './stays/stay-bill.ts';
import { ageOf, costLevel, personOdds, treatedAt, usualYears } from './stays/stay-odds.ts';

const aged = (count: number, gender: Member['gender'], ...conditions: number[]) => ({
  age: { unit: 'years' as const, count },
  gender,
  conditions: conditions.map(conditionId),
});

type Case = { readonly who: string; readonly slab: string; readonly family: FamilyOfYears };
const cases: readonly Case[] = [
  {
    who: 'a couple and a child',
    slab: 'sahyadri-poorna-5l',
    family: {
      members: [aged(34, 'MALE'), aged(32, 'FEMALE'), aged(4, 'MALE')],
      pincode: '560001',
      basis: 'floater',
    },
  },
  {
    who: 'parents with diabetes and blood pressure, one plan with co-pay and a room cap',
    slab: 'kaveri-saral-5l',
    family: { members: [aged(64, 'MALE', 16, 17), aged(60, 'FEMALE')], pincode: '226001', basis: 'floater' },
  },
  {
    who: 'a father of 72 and a cover without a refill that one stay uses up',
    slab: 'sahyadri-poorna-5l',
    family: { members: [aged(72, 'MALE')], pincode: '700001', basis: 'individual' },
  },
  {
    who: 'covers of their own',
    slab: 'aravalli-basic-3l',
    family: { members: [aged(64, 'MALE', 16), aged(38, 'FEMALE')], pincode: '400001', basis: 'individual' },
  },
];

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

const drawnYears = 100_000;
/**
 * The draws may be off by this share of 1, for the average and for a rare year; an amount that nobody misses
 * may be off in either.
 */
const tolerance = { average: 0.05, rareYear: 0.1, rupees: 2_000 };

/** Year after year with plain draws: how many stays, whose, which, how dear to the rupee; each year settled as the bill test does. */
function drawSample(slab: Slab, { members, pincode, basis }: FamilyOfYears): Float64Array {
  const { claims } = catalogue;
  const place = treatedAt(catalogue, pincode);
  const people = members.map((member) => personOdds(claims, member, place, usualYears));
  const level = costLevel(claims, place, usualYears);
  const ward = wardOf(claims, catalogue.stays, place.tier, 'private');
  const ages = members.map(ageOf);
  const eldest = Math.max(...ages);
  const draw = seededDraws(7);
  const { rare, sigma, costIn2018 } = claims.cost;
  const stayOf = (index: number): YearBill => {
    const { kinds = [], costFactor = 1 } = people[index] ?? {};
    const at = draw();
    const kind = claims.kinds[kinds.findIndex((upTo) => at < upTo)] ?? claims.kinds[0];
    if (!kind) throw new Error('No kind of stay');
    const usual = (level * costFactor * kind.costIn2018) / costIn2018.value;
    const deviation = normalQuantile(Math.max(1e-12, draw()));
    const cost =
      draw() < rare.sharePercent / 100
        ? rare.from * (rare.to / rare.from) ** draw()
        : usual * Math.exp(sigma.value * deviation - sigma.value ** 2 / 2);
    const bill = stayBill(claims, kind, Math.round(cost), ward);
    const entryAge = basis === 'floater' ? eldest : (ages[index] ?? 0);
    return { bill, person: String(index), entryAge, claimFreeYears: 0, dates: undefined };
  };
  /** In the years of a rate of 1. */
  const waitForStay = () => -Math.log(1 - draw());
  return Float64Array.from({ length: drawnYears }, () => {
    const stays = people.flatMap(({ rate }, index) => {
      const own: YearBill[] = [];
      let wait = waitForStay();
      while (wait < rate) {
        own.push(stayOf(index));
        wait += waitForStay();
      }
      return basis === 'floater' ? own : [own];
    });
    if (stays.flat().length === 0) return 0;
    // On a floater the order of a year does not follow the persons.
    const covers = basis === 'floater' ? [stays.flat().sort(() => draw() - 0.5)] : (stays as YearBill[][]); // each person's own
    return covers.reduce((sum, cover) => sum + settleYear(slab, cover).youPay, 0);
  });
}

test.each(cases)('$who: the figures are those of 1,00,000 drawn years', ({ slab: id, family }) => {
  const slab = catalogue.slabs.get(asId<SlabId>(id))?.slab;
  if (!slab) throw new Error(`${id} is sold no longer`);
  const figures = figuresOf(openYears(catalogue)(family).of(slab));
  const rising = drawSample(slab, family).sort();
  const at = (share: number) => rising[Math.floor(share * drawnYears)] ?? 0;
  const mean = rising.reduce((sum, one) => sum + one, 0) / drawnYears;
  const plainly = [mean, at(0.9), at(0.95), at(0.99)];
  for (const [index, figure] of figures.entries()) {
    const expected = plainly[index] ?? 0;
    const share = index === 0 ? tolerance.average : tolerance.rareYear;
    const most = Math.max(tolerance.rupees, share * expected);
    expect(Math.abs(figure - expected), `${figures} against ${plainly}`).toBeLessThanOrEqual(most);
  }
});
