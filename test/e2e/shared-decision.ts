import type { Page } from '@playwright/test';
import { aWireMember } from '../wire.ts';
import { expect } from './fixtures.ts';
import { quoteOf, wireOf } from './set-up.ts';

/** A couple and a son, of whom one has diabetes and smokes. */
export const readers = {
  members: [
    aWireMember({ diseases: [1], lifestyle: ['smoke'] }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
    aWireMember({ id: 'son1', person: 'Son', type: 'kid', age: 4, gender: 'MALE' }),
  ],
  medical_conditions: [1],
  sum_assured: 1_000_000,
  parents_pincode: undefined,
};

type Deciding = { readonly members?: typeof readers.members; readonly beside?: readonly string[] };

/** The address of a decision for Sahyadri Poorna at 10 lakh, made over the wire; beside no plan: beside those of the list. */
export async function sharedBy(page: Page, { members = readers.members, beside = [] }: Deciding = {}) {
  const quote_id = await quoteOf(page, { ...readers, members });
  const data = { quote_id, block: 'family' as const, slab_id: 'sahyadri-poorna-10l', beside: [...beside] };
  const answer = await (await wireOf(page)).call('share', { params: {}, body: { data } });
  expect(answer.statusCode).toBe(200);
  return new URL(answer.json().shorturl, 'http://localhost').pathname;
}
