import { describe } from 'vitest';
import { expectReported, type Planted, rowOf } from '../../reading/planted-faults.suite.ts';

const file = 'insurers/kaveri/kaveri-saral.json';
const inSaral = (
  fault: string,
  find: string | RegExp,
  put: string,
  column: string,
  reason: RegExp,
  row?: Planted['row'],
): Planted => ({ fault, file, find, put, column, reason, ...(row ? { row } : {}) });

const heads = /"maxAdults": \d,\n\s+"maxChildren": \d/;
const online = '"medicalFromAge": 56, "medicalFromSumInsured": null, "onlineUpToAge": 65';

describe('an offer that cannot be meant is refused by row and key', () =>
  expectReported([
    inSaral(
      'a way to cover people that stands twice',
      '["floater", "individual"]',
      '["floater", "floater"]',
      'coverBases.1',
      /stands twice/,
    ),
    inSaral('a channel', '"soldIn": null', '"soldIn": ["website", "website"]', 'soldIn.1', /twice/),
    inSaral('a term', '"termYears": [1, 2, 3]', '"termYears": [1, 2, 2]', 'termYears.2', /stands twice/),
    inSaral('a relation', '"You", "Spouse"', '"You", "You"', 'eligibility.relations.1', /stands twice/),
    inSaral(
      'a declined illness that stands twice',
      '"declinedConditions": [46]',
      '"declinedConditions": [46, 46]',
      'declinedConditions.1',
      /stands twice/,
    ),
    inSaral(
      'a declined illness over which nobody may be turned away',
      '"declinedConditions": [46]',
      '"declinedConditions": [46, 27]',
      'declinedConditions.1',
      /a law of its own says .* \(mental-illness\)/,
    ),
    inSaral(
      'room for nobody',
      heads,
      '"maxAdults": 0, "maxChildren": 0',
      'eligibility.maxAdults',
      /takes nobody/,
    ),
    inSaral(
      'a floater for one',
      heads,
      '"maxAdults": 1, "maxChildren": 0',
      'coverBases',
      /one person cannot share/,
      rowOf('"coverBases"'),
    ),
    inSaral(
      'room for children of no relation',
      '"Son", "Daughter", ',
      '',
      'eligibility.maxChildren',
      /no child is among the relations/,
      rowOf('"maxChildren"'),
    ),
    inSaral(
      'an age up to which it is sold online below those who may join',
      '"adultMin": 18',
      '"adultMin": 66',
      'sale.onlineUpToAge',
      /is below adultMin, 66: nobody buys it online/,
      rowOf('"onlineUpToAge"'),
    ),
    inSaral(
      'a cover up to which it is sold online below each that is sold',
      '"onlineUpToSumInsured": null',
      '"onlineUpToSumInsured": 150000',
      'sale.onlineUpToSumInsured',
      /below every cover, the least is 200000/,
    ),
    inSaral(
      'ages of the medical check and of the sale online in each other’s place',
      online,
      '"medicalFromAge": 65, "medicalFromSumInsured": null, "onlineUpToAge": 56',
      'sale.medicalFromAge',
      /is over onlineUpToAge, 56: are the two exchanged/,
    ),
    inSaral(
      'a most of loadings below one of them',
      '"maxLoadingPercent": 150',
      '"maxLoadingPercent": 30',
      'factors.conditionLoadingPercent.17',
      /is over maxLoadingPercent, 30/,
      rowOf('"17": 35'),
    ),
    inSaral(
      'a loading on what is declined',
      '"47": 30',
      '"46": 30',
      'factors.conditionLoadingPercent.46',
      /on what is declined/,
    ),
    inSaral(
      'less for the first year than is filed for it',
      '"termDiscountPercent": {"1": 0',
      '"termDiscountPercent": {"1": 5',
      'factors.termDiscountPercent.1',
      /must be 0: the rates are the price of one year/,
    ),
  ]));
