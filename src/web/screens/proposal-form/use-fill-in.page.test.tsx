import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireField } from '#contract/proposal/shapes.ts';
import { type CallAnswers, fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook, rest } from '#test/shown/mounted-hook.tsx';
import { aWireField, aWireForm, aWireProposal, aWireSection } from '#test/shown/wire-form.ts';
import { createAnswerSheet } from '#web/forms/answer-sheet.ts';
import { useFillIn } from './use-fill-in.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const pause = 250;
const choices = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase(), label: name }));

const bankFields = [
  aWireField('ifsc', { kind: 'ifsc' }),
  ...['bank_name', 'bank_branch', 'bank_city', 'account'].map((name) => aWireField(name)),
];
const placeFields = [
  aWireField('pincode', { kind: 'pincode' }),
  aWireField('city'),
  aWireField('state', { kind: 'choice', choices: choices('Karnataka', 'Goa') }),
  aWireField('area'),
];

/** A form that came with these answers, over calls that are answered so. */
async function open(
  fields: readonly WireField[],
  answers: CallAnswers,
  {
    first = {},
    fetchesAreas = false,
  }: { readonly first?: Record<string, string>; readonly fetchesAreas?: boolean } = {},
) {
  const table: { now: CallAnswers } = { now: answers };
  const { api, sent } = fakeApi({
    getPlace: (input) => answerOf(table.now.getPlace, input),
    fetchBankDetails: (input) => answerOf(table.now.fetchBankDetails, input),
    fetchArea: (input) => answerOf(table.now.fetchArea, input),
  });
  const blank = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const sheet = createAnswerSheet({ ...blank, ...first });
  const form = aWireForm('bankDetails', aWireSection('one', fields));
  const proposal = aWireProposal({
    fetches_areas: fetchesAreas,
    planData: { insurerSlug: 'kaveri', productSlug: 'kaveri-saral' },
  });
  const page = await mountHook(() => useFillIn(sheet, form, proposal), { api, areas: ['purchase'] });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await rest();
  };
  return {
    sheet,
    sent,
    value: page.value,
    unmount: page.unmount,
    pass,
    answer: (next: CallAnswers) => {
      table.now = next;
    },
    type: async (name: string, text: string, ms = pause) => {
      await page.act(() => sheet.set(name, text));
      await pass(ms);
    },
  };
}

function answerOf<Input, Result>(
  answer: Result | ((input: Input) => Result) | undefined,
  input: Input,
): Result {
  if (answer === undefined) throw new Error('No answer');
  return answer instanceof Function ? answer(input) : answer;
}

const branch = { BankName: 'State Bank', BankBranchName: 'Fort', City: 'Mumbai' };
const other = { BankName: 'Canara Bank', BankBranchName: 'Hampi', City: 'Hosapete' };
const place = {
  pincode: '560001',
  city_id: 'bengaluru',
  zone: 1,
  city: 'Bengaluru',
  state: 'Karnataka',
  state_id: 'karnataka',
  also_in: [],
  is_guess: false,
};

describe('the code of a bank', () => {
  test('fills in bank, branch and city once it is whole and typing rests, and says so', async () => {
    const form = await open(bankFields, { fetchBankDetails: success(branch) });
    await form.type('ifsc', 'SBIN000030');
    expect(form.sent).toEqual([]);
    await form.type('ifsc', 'sbin0000300', pause - 1);
    expect(form.sent).toEqual([]);
    expect(form.value().notes).toEqual({ ifsc: null });
    await form.pass(1);
    expect(form.sent.map(({ name, input }) => [name, input])).toEqual([
      [
        'fetchBankDetails',
        { params: { insurer: 'kaveri' }, body: { IFSC: 'SBIN0000300', health_product_slug: 'kaveri-saral' } },
      ],
    ]);
    expect(form.sheet.all()).toMatchObject({
      bank_name: 'State Bank',
      bank_branch: 'Fort',
      bank_city: 'Mumbai',
      account: '',
    });
    expect(form.value().notes.ifsc).toMatchObject({
      words: expect.stringContaining('State Bank'),
      isTrouble: false,
    });
  });

  test('that the form came with is not asked for, nor is one that was typed back', async () => {
    const form = await open(
      bankFields,
      { fetchBankDetails: success(branch) },
      { first: { ifsc: 'SBIN0000300' } },
    );
    await form.pass(pause);
    await form.type('ifsc', 'SBIN');
    await form.type('ifsc', 'SBIN0000300');
    expect(form.sent).toEqual([]);
    await form.type('ifsc', 'CNRB0000001');
    expect(form.sent).toHaveLength(1);
    await form.type('ifsc', 'CNRB');
    expect(form.value().notes).toEqual({ ifsc: null });
    await form.type('ifsc', 'CNRB0000001');
    expect(form.sent).toHaveLength(1);
    expect(form.value().notes.ifsc).not.toBeNull();
  });

  test('that follows another takes what that one filled in, and leaves what somebody typed', async () => {
    const form = await open(bankFields, { fetchBankDetails: success(branch) });
    await form.type('ifsc', 'SBIN0000300');
    await form.type('bank_branch', 'Of my own');
    form.answer({ fetchBankDetails: refused('BANK_NOT_FOUND', 404) });
    await form.type('ifsc', 'CNRB0000001');
    expect(form.sheet.all()).toMatchObject({ bank_name: '', bank_branch: 'Of my own', bank_city: '' });
    expect(form.value().notes).toEqual({ ifsc: null });
  });

  test('that is not known empties what the form came with, and no other answer', async () => {
    const form = await open(
      bankFields,
      { fetchBankDetails: refused('BANK_NOT_FOUND', 404) },
      { first: { ifsc: 'SBIN0000300', bank_name: 'State Bank', account: '1234' } },
    );
    await form.type('bank_city', 'Pune');
    await form.type('ifsc', 'CNRB0000001');
    expect(form.sheet.all()).toMatchObject({ bank_name: '', bank_city: 'Pune', account: '1234' });
  });

  test('that belongs to a bank of before is to be corrected, and empties nothing until then', async () => {
    const form = await open(bankFields, { fetchBankDetails: success(branch) });
    await form.type('ifsc', 'SBIN0000300');
    form.answer({ fetchBankDetails: refused('IFSC_MERGED') });
    await form.type('ifsc', 'CNRB0000001');
    expect(form.value().notes.ifsc).toMatchObject({ words: 'words of IFSC_MERGED', isTrouble: true });
    expect(form.sheet.all()).toMatchObject({ bank_name: 'State Bank', bank_branch: 'Fort' });
  });

  test('that cannot be looked up now says nothing and empties nothing', async () => {
    const form = await open(bankFields, { fetchBankDetails: success(branch) });
    await form.type('ifsc', 'SBIN0000300');
    form.answer({ fetchBankDetails: refused('INTERNAL', 500) });
    await form.type('ifsc', 'CNRB0000001');
    expect(form.value().notes).toEqual({ ifsc: null });
    expect(form.sheet.all()).toMatchObject({ bank_name: 'State Bank', bank_branch: 'Fort' });
  });

  test('is looked up for the last one alone: an answer that comes late fills in nothing', async () => {
    const waiting: ((answer: CallResult<'fetchBankDetails'>) => void)[] = [];
    const form = await open(bankFields, {
      fetchBankDetails: () => new Promise((resolve) => waiting.push(resolve)),
    });
    await form.type('ifsc', 'SBIN0000300');
    await form.type('ifsc', 'CNRB0000001');
    waiting[1]?.(success(other));
    await form.pass(0);
    waiting[0]?.(success(branch));
    await form.pass(0);
    expect(form.sheet.all()).toMatchObject({ bank_name: 'Canara Bank' });
  });

  test('is not asked for once the form is left', async () => {
    const form = await open(bankFields, { fetchBankDetails: success(branch) });
    await form.type('ifsc', 'SBIN0000300', 0);
    form.unmount();
    await form.pass(pause);
    expect(form.sent).toEqual([]);
  });

  test('fills in the choice of a list by its name, and nothing that may not be changed', async () => {
    const fields = [
      aWireField('ifsc', { kind: 'ifsc' }),
      aWireField('bank_name', { kind: 'choice', choices: choices('State Bank', 'Canara Bank') }),
      aWireField('bank_branch', { readOnly: true }),
    ];
    const form = await open(
      fields,
      { fetchBankDetails: success(branch) },
      { first: { bank_branch: 'Main' } },
    );
    await form.type('ifsc', 'SBIN0000300');
    expect(form.sheet.all()).toMatchObject({ bank_name: 'state bank', bank_branch: 'Main' });
    form.answer({ fetchBankDetails: refused('BANK_NOT_FOUND', 404) });
    await form.type('ifsc', 'CNRB0000001');
    expect(form.sheet.all()).toMatchObject({ bank_name: '', bank_branch: 'Main' });
  });
});

describe('a pincode', () => {
  test('fills in city and state, and says which', async () => {
    const form = await open(placeFields, { getPlace: success(place) });
    await form.type('pincode', '56000');
    await form.type('pincode', '560 001');
    expect(form.sent.map(({ name, input }) => [name, input])).toEqual([
      ['getPlace', { params: { pincode: '560001' }, body: {} }],
    ]);
    expect(form.sheet.all()).toMatchObject({ city: 'Bengaluru', state: 'karnataka' });
    expect(form.value().notes.pincode).toMatchObject({
      words: expect.stringContaining('Bengaluru'),
      isTrouble: false,
    });
  });

  test.each([
    ['whose place is guessed from its neighbours', { ...place, is_guess: true }],
    ['that lies in two states', { ...place, also_in: [{ city: 'Panaji', state: 'Goa', state_id: 'goa' }] }],
  ])('%s fills in nothing, and says what it may be', async (_what, answer) => {
    const form = await open(placeFields, { getPlace: success(answer) });
    await form.type('pincode', '560001');
    expect(form.sheet.all()).toMatchObject({ city: '', state: '' });
    const words = form.value().notes.pincode?.words ?? '';
    expect(words).toContain('Karnataka');
    expect(words.includes('Goa')).toBe(answer.also_in.length > 0);
  });

  test('a state that the form does not offer stays open', async () => {
    const form = await open(placeFields, { getPlace: success({ ...place, state_id: 'sikkim' }) });
    await form.type('pincode', '737101');
    expect(form.sheet.all()).toMatchObject({ city: 'Bengaluru', state: '' });
  });

  test.each([
    ['PINCODE_INVALID', { city: '', state: '' }],
    ['INTERNAL', { city: 'Bengaluru', state: 'karnataka' }],
  ])('%s of the next one leaves %j', async (code, answers) => {
    const form = await open(placeFields, { getPlace: success(place) });
    await form.type('pincode', '560001');
    form.answer({ getPlace: refused(code, 422) });
    await form.type('pincode', '560002');
    expect(form.sheet.all()).toMatchObject(answers);
    expect(form.value().notes).toEqual({ pincode: null });
  });
});

describe('areas of a pincode', () => {
  const areas = (...names: string[]) => ({
    getPlace: success(place),
    fetchArea: success({ areas: names }),
  });

  test('are offered where the insurer names them, and said beside the place', async () => {
    const form = await open(placeFields, areas('MG Road', 'Domlur'), { fetchesAreas: true });
    expect(form.value().suggested).toBeUndefined();
    await form.type('pincode', '560001');
    expect(form.sent.find(({ name }) => name === 'fetchArea')?.input).toEqual({
      params: { insurer: 'kaveri' },
      body: { pincode: '560001', health_product_slug: 'kaveri-saral' },
    });
    expect(form.value().suggested).toEqual({ area: ['MG Road', 'Domlur'] });
    expect(form.value().notes.pincode?.words).toMatch(/Bengaluru.* .*560001/);
    await form.type('pincode', '5600');
    expect(form.value().suggested).toBeUndefined();
  });

  test.each([
    ['the insurer names none', placeFields, false],
    ['the form does not ask for one', placeFields.slice(0, 3), true],
  ])('are not asked for where %s', async (_why, fields, fetchesAreas) => {
    const form = await open(fields, areas('MG Road'), { fetchesAreas });
    await form.type('pincode', '560001');
    expect(form.sent.map(({ name }) => name)).toEqual(['getPlace']);
  });

  test('an area of the pincode before goes with it, and one that was typed stays', async () => {
    const form = await open(placeFields, areas('MG Road'), { fetchesAreas: true });
    await form.type('pincode', '560001');
    await form.type('area', 'MG Road');
    form.answer(areas('Indiranagar'));
    await form.type('pincode', '560038');
    expect(form.sheet.all().area).toBe('');
    await form.type('area', 'My own corner');
    await form.type('pincode', '560001');
    expect(form.sheet.all().area).toBe('My own corner');
  });

  test('that could not be had are none, and nothing is said of them', async () => {
    const form = await open(
      placeFields,
      { getPlace: success(place), fetchArea: refused('INTERNAL', 500) },
      { fetchesAreas: true },
    );
    await form.type('pincode', '560001');
    expect(form.value().suggested).toBeUndefined();
    expect(form.value().notes.pincode?.words).not.toContain('560001');
  });
});
