import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { aCatalogue, anInsurer } from '#test/builders/plan-builders.ts';
import { noAnswer } from '#test/usecase-ports.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import { findAreas } from './find-areas.ts';

const acme = anInsurer('acme');
const naming = { ...anInsurer('naming'), capabilities: { ...acme.capabilities, areaFetch: true } };
const catalogue = {
  ...aCatalogue([]),
  insurers: new Map([acme, naming].map((insurer) => [insurer.slug, insurer])),
};

async function askAreas(insurer: InsurerSlug, pincode: string, areas: InsurerGateway['areas']) {
  const notes: unknown[] = [];
  const pincodes: string[] = [];
  const answer = await findAreas(
    {
      catalogue: { current: () => catalogue },
      journal: { note: (event, facts) => notes.push([event, facts]) },
      // Nothing else of an insurer is asked here.
      insurer: {
        areas: (of, code) => {
          pincodes.push(code);
          return areas(of, code);
        },
      } as InsurerGateway,
    },
    insurer,
    pincode,
  );
  return { answer, notes, heard: pincodes };
}

const answering =
  (...value: readonly string[]) =>
  async () =>
    ({ ok: true, value }) as const;

test('are those that the insurer names, each once, as its pincode is spelled', async () => {
  const { answer, heard } = await askAreas(
    naming.slug,
    '411 038',
    answering('Kothrud', ' Karve Nagar ', 'Kothrud'),
  );
  expect(answer).toEqual({ ok: true, value: ['Kothrud', 'Karve Nagar'] });
  expect(heard).toEqual(['411038']);
});

test('what no field could hold is left out, and of very many the rest', async () => {
  const many = Array.from({ length: 60 }, (_, at) => `Area ${at}`);
  const { answer } = await askAreas(naming.slug, '411038', answering('', ' ', 'x'.repeat(121), ...many));
  expect(answer).toEqual({ ok: true, value: many.slice(0, 50) });
  const longest = 'x'.repeat(120);
  expect((await askAreas(naming.slug, '411038', answering(longest))).answer).toEqual({
    ok: true,
    value: [longest],
  });
});

test('are none where the insurer names none: it is not asked', async () => {
  const { answer, heard } = await askAreas(acme.slug, '411038', answering('Kothrud'));
  expect([answer, heard]).toEqual([{ ok: true, value: [] }, []]);
});

test('are none while the insurer does not answer, and operators are told', async () => {
  const { answer, notes } = await askAreas(naming.slug, '411038', noAnswer);
  expect(answer).toEqual({ ok: true, value: [] });
  expect(notes).toEqual([['areas-unknown', { insurer: 'naming', reason: 'timed-out' }]]);
});

test.each([
  [
    'a pincode that is none',
    naming.slug,
    '000000',
    { code: 'PINCODE_INVALID', fields: [{ field: 'pincode', code: 'PINCODE_INVALID' }] },
  ],
  ['an insurer that is none', asId<InsurerSlug>('nobody'), '411038', { code: 'NOT_FOUND' }],
])('%s is refused', async (_what, insurer, pincode, failure) => {
  const { answer, heard } = await askAreas(insurer, pincode, answering('Kothrud'));
  expect(answer).toEqual({ ok: false, failure });
  expect(heard).toEqual([]);
});
