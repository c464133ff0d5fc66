import { expect, test } from 'vitest';
import type { WireKyc } from '#contract/kyc/shapes.ts';
import {
  documentIn,
  firstEntry,
  firstState,
  type KycAnswer,
  type KycCode,
  ownWords,
  refusedFields,
  stateAfter,
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
