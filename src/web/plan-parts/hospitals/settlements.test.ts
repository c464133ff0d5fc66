import { expect, test } from 'vitest';
import type { Api } from '#web/browser/network/api.ts';
import { askSettled, cashlessOf, type Settlement } from './settlements.ts';

const own = ['a', 'b', 'c'].map((id) => ({ id, name: id, address: '', pincode: '560001' }));
const settledBy = (of: Readonly<Record<string, Settlement>>) =>
  new Map(Object.entries(of).map(([id, settlement]) => [id, new Map([[7, settlement]])]));

test.each([
  ['two of three', settledBy({ a: 'cashless', b: 'cashless', c: 'reimbursement' }), 7, 2],
  ['an excluded one is not cashless', settledBy({ a: 'cashless', b: 'excluded', c: 'excluded' }), 7, 1],
  ['one of which nothing came yet', settledBy({ a: 'cashless', b: 'cashless' }), 7, undefined],
  ['another insurer', settledBy({ a: 'cashless', b: 'cashless', c: 'cashless' }), 8, undefined],
])('how many hospitals are cashless: %s', (_, settled, insurer, count) => {
  expect(cashlessOf(own, settled, insurer)).toBe(count);
});

const hospital = (id: string, settlement: Settlement) => ({
  id,
  name: `New name of ${id}`,
  address: 'Jayanagar',
  pincode: '560001',
  same_pincode: true,
  insurers: [{ insurer_id: 7, settlement }],
});

/** Answers with these, once for each pincode: two may have one area. */
function answering(hospitals: readonly ReturnType<typeof hospital>[]): { api: Api; asked: unknown[] } {
  const questions: unknown[] = [];
  const call = async (_name: string, { body }: { body: { data: { pincodes: string[] } } }) => {
    questions.push(body);
    const area = { city: '', in_area: 9, found: 2, hospitals };
    return {
      ok: true,
      value: { as_of: '', by_pincode: body.data.pincodes.map((pincode) => ({ ...area, pincode })) },
    };
  };
  return { api: { call: call as unknown as Api['call'] }, asked: questions }; // only this call is made
}

test('all are asked about at once, by their ids, each pincode once', async () => {
  const { api, asked } = answering([]);
  await askSettled(api, 'quote', own, [7, 8]);
  expect(asked).toEqual([
    {
      data: { pincodes: ['560001'], insurer_ids: [7, 8], hospital_ids: ['a', 'b', 'c'] },
      quote_id: 'quote',
    },
  ]);
});

test('they are told in the order named, and at one that left the list the buyer pays first', async () => {
  const { api } = answering([hospital('c', 'excluded'), hospital('a', 'cashless')]);
  const facts = await askSettled(api, 'quote', own, [7]);
  expect(facts?.hospitals.map(({ name }) => name)).toEqual(['New name of a', 'New name of c']);
  expect(own.map(({ id }) => facts?.settled.get(id)?.get(7))).toEqual([
    'cashless',
    'reimbursement',
    'excluded',
  ]);
});

test('where no answer comes nothing is told', async () => {
  const api = { call: async () => ({ ok: false, status: 503 }) } as unknown as Api; // of a refusal no more is read
  expect(await askSettled(api, 'quote', own, [7])).toBeUndefined();
});
