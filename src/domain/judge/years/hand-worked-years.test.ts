import { beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { roundRents } from '#test/builders/stay-builders.ts';
import { roundClaims } from '#test/builders/years/years-builder.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { asId, type SlabId } from '../../ids.ts';
import { rupees } from '../../money.ts';
import { rungOf } from './cost-ladder.ts';
import { ownShares, shareRunOut } from './own-share.ts';
import { billName } from './stays/sampled-bill.ts';
import { sampledBills, settledStays } from './stays/settled-stays.ts';
import type { PolicyYear } from './wait-days.ts';
import type { YearSample } from './year-sample.ts';

/**
 * One year of a couple on one floater, to check with a pencil: he is 62 and goes in with his heart on day 20, she is 58
 * and has a fever on day 200. Both lie in a single room with air conditioning: 8,000 a day, nursing 1,000, a shared room
 * 4,000, intensive care 14,000. The bills divide as `roundClaims` says; what is left by rounding down stands in medicines.
 *
 *                                            heart 4,13,590        fever 2,11,758
 *   nights, 30 % of it by 9,000             13.8: 13                7.1: 7
 *   room, nursing                            1,04,000, 13,000        56,000, 7,000
 *   intensive care, 12 % of it by 14,000     3.5: 3, 42,000          1.8: 1, 14,000
 *   rest                                     2,54,590                1,34,758
 *   doctors                                  20 %: 50,918            20 %: 26,951
 *   theatre                                  15 %: 38,188            -
 *   tests, medicines, implants               1,27,298                74,121
 *   consumables                              5 %: 12,729             10 %: 13,475
 *   non-payable                              2 %: 5,091              5 %: 6,737
 *   30 days before, 45 after                 4 % each: 20,366        5 % each: 13,474
 *
 * Together 6,25,348. In the first year the heart falls into the wait of 30 days and is the couple's own.
 */
const [heart, fever] = [413_590, 211_758];
/** A fresh one for each plan. */
const aYear = (): YearSample => ({
  people: [62, 58].map(() => ({ rate: 0.1, kinds: [], preExisting: [], costFactor: 1 })),
  from: Uint16Array.of(0, 2),
  year: Uint16Array.of(0),
  billed: Int32Array.of(heart + fever),
  person: Uint8Array.of(0, 1),
  bill: Uint16Array.of(billName(1, rungOf(heart)), billName(0, rungOf(fever))),
  cost: Int32Array.of(heart, fever),
  day: Uint16Array.of(20, 200),
  isPreExisting: Uint8Array.of(0, 0),
  isNever: undefined,
});
const ward = {
  tier: 1,
  room: 'single-ac',
  rents: roundRents,
  icuPerDay: rupees(14_000),
  nursingPerDay: rupees(1_000),
  dayCareBelow: 15_000,
} as const;

type Worked = {
  readonly slab: string;
  /** What the plan recognises of each bill. */
  readonly recognised: readonly [heart: number, fever: number];
  readonly own: number;
  readonly ownInFirstYear: number;
  readonly ranOut: boolean;
};

const worked: readonly Worked[] = [
  {
    // Only the non-payable items are left out, consumables included: 4,13,590 - 5,091; 2,11,758 - 6,737.
    slab: 'dhauladhar-anant-10l',
    recognised: [408_499, 205_021],
    own: 11_828,
    ownInFirstYear: 420_327, // 4,13,590 + 6,737
    ranOut: false,
  },
  {
    // No consumables: 17,820 and 20,212 off. 5 lakh less 3,95,770 leaves 1,04,230; the refill pays the rest of the fever.
    slab: 'sahyadri-poorna-5l',
    recognised: [395_770, 191_546],
    own: 38_032,
    ownInFirstYear: 433_802,
    ranOut: false,
  },
  {
    // Room 1 % of 3 lakh, 3,000 of 8,000: 13 x 5,000 = 65,000, 7 x 5,000 = 35,000; intensive care 2 %, 6,000: 24,000, 8,000.
    // Fees at 3/8. Heart: nursing loses 8,125, doctors 31,824, theatre 23,867; fever: 4,375 and 16,844.
    // 4,13,590 - 17,820 - 65,000 - 24,000 - 63,816; 2,11,758 - 20,212 - 35,000 - 8,000 - 21,219. Of 3,70,281 it pays 3,00,000.
    slab: 'aravalli-basic-3l',
    recognised: [242_954, 127_327],
    own: 325_348,
    ownInFirstYear: 498_021, // 6,25,348 - 1,27,327
    ranOut: true,
  },
  {
    // The standard plan. Room 5,000 of 8,000: 39,000, 21,000; intensive care 10,000: 12,000, 4,000.
    // Fees at 5/8. Heart: 4,875, 19,094, 14,320; fever: 2,625, 10,107. Of 3,06,481 and 1,53,814 then 5 %: 15,324, 7,691.
    slab: 'brahmaputra-arogya-sanjeevani-5l',
    recognised: [291_157, 146_123],
    own: 188_068,
    ownInFirstYear: 479_225,
    ranOut: true, // 6,25,348 of bills and no refill
  },
  {
    // Above 3 lakh a year: 3,95,770 + 1,91,546 - 3,00,000 = 2,87,316; the fever alone does not reach it.
    slab: 'sahyadri-setu-5l-d3l',
    recognised: [395_770, 191_546],
    own: 338_032,
    ownInFirstYear: 625_348,
    ranOut: false,
  },
  {
    // It pays a shared room, 4,000 of 8,000: 52,000, 28,000. It pays fees at half. Heart: 6,500, 25,459,
    // 19,094; fever: 3,500, 13,475. He joined above 60, so both bills bear 10 %: of 2,92,717 29,272, of
    // 1,46,571 14,657.
    slab: 'kumaon-sanyukt-5l',
    recognised: [263_445, 131_914],
    own: 229_989,
    ownInFirstYear: 493_434,
    ranOut: false,
  },
];

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

test.each(worked)('$slab', ({ slab: id, recognised: [ofHeart, ofFever], own, ownInFirstYear, ranOut }) => {
  const slab = catalogue.slabs.get(asId<SlabId>(id))?.slab;
  if (!slab) throw new Error(`${id} is sold no longer`);
  const { recognised } = settledStays(sampledBills(roundClaims, ward), slab, 62);
  const year = aYear();
  expect([...year.bill].map((bill) => recognised[bill])).toEqual([ofHeart, ofFever]);
  const facts = { claims: roundClaims, sample: year, slab, recognised: [recognised, recognised] } as const;
  const settle = (policyYear: PolicyYear) => ownShares({ ...facts, policyYear });
  expect([...settle(undefined), ...settle(0)]).toEqual([own, ownInFirstYear]);
  expect(shareRunOut(year, slab) > 0).toBe(ranOut);
});
