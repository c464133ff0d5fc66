import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostOwn, nowhere, type OwnHospital, parsePlaces, toggled } from './own-hospitals.ts';

const aHospital = (id: string): OwnHospital => ({
  id,
  name: `Hospital ${id}`,
  address: 'Jayanagar',
  pincode: '560001',
});
const ids = (own: readonly OwnHospital[]) => own.map(({ id }) => id).join(' ');

test.each([
  ['the first', [], 'a', 'a'],
  ['one more', ['a'], 'b', 'a b'],
  ['one that is named leaves', ['a', 'b'], 'a', 'b'],
  ['of four the first leaves', ['a', 'b', 'c'], 'd', 'b c d'],
])('a press on a hospital: %s', (_, before, pressed, after) => {
  expect(ids(toggled(before.map(aHospital), aHospital(pressed)))).toBe(after);
});

test('what is told is read back', () => {
  const places = { hospitals: ['a', 'b'].map(aHospital), pincode: '416001' };
  expect(parsePlaces(JSON.stringify(places))).toEqual(places);
});

test.each([
  ['no text', ''],
  ['no object', '7'],
  ['nothing', 'null'],
  ['hospitals that are none', '{"hospitals":[7,null,{"id":"a"}],"pincode":7}'],
])('%s is nothing told', (_, text) => {
  expect(parsePlaces(text)).toEqual(nowhere);
});

test('nothing stored makes reading fail, and no more are read than may be named', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parsePlaces(text).hospitals.length).toBeLessThanOrEqual(mostOwn);
    }),
  );
});
