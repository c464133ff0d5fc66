import { expect, test } from 'vitest';
import { goodValues } from '#test/field-values.ts';
import { cleanAnswer } from './clean-answer.ts';
import type { Answer, FieldKind } from './fields.ts';

test.each<readonly [FieldKind, unknown, Answer]>([
  ...goodValues,
  ['name', '  Asha\u200D   Rao ', 'Asha Rao'],
  ['name', 'Asha\tRao', 'Asha Rao'],
  ['text', '  Flat 4,   MG  Road ', 'Flat 4, MG Road'],
  ['long-text', ' one\r\ntwo\rthree  four ', 'one\ntwo\nthree  four'],
  ['mobile', ' +91 98220 44170', '9822044170'],
  ['pan', ' abcps-1234f', 'ABCPS1234F'],
  ['ifsc', 'hdfc 0000001', 'HDFC0000001'],
  ['pincode', ' 560 034 ', '560034'],
  ['amount', '₹ 12,34,567', '1234567'],
  ['amount', 'Rs. 5,00,000/-', '500000'],
  ['amount', '5 Lakh', '500000'],
  ['amount', '7.5L', '750000'],
  ['amount', '५ लाख', '500000'],
  ['amount', '0.5 crore', '5000000'],
  ['amount', '1 करो\u095c', '10000000'],
  ['amount', '1 करो\u0921\u093c', '10000000'],
  ['amount', '₹ 05,00,000', '500000'],
  ['amount', '00', '0'],
  ['number', '07', '7'],
  ['height', '0170.5', '170.5'],
  ['weight', '0.5', '0.5'],
  ['pincode', '056034', '056034'],
  ['amount', 'five lakh', 'fivelakh'],
  ['amount', '5 lakhs more', '5lakhsmore'],
  ['date', ' 1992-05-05 ', '1992-05-05'],
  ['choice', ' KA ', 'KA'],
  ['yes-no', true, 'yes'],
  ['yes-no', ' yes ', 'yes'],
  ['tick', false, false],
  ['checkboxes', [' 1', '2 ', '1', ''], ['1', '2']],
])('%s: %j is kept as %j', (kind, raw, answer) => {
  expect(cleanAnswer(kind, raw)).toEqual({ kind: 'answer', answer });
});

test.each<[FieldKind, unknown]>([
  ['name', undefined],
  ['name', ''],
  ['text', ' \u200B '],
  ['checkboxes', []],
  ['checkboxes', ['', ' ']],
])('%s: %j is no answer', (kind, raw) => {
  expect(cleanAnswer(kind, raw)).toEqual({ kind: 'absent' });
});

test.each<FieldKind>(['name', 'tick', 'checkboxes'])('%s: null takes an answer back', (kind) => {
  expect(cleanAnswer(kind, null)).toEqual({ kind: 'erased' });
});

test.each<[FieldKind, unknown]>([
  ['name', 7],
  ['name', true],
  ['tick', 'true'],
  ['checkboxes', '1'],
  ['checkboxes', ['1', 2]],
  ['yes-no', 1],
  ['text', { a: 1 }],
])('%s: %j is of no type that it takes', (kind, raw) => {
  expect(cleanAnswer(kind, raw)).toEqual({ kind: 'wrong-type' });
});
