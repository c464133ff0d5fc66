import { describe, expect, test } from 'vitest';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { aWireField, aWireForm, aWireProposal, aWireSection } from '#test/shown/wire-form.ts';
import { createAnswerSheet } from '#web/forms/answer-sheet.ts';
import type { FormPage } from '#web/proposal-parts/pages.ts';
import { useNominees } from './use-nominees.ts';

const choice = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

describe('a nominee among the insured', () => {
  const form = aWireForm(
    'nomineeDetails',
    aWireSection('one', [
      aWireField('nominee_relationship', { kind: 'choice', choices: choice('spouse', 'father') }),
      ...['nominee_first_name', 'nominee_last_name', 'nominee_date_of_birth', 'nominee_share'].map((name) =>
        aWireField(name),
      ),
    ]),
  );
  const answersOf = (key: string, relation: string, first: string) => ({
    [`${key}.first_name`]: first,
    [`${key}.last_name`]: 'Sharma',
    [`${key}.date_of_birth`]: '1990-05-20',
    [`${key}.relationship_with_proposer`]: relation,
  });
  const member = (key: string) =>
    ({ key, serverID: key, relation: key, gender: 'MALE', age: '34y', name: null }) as const;
  const proposal = aWireProposal({
    members: [member('Spouse'), member('Father')],
    savedForm: {
      formData: {
        insuredMembers: {
          ...answersOf('Spouse', 'spouse', 'Rohan'),
          ...answersOf('Father', 'father', 'Mohan'),
        },
      },
    },
  });

  async function open(page: FormPage = 'nominee-detail', errors: readonly string[] = [], of = proposal) {
    const sheet = createAnswerSheet({ nominee_share: '100' });
    const summary = { errors: errors.map((field) => ({ field, message: 'Wrong' })) };
    const mounted = await mountHook(() => useNominees({ page, wire: form, sheet, summary, proposal: of }));
    return { ...mounted, sheet };
  }

  test('is chosen in one tap, which answers all that is asked of them', async () => {
    const page = await open();
    expect(page.value()).toMatchObject({ people: ['Spouse', 'Father'], nominee: undefined });
    expect(page.value()?.without.size).toBe(0);
    await page.act(() => page.value()?.choose('Father'));
    expect(page.value()?.nominee).toBe('Father');
    expect(page.sheet.all()).toMatchObject({
      nominee_first_name: 'Mohan',
      nominee_relationship: 'father',
      nominee_date_of_birth: '1990-05-20',
      nominee_share: '100',
    });
    expect([...(page.value()?.without ?? [])]).toEqual(
      expect.arrayContaining(['nominee_first_name', 'nominee_relationship', 'nominee_date_of_birth']),
    );
    expect(page.value()?.without.has('nominee_share')).toBe(false);
  });

  test('gives way to another person, of whom nothing is known', async () => {
    const page = await open();
    await page.act(() => page.value()?.choose('Spouse'));
    await page.act(() => page.value()?.other());
    expect(page.value()?.nominee).toBeUndefined();
    expect(page.sheet.all()).toMatchObject({
      nominee_first_name: '',
      nominee_one_name: false,
      nominee_relationship: '',
      nominee_share: '100',
    });
  });

  test('has open fields where one of them was refused', async () => {
    const page = await open('nominee-detail', ['nominee_first_name']);
    await page.act(() => page.value()?.choose('Spouse'));
    expect(page.value()?.without.size).toBe(0);
    const other = await open('nominee-detail', ['nominee_share']);
    await other.act(() => other.value()?.choose('Spouse'));
    expect(other.value()?.without.size).toBeGreaterThan(0);
  });

  test('is nobody on other forms, or where nobody can be', async () => {
    expect((await open('bank-details')).value()).toBeUndefined();
    expect((await open('nominee-detail', [], { ...proposal, members: [] })).value()).toBeUndefined();
  });
});
