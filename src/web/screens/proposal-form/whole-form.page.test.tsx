import { describe, expect, test } from 'vitest';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { aWireField, aWireForm, aWireProposal, aWireSection } from '#test/shown/wire-form.ts';
import { createAnswerSheet } from '#web/forms/answer-sheet.ts';
import type { Refusals } from '#web/forms/form-values.ts';
import type { FormPage } from '#web/proposal-parts/pages.ts';
import { useAllNo } from './use-all-no.ts';
import { useNominees } from './use-nominees.ts';

const choice = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

describe('one No for everybody', () => {
  const question = (member: string, name: string) =>
    aWireField(`${member}.${name}`, { kind: 'yes-no', label: `${name}?`, choices: choice('yes', 'no') });
  const form = aWireForm(
    'medicalDetails',
    ...['You', 'Spouse'].map((member) =>
      aWireSection(member, [question(member, 'asthma'), question(member, 'surgery')], { member }),
    ),
  );
  const names = ['You.asthma', 'You.surgery', 'Spouse.asthma', 'Spouse.surgery'];
  const all = (answer: string) => Object.fromEntries(names.map((name) => [name, answer]));

  async function open(
    answers: Record<string, string>,
    { page = 'medical-detail' as FormPage, refusals = {} as Refusals, wire = form } = {},
  ) {
    const sheet = createAnswerSheet(answers);
    const mounted = await mountHook(() => useAllNo(page, wire, sheet, refusals));
    const read = () => {
      const { stage, without, pressed } = mounted.value() ?? {};
      return [stage, without?.size, pressed];
    };
    const passes: (boolean | undefined)[] = [];
    return {
      ...mounted,
      sheet,
      read,
      press: async () => {
        await mounted.act(() => void passes.push(mounted.value()?.passes()));
        return passes.at(-1);
      },
    };
  }

  test('is asked for first, is read before it is confirmed, and stands for every answer then', async () => {
    const page = await open(all(''));
    expect(page.read()).toEqual(['ask', 4, 0]);
    expect(page.value()?.questions).toEqual(['asthma?', 'surgery?']);
    await page.act(() => page.value()?.go('confirm'));
    expect(page.read()).toEqual(['confirm', 4, 0]);
    expect(page.sheet.all()).toEqual(all(''));
    await page.act(() => page.value()?.declare());
    expect(page.read()).toEqual(['done', 4, 0]);
    expect(page.sheet.all()).toEqual(all('no'));
  });

  test('has to be answered before a save goes out', async () => {
    const page = await open(all(''));
    expect(await page.press()).toBe(false);
    expect(page.read()).toEqual(['ask', 4, 1]);
    await page.act(() => page.value()?.go('confirm'));
    expect(await page.press()).toBe(false);
    expect(page.read()).toEqual(['confirm', 4, 2]);
    await page.act(() => page.value()?.declare());
    expect(await page.press()).toBe(true);
    expect(page.read()).toEqual(['done', 4, 2]);
  });

  test('is left for answers of each person by who has a Yes, and by a press', async () => {
    const ill = await open({ ...all('no'), 'Spouse.asthma': 'yes' });
    expect(ill.read()).toEqual(['each', 0, 0]);
    const page = await open(all(''));
    await page.act(() => page.value()?.go('each'));
    expect(page.read()).toEqual(['each', 0, 0]);
    expect(await page.press()).toBe(true);
    await page.act(() => page.value()?.declare());
    expect(page.read()[0]).toBe('each');
  });

  test('was given before where all that came with the page is No', async () => {
    expect((await open(all('no'))).read()).toEqual(['done', 4, 0]);
  });

  test('is opened where one of the answers was refused', async () => {
    const refusals: Refusals = { 'You.asthma': { answer: 'no', message: 'Wrong', locale: 'en' } };
    expect((await open(all('no'), { refusals })).read()).toEqual(['each', 0, 0]);
  });

  test.each<[string, Parameters<typeof open>[1]]>([
    ['on forms of something else', { page: 'bank-details' }],
    [
      'where one question is asked of one person',
      {
        wire: aWireForm(
          'medicalDetails',
          aWireSection('You', [question('You', 'asthma')], { member: 'You' }),
        ),
      },
    ],
  ])('is not asked for %s', async (_where, setting) => {
    expect((await open(all(''), setting)).value()).toBeUndefined();
  });
});

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
