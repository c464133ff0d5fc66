import { describe, expect, test } from 'vitest';
import type { WireKyc } from '#contract/kyc/shapes.ts';
import {
  documentIn,
  firstEntry,
  firstState,
  hasRegistryPage,
  isAtRegistry,
  type KycAnswer,
  type KycCode,
  knownNumber,
  missingChoices,
  ownWords,
  refusedFields,
  stateAfter,
  takesNumbers,
  withoutEntry,
  withProposerAnswers,
} from './search-state.ts';

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
  certificate_types: [{ id: 'PASSPORT', label: 'Passport', hint: '', fields: [] }],
  mandatory_fields: [],
  attempts_left: 4,
  tries_back_at: null,
  code: null,
  opens_in_new_tab: false,
  may_edit_pan: false,
};
const kycAnswer = (facts: Partial<KycAnswer>): KycAnswer => ({
  success: false,
  kyc_stage: 'OTP_SENT',
  err_msg: null,
  kyc_data: null,
  attempts_left: 4,
  code,
  next: [],
  ...facts,
});

test('a page that is opened anew goes on with the code that was sent, and with no other stage', () => {
  expect(firstState({ ...kyc, kyc_stage: 'OTP_SENT', code })).toMatchObject({ stage: 'OTP_SENT', code });
  expect(firstState({ ...kyc, kyc_stage: 'NOT_FOUND' })).toMatchObject({ stage: 'NOT_STARTED', code: null });
});

test('a document that was given in the forms is chosen already, and how much of its number is shown', () => {
  const proofOf = (id: string, number: string | null) => ({
    id,
    label: id,
    hint: '',
    fields: [
      { name: 'doc_no' as const, label: '', hint: null, prefilled: number },
      { name: 'name' as const, label: '', hint: null, prefilled: 'Asha Rao' },
    ],
  });
  const typedFor = (number: string | null) =>
    firstEntry(
      { ...kyc, certificate_types: [proofOf('PASSPORT', null), proofOf('PAN', number)] },
      { kyc_mode: 'CKYC', savedForm: { formData: {} } },
    );
  expect(typedFor('XXXXXX234F')).toMatchObject({ proof: 'PAN', doc_no: 'XXXXXX234F', name: 'Asha Rao' });
  expect(typedFor(null)).toMatchObject({ proof: '', doc_no: '', name: 'Asha Rao' });
});

const field = (name: WireKyc['certificate_types'][number]['fields'][number]['name'], prefilled: string) => ({
  name,
  label: name,
  hint: null,
  prefilled,
});

test.each([
  [
    'asks for it: as the address has it',
    [field('doc_no', ''), field('pincode', '560034')],
    { pincode: '560034' },
  ],
  ['does without it: none is sent', [field('doc_no', '')], {}],
])('of the pincode, where the insurer %s', (_what, fields, place) => {
  const types = [{ id: 'PASSPORT', label: 'Passport', hint: '', fields }];
  const withTypes = { ...kyc, certificate_types: types };
  const entry = firstEntry(withTypes, { kyc_mode: 'CKYC', savedForm: { formData: {} } });
  expect(documentIn(withTypes, { ...entry, proof: 'PASSPORT', doc_no: 'J8369854' })).toEqual({
    doc_no: 'J8369854',
    name: '',
    dob: '',
    ...place,
  });
});

test('a code sent again is told from the first and from one for another document', () => {
  const first = stateAfter(firstState(kyc), kycAnswer({}));
  const again = stateAfter(first, kycAnswer({}));
  const other = stateAfter(again, kycAnswer({ code: { ...code, masked_number: 'XXXX1234' } }));
  expect([first, again, other].map(({ isSentAgain }) => isSentAgain)).toEqual([false, true, false]);
});

test('a code that is over leaves no field to correct', () => {
  const form_error = { otp: 'over' };
  expect(refusedFields(kycAnswer({ form_error }))).toHaveLength(1);
  expect(refusedFields(kycAnswer({ form_error, code: { ...code, is_open: false } }))).toEqual([]);
});

test('what is typed into is no error any more, the rest is', () => {
  const errors = ['certificate_type', 'doc_no', 'pep'].map((field) => ({ field, message: 'm' }));
  const remaining = withoutEntry(errors, { proof: 'PAN', doc_no: '' });
  expect(remaining.map(({ field }) => field)).toEqual(['pep']);
});

test.each([
  ['numbers alone, whatever was asked last', 'CKYC', 'REDIRECT', 'PAN'],
  ['its page alone', 'REDIRECT', 'CKYC', 'REDIRECT'],
  ['both, asked by a number', 'CKYC_OR_REDIRECT', 'CKYC', 'PAN'],
  ['both, asked on its page', 'CKYC_OR_REDIRECT', 'REDIRECT', 'REDIRECT'],
])('where the registry takes %s, what is chosen already', (_what, allTypes, last, proof) => {
  const fields = [{ name: 'doc_no' as const, label: '', hint: null, prefilled: 'XXXXXX234F' }];
  const types = [{ id: 'PAN', label: 'PAN', hint: '', fields }];
  const entry = firstEntry(
    { ...kyc, kyc_mode: allTypes, certificate_types: types },
    { kyc_mode: last, savedForm: { formData: {} } },
  );
  expect(entry.proof).toBe(proof);
});

test('in another language each refused field still says what to do', () => {
  const ids = ['certificate_type', 'doc_no', 'name', 'dob', 'otp', 'pep'].map(ownWords);
  expect(ids).toEqual([
    'kyc.proof.missing',
    'kyc.field.refused',
    'kyc.field.refused',
    'kyc.field.refused',
    'kyc.otp.refused',
    'kyc.pep.missing',
  ]);
});

const entry = { proof: 'PAN', doc_no: 'XXXXXX234F', name: 'Asha', dob: '', pincode: '', pep: '', otp: '' };
test.each([
  ['the PAN of the application stands', {}, 'XXXXXX999Z'],
  ['another number was typed', { doc_no: 'ABCPS1234F' }, 'ABCPS1234F'],
  ['another document was chosen', { proof: 'PASSPORT', doc_no: '' }, ''],
])('where %s, a PAN saved beside the check is taken or leaves it: %j', (_what, change, masked) => {
  const now = { ...entry, doc_no: 'XXXXXX999Z', name: 'Asha Rao' };
  expect(withProposerAnswers({ ...entry, ...change }, entry, now)).toEqual({
    ...entry,
    ...change,
    doc_no: masked,
  });
});

test('an application without a PAN takes the one that was saved beside the check', () => {
  const none = { ...entry, proof: '', doc_no: '' };
  expect(withProposerAnswers({ ...none, pep: 'no' }, none, entry)).toEqual({ ...entry, pep: 'no' });
});

describe('what is chosen before anything is typed', () => {
  const withPep = (pep: string | undefined) =>
    firstEntry(kyc, {
      kyc_mode: 'CKYC',
      savedForm: { formData: { proposerDetails: { ...(pep !== undefined && { pep }) } } },
    }).pep;

  test.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['perhaps', ''],
    [undefined, ''],
  ])('%s to whether somebody is politically exposed stands as "%s"', (answer, choice) => {
    expect(withPep(answer)).toBe(choice);
  });

  test.each([
    ['CKYC', 'CKYC', ''],
    ['CKYC', 'REDIRECT', ''],
    ['CKYC_REDIRECT', 'CKYC', ''],
    ['CKYC_REDIRECT', 'REDIRECT', 'REDIRECT'],
    ['REDIRECT', 'CKYC', 'REDIRECT'],
  ] as const)('a check of the kind %s, where the last was %s, begins with "%s"', (mode, last, proof) => {
    const entry = firstEntry(
      { ...kyc, kyc_mode: mode as WireKyc['kyc_mode'] },
      { kyc_mode: last, savedForm: { formData: {} } },
    );
    expect([entry.proof, isAtRegistry(entry)]).toEqual([proof, proof === 'REDIRECT']);
  });

  test('numbers are typed unless the registry alone asks, which has a page unless numbers alone are typed', () => {
    const modes = (['CKYC', 'CKYC_REDIRECT', 'REDIRECT'] as const).map(
      (kyc_mode) => ({ kyc_mode }) as Pick<WireKyc, 'kyc_mode'>,
    );
    expect(modes.map(takesNumbers)).toEqual([true, true, false]);
    expect(modes.map(hasRegistryPage)).toEqual([false, true, true]);
  });

  test('everything that the forms gave stands in its field, and the code is typed', () => {
    const fields = [
      field('doc_no', 'XXXXXX234F'),
      field('name', 'Asha Rao'),
      field('dob', '1990-05-20'),
      field('pincode', '560034'),
    ];
    const types = [{ id: 'PAN', label: 'PAN', hint: '', fields }];
    const first = firstEntry(
      { ...kyc, certificate_types: types },
      { kyc_mode: 'CKYC', savedForm: { formData: {} } },
    );
    expect(first).toEqual({
      proof: 'PAN',
      doc_no: 'XXXXXX234F',
      name: 'Asha Rao',
      dob: '1990-05-20',
      pincode: '560034',
      pep: '',
      otp: '',
    });
    const none = firstEntry(
      { ...kyc, certificate_types: [] },
      { kyc_mode: 'CKYC', savedForm: { formData: {} } },
    );
    expect(none).toMatchObject({ proof: '', doc_no: '', name: '', dob: '', pincode: '' });
    expect(knownNumber({ id: 'PAN', label: '', hint: '', fields: [field('name', 'Asha Rao')] })).toBe('');
  });
});

test('nothing was searched for yet', () => {
  expect(firstState(kyc)).toEqual({
    stage: 'NOT_STARTED',
    remainingTries: 4,
    code: null,
    next: [],
    repeats: 0,
    searches: 0,
    isSentAgain: false,
  });
});

test('a search that is pending counts how often it was asked again, and any other answer ends that', () => {
  const pending = kycAnswer({ kyc_stage: 'PENDING', code: null });
  const first = stateAfter(firstState(kyc), pending);
  const second = stateAfter(first, pending);
  const over = stateAfter(
    second,
    kycAnswer({ kyc_stage: 'NOT_FOUND', code: null, attempts_left: 3, next: ['PASSPORT'] }),
  );
  expect([first, second, over].map(({ repeats, searches }) => [repeats, searches])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
  expect(over).toMatchObject({
    stage: 'NOT_FOUND',
    remainingTries: 3,
    next: ['PASSPORT'],
    isSentAgain: false,
  });
});

test.each([
  [{ proof: 'PAN', pep: 'no' }, []],
  [{ proof: '', pep: 'no' }, ['certificate_type']],
  [{ proof: 'PAN', pep: '' }, ['pep']],
  [{ proof: '', pep: '' }, ['certificate_type', 'pep']],
])('of %j these choices are missing: %j', (entry, missing) => {
  const blank = { doc_no: '', name: '', dob: '', pincode: '', otp: '' };
  expect(missingChoices({ ...blank, ...entry })).toEqual(missing);
});

test('what was refused is said in the order of the page, a code only while there is a field for it', () => {
  const form_error = {
    pep: '7',
    otp: '6',
    pincode: '5',
    dob: '4',
    name: '3',
    doc_no: '2',
    certificate_type: '1',
  };
  const fieldsOf = (open: boolean | undefined) =>
    refusedFields(kycAnswer({ form_error, code: open === undefined ? null : { ...code, is_open: open } }));
  const order = ['certificate_type', 'doc_no', 'name', 'dob', 'pincode', 'otp', 'pep'];
  expect(fieldsOf(true).map(({ field: name, message }) => [name, message])).toEqual(
    order.map((name, at) => [name, `${at + 1}`]),
  );
  expect(fieldsOf(true).flatMap((error) => ('topic' in error ? [[error.field, error.topic]] : []))).toEqual([
    ['doc_no', 'identity'],
  ]);
  expect(fieldsOf(undefined).map(({ field: name }) => name)).toEqual(order);
  expect(fieldsOf(false).map(({ field: name }) => name)).toEqual(order.filter((name) => name !== 'otp'));
  expect(refusedFields(kycAnswer({}))).toEqual([]);
});

test('another document that was chosen meanwhile is not replaced by what the application gives', () => {
  const entry = firstEntry(kyc, { kyc_mode: 'CKYC', savedForm: { formData: {} } });
  const now = { ...entry, proof: 'PAN', doc_no: 'XXXXXX234F' };
  expect(withProposerAnswers(entry, entry, now)).toEqual(now);
  for (const other of [
    { ...entry, proof: 'PASSPORT' },
    { ...entry, doc_no: 'J8369854' },
  ])
    expect(withProposerAnswers(other, entry, now)).toEqual(other);
});
