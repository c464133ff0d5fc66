import { expect, test } from 'vitest';
import type { Age } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import type { WireMember, WireQuote } from './shapes.ts';
import { quoteRequestFrom } from './wire.ts';

function memberRead(facts: Partial<WireMember>): Member | undefined {
  const son: WireMember = { id: 'son1', person: 'Son', type: 'kid', age: 3, diseases: [], lifestyle: [] };
  const wire: WireQuote = {
    product_type: 'INDEMNITY',
    members: [{ ...son, ...facts }],
    gender: 'MALE',
    medical_conditions: [],
    pincode: '400001',
    sum_assured: 1_000_000,
  };
  const request = quoteRequestFrom(wire);
  return request.ok ? request.value.members[0] : undefined;
}

test('a condition or a habit that is said twice counts once: each is loaded once', () => {
  const member = memberRead({ diseases: [16, 3, 16], lifestyle: ['smoke', 'smoke'] });
  expect([member?.conditions, member?.habits]).toEqual([[16, 3], ['smoke']]);
});

test.each<[string, Partial<WireMember>, Age | undefined]>([
  ['whole years', { age: 3 }, { unit: 'years', count: 3 }],
  ['years with their months', { age: 3, age_in_months: 41 }, { unit: 'years', count: 3 }],
  ['months below one year', { age: 0, age_in_months: 8 }, { unit: 'months', count: 8 }],
  ['months alone of somebody older', { age: 0, age_in_months: 29 }, { unit: 'years', count: 2 }],
  ['no age', { age: 0 }, undefined],
])('%s', (_, facts, age) => {
  expect(memberRead(facts)?.age).toEqual(age);
});
