import { describe, expect, test } from 'vitest';
import type { ServiceForm } from '#domain/message/letter.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { inEnglish } from '#test/voices.ts';
import { serviceFormLetter } from './service-news.ts';

const form: ServiceForm = {
  ...{
    kind: 'service-form',
    service: 'claim',
    act: 'ask',
    reference: 'CH 9112 8041',
    policyNumber: 'SHY-26',
  },
  ...{ insurer: 'Sahyadri Health', insurerPhone: undefined, plan: 'Sampurna', dueOn: aDay('2026-12-15') },
  ...{ holder: 'Asha Kulkarni', mobile: '9822044170', details: {} },
};

function rowsOf(change: Partial<ServiceForm>): readonly string[] {
  const { blocks } = serviceFormLetter(inEnglish, { ...form, ...change });
  return blocks.flatMap((block) => (block.kind === 'ledger' ? block.rows.map(({ value }) => value) : []));
}

describe('the form that an insurer is mailed', () => {
  test.each([
    ['planned', 'Planned stay'],
    ['emergency', 'Emergency'],
    ['bills', 'Bills that were paid'],
  ])('of a claim of the sort %s says that in words, and its day as people write it', (sort, words) => {
    const rows = rowsOf({ details: { sort, person: 'Asha', admittedOn: '2026-11-30', amount: 42_600 } });
    expect(rows).toEqual(expect.arrayContaining([words, 'Asha', '30 Nov 2026', '₹42,600']));
    expect(rows).not.toContain('2026-11-30');
  });

  test('of a return says its last day as people write it', () => {
    const rows = rowsOf({ service: 'return', details: { lastDay: '2026-11-29', comesBack: 16_910 } });
    expect(rows).toEqual(expect.arrayContaining(['29 Nov 2026', '₹16,910']));
  });
});
