import { expect, test } from 'vitest';
import { aColumn, inPlainEnglish } from '#test/builders/compared-plans.ts';
import type { Api } from '#web/browser/network/api.ts';
import type { Comparison } from './load.ts';
import { tableFile } from './table-file.ts';

const nobody = { call: async () => ({ ok: false, status: 503 }) } as unknown as Api; // of a refusal no more is read

test.each([
  ['', 'where no hospital is named'],
  ['hospitals=8900080000001.560001', 'where a hospital is named of which no answer comes'],
])('the file of a comparison has a name of its plans and a column for each (%s: %s)', async (query) => {
  const columns = [
    aColumn('poorna-10l', { product_title: 'Poorna' }),
    aColumn('anant-10l', { product_title: 'Anant' }),
  ];
  const uidata = {
    members: [{ id: 'you', person: 'You', type: 'adult', age: 34, diseases: [], lifestyle: [] }],
  };
  const data = { list: { quoteId: 'q' }, columns, uidata, coverStart: '2026-11-22' } as unknown as Comparison; // the rest of it no table asks for
  const search = new URLSearchParams(query);
  const { name, text } = await tableFile(inPlainEnglish, data, { api: nobody, search });
  expect(name).toBe('chhatri-poorna-10l-anant-10l.csv');
  const [head = '', ...rows] = text.split('\r\n');
  expect(head).toBe('\uFEFF"","","Poorna","Anant"');
  expect(rows.length).toBeGreaterThan(20);
  expect(text).not.toContain('Your hospital');
});
