import { expect, test } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { usePlace, usePlaceLookup } from './place.ts';

type Place = CallResult<'getPlace'>;

const bengaluru = {
  pincode: '560001',
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  city_id: 'bengaluru-urban',
  state_id: 'karnataka',
  zone: 1,
  also_in: [],
  is_guess: false,
};

/** A field with this pincode, over a server that answers so. */
async function open(first: string, answer: (pincode: string) => Place | Promise<Place>) {
  const { api, sent } = fakeApi({ getPlace: ({ params }) => answer(params.pincode) });
  const fieldWith = (input: string) => () => usePlace(input, usePlaceLookup());
  const page = await mountHook(fieldWith(first), { api, areas: ['place'] });
  return { ...page, sent, type: (input: string) => page.draw(fieldWith(input)) };
}

test('nothing is asked before a pincode is whole', async () => {
  const field = await open('56000', () => success(bengaluru));
  expect(field.value()).toEqual({ kind: 'none' });
  expect(field.sent).toEqual([]);
});

test('a place is found, said in words, and not asked for twice', async () => {
  const field = await open('560 001', () => success(bengaluru));
  const placeInWords = {
    kind: 'found',
    city: 'Bengaluru Urban',
    state: 'Karnataka',
    words: 'Bengaluru Urban, Karnataka',
  };
  expect(field.value()).toMatchObject(placeInWords);
  expect(field.sent.map(({ input }) => input)).toEqual([{ params: { pincode: '560001' }, body: {} }]);
  await field.type('5600');
  expect(field.value()).toEqual({ kind: 'none' });
  await field.type('560001');
  expect(field.value()).toMatchObject(placeInWords);
  expect(field.sent).toHaveLength(1);
});

test.each<[string, Partial<typeof bengaluru> & object, RegExp]>([
  ['that is guessed from its neighbours', { is_guess: true }, /Karnataka/],
  [
    'that lies in two towns',
    { also_in: [{ city: 'Hosur', state: 'Tamil Nadu', state_id: 'tamil-nadu' }] as never },
    /Bengaluru Urban, Karnataka.*Hosur, Tamil Nadu/,
  ],
])('a pincode %s is not said as if it were sure', async (_what, change, words) => {
  const field = await open('560001', () => success({ ...bengaluru, ...change }));
  const place = field.value();
  const text = place.kind === 'found' ? place.words : '';
  expect(text).toMatch(words);
  expect(text).not.toBe('Bengaluru Urban, Karnataka');
});

test.each([
  [400, 'unknown'],
  [404, 'unknown'],
  [422, 'unknown'],
  [403, 'failed'],
  [500, 'failed'],
  [0, 'failed'],
])('a status of %i means that the pincode is %s', async (status, kind) => {
  const field = await open('999999', () => refused('ANY', status));
  expect(field.value()).toEqual({ kind });
});

test('a place that could not be had is asked for again, one that is unknown is not', async () => {
  let status = 500;
  const field = await open('999999', () => refused('ANY', status));
  await field.type('');
  status = 404;
  await field.type('999999');
  expect(field.value()).toEqual({ kind: 'unknown' });
  await field.type('');
  await field.type('999999');
  expect(field.sent).toHaveLength(2);
});

test('while it is asked for it is called so, and a late answer to another pincode is not shown', async () => {
  const waiting = new Map<string, (answer: Place) => void>();
  const field = await open('560001', (pincode) => new Promise((resolve) => waiting.set(pincode, resolve)));
  expect(field.value()).toEqual({ kind: 'asking' });
  await field.type('411038');
  await field.act(() =>
    waiting.get('411038')?.(success({ ...bengaluru, city: 'Pune', state: 'Maharashtra' })),
  );
  expect(field.value()).toMatchObject({ kind: 'found', city: 'Pune' });
  await field.act(() => waiting.get('560001')?.(success(bengaluru)));
  expect(field.value()).toMatchObject({ kind: 'found', city: 'Pune' });
});

test('in another language it is asked for anew', async () => {
  const field = await open('560001', () => success(bengaluru));
  await field.words.change('hi');
  await field.draw();
  expect(field.sent).toHaveLength(2);
});
