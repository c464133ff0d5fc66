import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { cutKinds } from '../cut-kinds.ts';
import { type ComplaintAnswers, complaintReasons, cutOfReason, readComplaint } from './complaint-form.ts';

const today = aDay('2027-02-01');
const context = { people: ['You', 'Spouse'], offices: 2 };
const right: ComplaintAnswers = {
  ...{ who: 'You', billed: '3,00,000', awarded: '2 lakh', reason: 'room', decided: '2027-01-10' },
};
const read = (change: ComplaintAnswers) => readComplaint(context, { ...right, ...change }, today);

test.each<readonly [string, ComplaintAnswers, readonly string[]]>([
  ['nobody', { who: '' }, ['who CHOICE_REQUIRED']],
  ['no bill', { billed: '' }, ['billed NUMBER_REQUIRED']],
  ['no word on what was paid', { awarded: '' }, ['awarded NUMBER_REQUIRED']],
  ['the whole bill paid', { awarded: '300000' }, ['awarded NOTHING_DISPUTED']],
  ['more paid than billed', { awarded: '300001' }, ['awarded NOTHING_DISPUTED']],
  ['no reason', { reason: '' }, ['reason CHOICE_REQUIRED']],
  ['a letter of tomorrow', { decided: '2027-02-02' }, ['decided DATE_IN_FUTURE']],
  ['a complaint of tomorrow', { complained: '2027-02-02' }, ['complained DATE_IN_FUTURE']],
  ['a complaint before the letter', { complained: '2027-01-09' }, ['complained LETTERS_OUT_OF_ORDER']],
  ['an answer to no complaint', { replied: '2027-01-20' }, ['complained DATE_REQUIRED']],
  [
    'an answer before the complaint',
    { complained: '2027-01-20', replied: '2027-01-19' },
    ['replied LETTERS_OUT_OF_ORDER'],
  ],
  ['an office of another state', { office: '2' }, ['office CHOICE_UNKNOWN']],
  ['a number that is a letter long', { claim: 'x'.repeat(41) }, ['claim TEXT_TOO_LONG']],
  ['words that cannot be printed', { words: 'no 😀' }, ['words TEXT_NOT_PRINTABLE']],
])('a form with %s is refused at its field', (_what, change, failures) => {
  const checked = read(change);
  expect(checked.ok ? [] : checked.failure.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(
    failures,
  );
});

test('a form is read as its letters say it', () => {
  const checked = read({ complained: '15 Jan 2027', replied: '20/01/2027', office: '1', words: 'Clause 3' });
  expect(checked.ok && checked.value).toEqual({
    ...{ person: 'You', billed: 300_000, awarded: 200_000, reason: 'room', words: 'Clause 3', office: 1 },
    ...{ decidedOn: '2027-01-10', complainedOn: '2027-01-15', repliedOn: '2027-01-20' },
    ...{ claimNumber: undefined, hospital: undefined },
  });
});

test('each cut of a bill is a reason, and has its clause', () => {
  expect(complaintReasons.filter((reason) => cutOfReason(reason) !== undefined)).toEqual(cutKinds);
});
