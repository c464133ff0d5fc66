import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireKyc } from '#contract/kyc/shapes.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { rest } from '#test/shown/mounted-hook.tsx';
import { type MountedModel, mountModel } from '#test/shown/mounted-model.tsx';
import { aWireProposal } from '#test/shown/wire-form.ts';
import { type KycPage, pendingTries, useKycPage } from './model.ts';
import { kycPage } from './page.ts';
import type { KycAnswer, KycCode } from './search-state.ts';

let leftFor: string[];
const pages: MountedModel<KycPage>[] = [];
beforeEach(() => {
  leftFor = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void leftFor.push(String(to)));
});
afterEach(() => {
  for (const page of pages.splice(0)) page.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const field = (name: 'doc_no' | 'name' | 'dob' | 'pincode', prefilled: string | null = null) => ({
  name,
  label: name,
  hint: null,
  prefilled,
});
const code: KycCode = {
  certificate_type: 'PAN',
  masked_number: 'XXXXXX406F',
  masked_mobile: null,
  is_open: true,
  send_again_in: 90,
};
const kyc: WireKyc = {
  kyc_mode: 'CKYC',
  kyc_stage: 'NOT_STARTED',
  kyc_completed: false,
  certificate_types: [
    {
      id: 'PAN',
      label: 'PAN',
      hint: '',
      fields: [field('doc_no', 'XXXXXX234F'), field('name', 'Asha Rao'), field('dob', '1990-05-20')],
    },
    { id: 'PASSPORT', label: 'Passport', hint: '', fields: [field('doc_no'), field('pincode', '560034')] },
  ],
  mandatory_fields: [],
  attempts_left: 4,
  tries_back_at: null,
  code: null,
  opens_in_new_tab: false,
  may_edit_pan: false,
};
const proposal = aWireProposal({
  proposalID: 'p1',
  planData: { insurerSlug: 'kaveri' },
  kyc_mode: 'CKYC',
  savedForm: { formData: { proposerDetails: { pep: 'no' } } },
});
const anAnswer = (facts: Partial<KycAnswer>) =>
  success<KycAnswer>({
    success: false,
    kyc_stage: 'NOT_FOUND',
    err_msg: null,
    kyc_data: null,
    attempts_left: 3,
    code: null,
    next: [],
    ...facts,
  });
type Answer = ReturnType<typeof anAnswer> | ReturnType<typeof refused>;

async function open(
  answers: readonly (Answer | Promise<Answer>)[] = [],
  change: Partial<WireKyc> = {},
  search = '',
) {
  const remaining = [...answers];
  const { api, sent } = fakeApi({ kycSearch: () => remaining.shift() ?? anAnswer({}) });
  const page = await mountModel(() => useKycPage(), {
    page: kycPage,
    data: { proposal, kyc: { ...kyc, ...change } },
    path: `/health-plan/proposals/p1/kyc${search}`,
    api,
    areas: ['purchase'],
  });
  pages.push(page);
  return {
    ...page,
    sent: () => sent.map(({ input }) => input.body),
    params: () => sent.map(({ input }) => input.params),
    submit: () => page.act(() => page.value().submit()),
    type: (change: Parameters<KycPage['type']>[0]) => page.act(() => page.value().type(change)),
    errors: () => page.value().errors.list.map(({ field: name, message }) => [name, message]),
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await rest();
    },
  };
}

describe('a search by a document', () => {
  test('is made with what the forms gave, and leads on once somebody is found', async () => {
    const page = await open([anAnswer({ kyc_stage: 'VERIFIED', success: true })]);
    await page.submit();
    expect(page.params()).toEqual([{ insurer: 'kaveri', id: 'p1' }]);
    expect(page.sent()).toEqual([
      {
        certificate_type: 'PAN',
        mandatory_fields: { pep_flag: false },
        fieldsets: { doc_no: 'XXXXXX234F', name: 'Asha Rao', dob: '1990-05-20' },
      },
    ]);
    expect(page.address()).toBe('/health-plan/proposals/p1/kyc-success');
  });

  test('is made with what was typed', async () => {
    const page = await open();
    await page.type({ proof: 'PASSPORT', doc_no: 'J8369854', pincode: '560001', pep: 'yes' });
    await page.submit();
    expect(page.sent()).toMatchObject([
      {
        certificate_type: 'PASSPORT',
        mandatory_fields: { pep_flag: true },
        fieldsets: { doc_no: 'J8369854', pincode: '560001' },
      },
    ]);
  });

  test('waits for what has to be chosen, and says so at its field until it is', async () => {
    const page = await open();
    await page.type({ proof: '', pep: '' });
    await page.submit();
    expect(page.sent()).toEqual([]);
    expect(page.errors().map(([name]) => name)).toEqual(['certificate_type', 'pep']);
    expect(page.value().errors.attempt).toBe(1);
    await page.type({ proof: 'PAN' });
    expect(page.errors().map(([name]) => name)).toEqual(['pep']);
    await page.words.change('hi');
    await page.act(() => undefined);
    expect(page.errors()).toEqual([['pep', page.words.t('kyc.pep.missing')]]);
  });

  test('that finds nobody says so in words, with the tries that are left', async () => {
    const page = await open([anAnswer({ err_msg: 'Nobody by this number.', next: ['PASSPORT'] })]);
    await page.submit();
    expect(page.value()).toMatchObject({
      message: 'Nobody by this number.',
      busy: false,
      state: { stage: 'NOT_FOUND', remainingTries: 3, next: ['PASSPORT'], searches: 1 },
    });
    expect(page.address()).toBe('/health-plan/proposals/p1/kyc');
  });

  test('whose answers were refused says it at their fields, and the search before stands', async () => {
    const page = await open([
      anAnswer({ err_msg: 'Nobody.' }),
      anAnswer({ form_error: { name: 'Not this name.' }, attempts_left: 2 }),
      anAnswer({}),
    ]);
    await page.submit();
    await page.submit();
    expect(page.errors()).toEqual([['name', 'Not this name.']]);
    expect(page.value()).toMatchObject({
      message: 'Nobody.',
      state: { remainingTries: 2, searches: 1 },
      errors: { attempt: 1 },
    });
    await page.submit();
    expect(page.errors()).toEqual([]);
    expect(page.value().message).toBeUndefined();
  });

  test.each<[string, Answer]>([
    ['failed', anAnswer({ kyc_stage: 'FAILED' })],
    ['was the last one', anAnswer({ attempts_left: 0 })],
    ['was refused and was the last one', anAnswer({ attempts_left: 0, form_error: { name: 'No.' } })],
    ['is locked', refused('KYC_LOCKED')],
  ])('that %s leads to the page that says how to go on', async (_how, answer) => {
    const page = await open([answer]);
    await page.submit();
    expect(page.address()).toBe('/health-plan/proposals/p1/kyc-failure');
  });

  test('that met trouble says so until the next press', async () => {
    const page = await open([refused('INTERNAL', 500)]);
    await page.submit();
    expect(page.value()).toMatchObject({ trouble: { code: 'INTERNAL' }, busy: false });
    await page.submit();
    expect(page.value().trouble).toBeUndefined();
  });

  test('runs once, however often it is pressed', async () => {
    const page = await open([new Promise(() => undefined)]);
    await page.submit();
    await page.submit();
    await page.act(() => page.value().sendAgain());
    expect(page.value().busy).toBe(true);
    expect(page.sent()).toHaveLength(1);
  });

  test('on the page of the registry leaves for it, and nothing is asked here', async () => {
    const page = await open([], { kyc_mode: 'REDIRECT' });
    await page.submit();
    expect(leftFor).toEqual(['/health-plan/identity/to-registry/p1/?pep=no']);
    expect(page.sent()).toEqual([]);
  });

  test('that is pending is made again by itself, every three seconds and so often', async () => {
    const page = await open(Array.from({ length: 9 }, () => anAnswer({ kyc_stage: 'PENDING' })));
    await page.submit();
    await page.pass(2_999);
    expect(page.sent()).toHaveLength(1);
    await page.pass(1);
    expect(page.sent()).toHaveLength(2);
    for (let tries = 0; tries < 9; tries += 1) await page.pass(3_000);
    expect(page.sent()).toHaveLength(1 + pendingTries);
    await page.submit();
    await page.pass(3_000);
    expect(page.sent()).toHaveLength(3 + pendingTries);
  });

  test('of which nobody waits any more is not made again', async () => {
    const page = await open([anAnswer({ kyc_stage: 'PENDING' })]);
    await page.submit();
    page.unmount();
    await page.pass(30_000);
    expect(page.sent()).toHaveLength(1);
  });
});

describe('a code that was sent', () => {
  test('is asked for, and sent as it was typed', async () => {
    const page = await open([anAnswer({ kyc_stage: 'OTP_SENT', code }), anAnswer({ kyc_stage: 'VERIFIED' })]);
    await page.submit();
    expect(page.value()).toMatchObject({ code, typed: { otp: '' } });
    await page.type({ otp: '12 34 56' });
    await page.submit();
    expect(page.sent()[1]).toMatchObject({ certificate_type: 'PAN', fieldsets: { otp: '123456' } });
    expect(page.address()).toBe('/health-plan/proposals/p1/kyc-success');
  });

  test('is sent again by a press, for the document that it is for', async () => {
    const page = await open([anAnswer({ kyc_stage: 'OTP_SENT', code })], { code });
    await page.type({ proof: 'PASSPORT' });
    await page.act(() => page.value().sendAgain());
    expect(page.sent()).toEqual([
      { certificate_type: 'PAN', mandatory_fields: { pep_flag: false }, fieldsets: { send_again: true } },
    ]);
  });

  test('that is wrong is said at its field, and is emptied by the next one', async () => {
    const page = await open(
      [
        anAnswer({ kyc_stage: 'OTP_SENT', code, form_error: { otp: 'Wrong code.', name: 'x' } }),
        anAnswer({ kyc_stage: 'OTP_SENT', code }),
      ],
      { code },
    );
    await page.type({ otp: '111111' });
    await page.submit();
    expect(page.errors()).toEqual([['otp', 'Wrong code.']]);
    expect(page.value().typed.otp).toBe('111111');
    await page.submit();
    expect(page.value().typed.otp).toBe('');
  });

  test('waits while another document is tried, and is led back to', async () => {
    const page = await open([anAnswer({ kyc_stage: 'OTP_SENT', code })], { code }, '?document=other');
    expect(page.value()).toMatchObject({ code: undefined, backToCode: '/health-plan/proposals/p1/kyc' });
    await page.submit();
    expect(page.sent()[0]).toMatchObject({ fieldsets: { doc_no: 'XXXXXX234F' } });
    expect(page.address()).toBe('/health-plan/proposals/p1/kyc');
    const plain = await open([], { code });
    expect(plain.value()).toMatchObject({
      backToCode: undefined,
      otherDocument: '/health-plan/proposals/p1/kyc?document=other',
    });
  });

  test('no error of a document stands where its code is asked for', async () => {
    const page = await open([anAnswer({ kyc_stage: 'OTP_SENT', code, form_error: { doc_no: 'Wrong.' } })]);
    await page.submit();
    expect(page.errors()).toEqual([]);
  });
});

test.each([
  [false, '', false],
  [true, '', true],
  [true, '?tab=own', false],
])(
  'a check with a tab of its own (%s) at the address "%s" was handed off: %s',
  async (opens_in_new_tab, search, isHandedOff) => {
    const page = await open([anAnswer({ kyc_stage: 'VERIFIED' })], { opens_in_new_tab }, search);
    expect(page.value().isHandedOff).toBe(isHandedOff);
    await page.submit();
    expect(page.address()).toBe(`/health-plan/proposals/p1/kyc-success${search}`);
  },
);

test('another PAN that was saved in the application stands in the form, what was typed stays', async () => {
  const page = await open();
  const pan = { id: 'PAN', label: 'PAN', hint: '', fields: [field('doc_no', 'XXXXXX999Z')] };
  await page.type({ name: 'Asha R' });
  await page.load({ proposal, kyc: { ...kyc, certificate_types: [pan] } });
  expect(page.value().typed).toMatchObject({ doc_no: 'XXXXXX999Z', name: 'Asha R' });
});
