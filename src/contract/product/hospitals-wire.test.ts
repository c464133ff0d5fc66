import { expect, test } from 'vitest';
import { sameInAll } from '#domain/local-text.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { anInsurer } from '#test/builders/plan-builders.ts';
import { hospitalsToWire } from './hospitals-wire.ts';

const [acme, other] = [anInsurer('acme'), anInsurer('other')];
const hospital = {
  ...{ id: 'HOS-1', name: 'Ruby', address: 'Road 1', pincode: '411001', beds: 50 },
  ...{ cashless: new Set<never>(), excluded: new Set<never>() },
};

test('hospitals stand by the pincode they are near, with how each insurer that is asked about pays there', () => {
  const near = {
    ...{ place: { pincode: '411038', district: { en: 'Pune', hi: 'पुणे' }, state: sameInAll('Maharashtra') } },
    hospitals: [
      {
        ...{ hospital, samePincode: false },
        settlements: [
          { insurer: acme.slug, settlement: 'cashless' as const },
          { insurer: other.slug, settlement: 'excluded' as const },
        ],
      },
    ],
    ...{ sought: 7, all: 20 },
  };
  const facts = { asOf: aDay('2026-11-01'), insurers: [acme], near: [near], language: 'hi' } as const;
  expect(hospitalsToWire(facts)).toEqual({
    as_of: '2026-11-01',
    by_pincode: [
      {
        ...{ pincode: '411038', city: 'पुणे', in_area: 20, found: 7 },
        hospitals: [
          {
            ...{ id: 'HOS-1', name: 'Ruby', address: 'Road 1', pincode: '411001', same_pincode: false },
            insurers: [{ insurer_id: 1, settlement: 'cashless' }],
          },
        ],
      },
    ],
  });
});
