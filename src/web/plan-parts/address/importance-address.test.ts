import { expect, test } from 'vitest';
import { scoreItems } from '#domain/cover/features.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import { fakeApi, refused } from '#test/shown/fake-api.ts';
import { pageAfter } from '#test/shown/page-after.ts';
import { importanceOfAddress, takeImportance } from './importance-address.ts';

test('each feature and word of an old address is read', () => {
  const address = scoreItems.map((item, at) => `${item}.${['high', 'mid', 'low'][at % 3]}`).join(',');
  const words = scoreItems.map((item, at) => [item, ['HIGH', 'MID', 'LOW'][at % 3]]);
  expect(importanceOfAddress(address)).toEqual(Object.fromEntries(words));
});

test.each<[string, string | undefined, ImportanceAnswers | undefined]>([
  ['no address', undefined, undefined],
  ['an empty one', '', undefined],
  ['one answer', 'maternity_cover.high', { maternity_cover: 'HIGH' }],
  ['any order', 'bonus.low,copay.mid', { copay: 'MID', bonus: 'LOW' }],
  ['an unknown item', 'ambulance.high,copay.low', { copay: 'LOW' }],
  ['an unknown word', 'copay.most,icu.HIGH,bonus', undefined],
  ['an item said twice', 'icu.low,icu.high', { icu: 'LOW' }],
  ['what every object has', 'constructor.high,__proto__.low', undefined],
])('what somebody said to be important is read from %s', (_what, address, expected) => {
  expect(importanceOfAddress(address)).toEqual(expected);
});

test.each<[string, string, string, readonly unknown[]]>([
  ['is saved, and the page goes on without', 'icu.high', 'to /list', [{ data: { icu: 'HIGH' } }]],
  ['that says nothing saves nothing', 'nonsense', 'to /list', []],
])('an old address %s', async (_what, text, end, bodies) => {
  const { api, sent } = fakeApi({ changeImportance: refused('NOT_FOUND', 404) });
  expect(await pageAfter(takeImportance(api, 'q1', text, '/list'))).toBe(end);
  expect(sent.map(({ input }) => input.body)).toEqual(bodies);
});
