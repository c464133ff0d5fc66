import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { formNames } from '#domain/proposal/form/fields.ts';
import { premiumAt, shippedCatalogue, shippedFolder } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

const headTowns: readonly (readonly [pincode: string, district: string, state: string])[] = [
  ['517501', 'Tirupati', 'Andhra Pradesh'],
  ['520001', 'NTR', 'Andhra Pradesh'],
  ['524001', 'SPSR Nellore', 'Andhra Pradesh'],
  ['530001', 'Visakhapatnam', 'Andhra Pradesh'],
  ['744101', 'South Andamans', 'Andaman and Nicobar Islands'],
  ['791111', 'Papum Pare', 'Arunachal Pradesh'],
  ['785001', 'Jorhat', 'Assam'],
  ['788710', 'Sribhumi', 'Assam'],
  ['842001', 'Muzaffarpur', 'Bihar'],
  ['160017', 'Chandigarh', 'Chandigarh'],
  ['494001', 'Bastar', 'Chhattisgarh'],
  ['495001', 'Bilaspur', 'Chhattisgarh'],
  ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['110001', 'New Delhi', 'Delhi'],
  ['403601', 'South Goa', 'Goa'],
  ['380001', 'Ahmedabad', 'Gujarat'],
  ['132001', 'Karnal', 'Haryana'],
  ['175001', 'Mandi', 'Himachal Pradesh'],
  ['826001', 'Dhanbad', 'Jharkhand'],
  ['180001', 'Jammu', 'Jammu and Kashmir'],
  ['570001', 'Mysuru', 'Karnataka'],
  ['673001', 'Kozhikode', 'Kerala'],
  ['194101', 'Leh Ladakh', 'Ladakh'],
  ['682555', 'Lakshadweep District', 'Lakshadweep'],
  ['452001', 'Indore', 'Madhya Pradesh'],
  ['461001', 'Narmadapuram', 'Madhya Pradesh'],
  ['413501', 'Dharashiv', 'Maharashtra'],
  ['414001', 'Ahilyanagar', 'Maharashtra'],
  ['431001', 'Chhatrapati Sambhajinagar', 'Maharashtra'],
  ['440001', 'Nagpur', 'Maharashtra'],
  ['795001', 'Imphal West', 'Manipur'],
  ['794001', 'West Garo Hills', 'Meghalaya'],
  ['796701', 'Lunglei', 'Mizoram'],
  ['797112', 'Dimapur', 'Nagaland'],
  ['753001', 'Cuttack', 'Odisha'],
  ['609602', 'Karaikal', 'Puducherry'],
  ['143001', 'Amritsar', 'Punjab'],
  ['313001', 'Udaipur', 'Rajasthan'],
  ['737101', 'Gangtok', 'Sikkim'],
  ['625001', 'Madurai', 'Tamil Nadu'],
  ['503001', 'Nizamabad', 'Telangana'],
  ['799001', 'West Tripura', 'Tripura'],
  ['221001', 'Varanasi', 'Uttar Pradesh'],
  ['249401', 'Haridwar', 'Uttarakhand'],
  ['734001', 'Darjeeling', 'West Bengal'],
];

describe('the shipped catalogue has', () => {
  test.each([
    ['products with ages not priced', () => catalogue.products.filter(hasUnpricedAge).length, 1],
    ['banks', () => catalogue.banks.length, 1500],
  ])('enough %s', (_what, count, least) => {
    expect(count()).toBeGreaterThanOrEqual(least);
  });

  function hasUnpricedAge(one: Product): boolean {
    const [slab] = one.slabs;
    return one.pricing === 'rate-table' && slab !== undefined && premiumAt(one, slab, 1, 65) !== undefined
      ? one.eligibility.maxChildren > 0 && premiumAt(one, slab, 1, 10) === undefined
      : false;
  }

  test('47 conditions, ten of them asked first, 13 of them blocking', () => {
    const { conditions } = catalogue;
    expect(conditions).toHaveLength(47);
    expect(conditions.filter(({ common }) => common)).toHaveLength(10);
    expect(conditions.filter(({ blocks }) => blocks)).toHaveLength(13);
  });

  test.each([
    ['accepted', 15],
    ['loaded', 9],
    ['medical', 10],
    ['declined', 13],
  ])('conditions that are usually %s: %d', (outcome, count) => {
    const conditions = catalogue.conditions.filter((condition) => condition.outcome === outcome);
    expect(conditions).toHaveLength(count);
    expect(conditions.every(({ blocks }) => blocks === (outcome === 'declined'))).toBe(true);
  });

  test('no loading for a condition that blocks', () => {
    const blocking = catalogue.conditions.filter(({ blocks }) => blocks).map(({ id }) => String(id));
    for (const { factors } of catalogue.products) {
      expect(Object.keys(factors.conditionLoadingPercent).filter((id) => blocking.includes(id))).toEqual([]);
    }
  });

  test('tax nil on retail health cover since 22 September 2025, 18 percent before', () => {
    expect(catalogue.taxRates.map(({ effectiveFrom, percent }) => [effectiveFrom, percent])).toEqual([
      ['2017-07-01', 18],
      ['2025-09-22', 0],
    ]);
  });
});

describe('forms', () => {
  test('are the seven of the specification, none of them empty', () => {
    for (const name of formNames) {
      expect(catalogue.forms[name].sections.flatMap(({ fields }) => fields).length).toBeGreaterThan(4);
    }
  });

  test('ask every condition of the quote again, by the same ids', () => {
    const fields = catalogue.forms.medicalDetails.sections.flatMap((section) => section.fields);
    const choices = fields.find(({ name }) => name === 'conditions')?.choices.map(({ id }) => id);
    expect(choices).toEqual(catalogue.conditions.map(({ id }) => String(id)));
  });

  test('offer the eight blood groups to each person, and ask nobody for one', () => {
    const fields = catalogue.forms.insuredMembers.sections.flatMap((section) => section.fields);
    const choices = fields.find(({ name }) => name === 'blood_group');
    const groups = ['a', 'b', 'o', 'ab'].flatMap((group) => [`${group}+`, `${group}-`]);
    expect(choices?.required).toBe(false);
    expect(choices?.choices.map(({ id }) => id)).toEqual([...groups, 'unknown']);
  });

  test('name the states as the pincodes do', () => {
    const fields = catalogue.forms.proposerDetails.sections.flatMap((section) => section.fields);
    const states = fields.find(({ name }) => name === 'state')?.choices.map(({ id }) => id) ?? [];
    expect(states).toHaveLength(36);
    expect(states).toContain(catalogue.placeOf('411038')?.state.en);
  });
});

describe('pincodes', () => {
  const { exactRuns } = JSON.parse(readFileSync(join(shippedFolder, 'pincodes.json'), 'utf8'));

  test('every pincode that exists has a place, and passes the rule of the form', () => {
    let count = 0;
    for (const [from, to] of exactRuns) {
      for (let pincode = from; pincode <= to; pincode++) {
        const place = catalogue.placeOf(String(pincode));
        if (!place?.district || !isPincode(String(pincode))) throw new Error(`No place for ${pincode}`);
        count++;
      }
    }
    expect(count).toBe(19_585);
  });

  test.each([['000000'], ['110000'], ['999999'], ['100000'], ['41103'], ['4110380'], ['abcdef'], ['']])(
    '%s is no place',
    (pincode) => {
      expect(catalogue.placeOf(pincode)).toBeUndefined();
    },
  );

  test.each([
    ['605014', ['Tamil Nadu', 'Puducherry']],
    ['533464', ['Andhra Pradesh', 'Puducherry']],
    ['247662', ['Uttar Pradesh', 'Uttarakhand']],
    ['396230', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
    ['411038', ['Maharashtra']],
  ])('%s has offices in %j', (pincode, states) => {
    const place = catalogue.placeOf(pincode);
    expect([place?.state.en, ...(place?.alsoIn ?? []).map(({ state }) => state.en)]).toEqual(states);
  });

  test.each([
    ['110098', 'Delhi'],
    ['560999', 'Karnataka'],
    ['744999', 'Andaman and Nicobar Islands'],
  ])('%s, which no list has, is taken as near its neighbours in %s, and as a guess', (pincode, state) => {
    expect(catalogue.placeOf(pincode)).toMatchObject({ isGuess: true, state: { en: state } });
    expect(isPincode(pincode)).toBe(true);
  });

  test.each([
    ['110098', ['Delhi']],
    ['560999', ['Karnataka']],
    ['160999', ['Chandigarh', 'Punjab']],
  ])('%s, which no list has, can lie in %j alone', (pincode, states) => {
    const place = catalogue.placeOf(pincode);
    const conditions = [place?.state.en, ...(place?.alsoIn ?? []).map(({ state }) => state.en)];
    expect(conditions.toSorted()).toEqual(states);
  });

  test('the head town of a district of each state lies in that district', () => {
    const conditions = headTowns.map(([pincode]) => {
      const place = catalogue.placeOf(pincode);
      return [pincode, place?.district.en, place?.state.en];
    });
    expect(conditions).toEqual(headTowns);
    // India has so many states and union territories.
    expect(new Set(headTowns.map(([, , state]) => state)).size).toBe(36);
  });

  test('whatever passes the rule of the form has a place, and nothing else has', () => {
    for (let pincode = 100_000; pincode < 1_000_000; pincode += 7)
      if (isPincode(String(pincode)) !== (catalogue.placeOf(String(pincode)) !== undefined))
        throw new Error(`Two truths about ${pincode}`);
  });

  test.each([
    ['411038', 'Pune', 'Maharashtra', 2],
    ['110001', 'New Delhi', 'Delhi', 1],
    ['682011', 'Ernakulam', 'Kerala', 3],
    ['799001', 'West Tripura', 'Tripura', 3],
    ['533001', 'Kakinada', 'Andhra Pradesh', 3],
    ['737101', 'Gangtok', 'Sikkim', 3],
    ['263153', 'Udham Singh Nagar', 'Uttarakhand', 3],
  ])('%s is %s, %s, zone %i', (pincode, district, state, zone) => {
    expect(catalogue.placeOf(pincode)).toMatchObject({
      pincode,
      district: { en: district },
      state: { en: state },
    });
    expect(catalogue.zones.get(pincode.slice(0, 3)) ?? 3).toBe(zone);
  });
});

test('banks are known by the first four letters of the code, some branches by all of it', () => {
  expect(catalogue.banks.find(({ prefix }) => prefix === 'SBIN')?.name).toBe('State Bank of India');
  expect(catalogue.branches.get('HDFC0000001')).toMatchObject({ bank: 'HDFC Bank', city: 'Mumbai' });
});
