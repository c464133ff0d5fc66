import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedOfAddress, namedQuery } from './named-address.ts';
import { mostOwn } from './own-hospitals.ts';

const [a, b, c, d] = [1, 2, 3, 4].map((at) => ({ id: `890008000000${at}`, pincode: `56000${at}` }));
const read = (query: string) => namedOfAddress(new URLSearchParams(query));

test('what is written is read back, and neither name nor address stands in it', () => {
  const own = [a, b, c].flatMap((one) => (one ? { ...one, name: 'Saptarang', address: 'Jayanagar' } : []));
  const query = namedQuery(own);
  expect(query).toBe('hospitals=8900080000001.560001-8900080000002.560002-8900080000003.560003');
  expect(read(query)).toEqual([a, b, c]);
});

test.each([
  ['nothing', ''],
  ['an empty one', 'hospitals='],
  ['a name', 'hospitals=Saptarang'],
  ['a short id', 'hospitals=12.560001'],
  ['a pincode that is none', 'hospitals=8900080000001.5600011'],
  ['an id alone', 'hospitals=8900080000001'],
])('%s names none', (_, query) => {
  expect(read(query)).toEqual([]);
});

test('one that stands twice is one, and behind the third none is read', () => {
  const text = (...all: readonly (typeof a)[]) => all.map((one) => `${one?.id}.${one?.pincode}`).join('-');
  expect(read(`hospitals=${text(a, a, b)}`)).toEqual([a, b]);
  expect(read(`hospitals=${text(a, b, c, d)}`)).toEqual([a, b, c]);
});

test('nothing that is written there makes reading fail, nor names more than may be named', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(namedOfAddress(new URLSearchParams({ hospitals: text })).length).toBeLessThanOrEqual(mostOwn);
    }),
  );
});
