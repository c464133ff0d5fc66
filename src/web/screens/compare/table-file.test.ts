import { expect, test } from 'vitest';
import { aColumn, inPlainEnglish } from '#test/builders/compared-plans.ts';
import type { Comparison } from './load.ts';
import { tableFile } from './table-file.ts';

test('the file of a comparison has a name of its plans and a column for each', () => {
  const columns = [
    aColumn('poorna-10l', { product_title: 'Poorna' }),
    aColumn('anant-10l', { product_title: 'Anant' }),
  ];
  const uidata = {
    members: [{ id: 'you', person: 'You', type: 'adult', age: 34, diseases: [], lifestyle: [] }],
  };
  const data = { columns, uidata, coverStart: '2026-11-22' } as unknown as Comparison; // the rest of it no table asks for
  const { name, text } = tableFile(inPlainEnglish, data);
  expect(name).toBe('chhatri-poorna-10l-anant-10l.csv');
  const [head = '', ...rows] = text.split('\r\n');
  expect(head).toBe('\uFEFF"","","Poorna","Anant"');
  expect(rows.length).toBeGreaterThan(20);
});
