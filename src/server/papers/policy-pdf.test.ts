import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#usecases/policy-schedule.ts';
import { policyPdf } from './policy-pdf.ts';

function aSchedule(names: readonly string[]): PolicySchedule {
  return {
    policyNumber: 'SHY-26-0048-11739',
    proposalNumber: 'CHT-2AB3-4CD5-6EF7',
    insurerTitle: 'Sahyadri Health',
    insurerPhone: '1800 000 0000',
    productTitle: 'Arogya Sanjeevani',
    coverBasis: 'floater',
    sumInsured: lakh(10),
    deductible: undefined,
    coverFrom: isoDate(2026, 11, 21),
    coverUntil: isoDate(2027, 11, 20),
    issuedOn: isoDate(2026, 11, 20),
    termYears: 1,
    proposer: { name: 'Asha Kulkarni', mobile: '9876543210', email: 'asha@example.com' },
    nominee: 'Rohan Kulkarni',
    insured: names.map((name) => ({
      name,
      relation: 'You',
      age: { unit: 'years', count: 34 },
      dateOfBirth: isoDate(1992, 3, 4),
    })),
    price: { net: rupees(18_240), tax: rupees(0), total: rupees(18_240) },
    payment: { reference: 'order_1', method: 'UPI' },
    waits: [{ kind: 'accident', coveredFrom: isoDate(2026, 11, 21) }],
    isDemo: true,
  };
}

const latin = await policyPdf(aSchedule(['Asha Kulkarni']));

/** The file with its packed parts unpacked, letter for byte. */
function unpacked(file: Buffer): string {
  const text = file.toString('latin1');
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}

test('the schedule is a tagged document with its language and title', () => {
  const text = unpacked(latin);
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toMatch(/\/Lang \(en-IN\)/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/S /H1');
  expect(text).toContain('/S /TH');
  expect(text).toContain('/DisplayDocTitle true');
});

test('a name in Devanagari is written in a face that has its letters', async () => {
  const fonts = (file: Buffer) => new Set(unpacked(file).match(/\/FontName \/[A-Z]+\+[\w-]+/g)).size;
  const hindi = await policyPdf(aSchedule(['आशा कुलकर्णी']));
  expect(fonts(hindi)).toBeGreaterThan(fonts(latin));
});

test.each([1, 20])('%i people fit, on as many pages as they need', async (count) => {
  const file = await policyPdf(
    aSchedule(Array.from({ length: count }, (_, index) => `Person ${'x'.repeat(index)}`)),
  );
  const pages = unpacked(file).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBe(count === 1 ? 1 : 2);
});
