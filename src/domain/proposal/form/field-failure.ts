import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { isAccountNumber } from '#domain/identity/account-number.ts';
import { hasHeapOfMarks } from '#domain/identity/composed-text.ts';
import { isEmail } from '#domain/identity/email.ts';
import { isIfsc } from '#domain/identity/ifsc.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import { isLatinName, isName, signInName } from '#domain/identity/name/name.ts';
import { isPrintable, unprintableIn } from '#domain/identity/name/printable.ts';
import { isPan, isPersonalPan } from '#domain/identity/pan.ts';
import { pincodeFailure } from '#domain/location/pincode-failure.ts';
import { heightRange, weightRange } from '#domain/person/body.ts';
import type { AnswerFailureCode, FailureCode } from '#domain/result.ts';
import { type Answer, type FieldDefinition, type FieldKind, genderAnswers, yesNoAnswers } from './fields.ts';

const longestText = 200;
const longestLongText = 2000;

const whole = /^\d{1,12}$/;
const decimal = /^\d{1,3}(\.\d{1,2})?$/;
/** No text: control characters, halves of pairs, and numbers that stand for no character. */
const noText = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
const anyAmount = { min: 0, max: 999_999_999_999 } as const;

/**
 * What is wrong with one cleaned answer by itself; undefined when nothing is. Rules between answers stand in
 * `cross-rules.ts`. An answer of the wrong type never gets here: cleaning refuses it.
 */
export function fieldFailure(
  field: FieldDefinition,
  answer: Answer | undefined,
  context: { readonly today: IsoDate },
): AnswerFailureCode | undefined {
  if (answer === undefined) return field.required ? missing[field.kind] : undefined;
  if (typeof answer === 'boolean') return field.required && !answer ? 'CONFIRMATION_REQUIRED' : undefined;
  if (typeof answer === 'string') return textRules[field.kind](field, answer, context.today);
  return answer.every((id) => isChoice(field, id)) ? undefined : 'CHOICE_UNKNOWN';
}

/** What a question that is left open asks for; where the form of an answer says it, that does. */
const missing: Readonly<Record<FieldKind, AnswerFailureCode>> = {
  name: 'NAME_REQUIRED',
  text: 'ANSWER_REQUIRED',
  'long-text': 'ANSWER_REQUIRED',
  'date-of-birth': 'DATE_REQUIRED',
  date: 'DATE_REQUIRED',
  month: 'DATE_REQUIRED',
  mobile: 'MOBILE_INVALID',
  email: 'ANSWER_REQUIRED',
  pan: 'PAN_INVALID',
  pincode: 'PINCODE_INVALID',
  ifsc: 'IFSC_INVALID',
  'account-number': 'ACCOUNT_NUMBER_INVALID',
  height: 'NUMBER_REQUIRED',
  weight: 'NUMBER_REQUIRED',
  number: 'NUMBER_REQUIRED',
  amount: 'NUMBER_REQUIRED',
  gender: 'CHOICE_REQUIRED',
  choice: 'CHOICE_REQUIRED',
  radio: 'CHOICE_REQUIRED',
  checkboxes: 'CHOICE_REQUIRED',
  'yes-no': 'YES_OR_NO_REQUIRED',
  tick: 'CONFIRMATION_REQUIRED',
};

/** The sign that a refusal is about, for its words; undefined where it is about none. */
export function signOf(code: FailureCode, answer: Answer | undefined): string | undefined {
  if (typeof answer !== 'string') return undefined;
  if (code === 'NAME_HAS_SIGN') return signInName(answer);
  return code === 'TEXT_NOT_PRINTABLE' ? unprintableIn(answer) : undefined;
}

type TextRule = (field: FieldDefinition, answer: string, today: IsoDate) => AnswerFailureCode | undefined;

/** One rule a kind; a new kind does not compile until it has one. */
const textRules: Readonly<Record<FieldKind, TextRule>> = {
  name: nameFailure,
  text: (field, answer) => lengthFailure(field, answer, longestText) ?? characterFailure(answer),
  'long-text': (field, answer) =>
    lengthFailure(field, answer, longestLongText) ?? characterFailure(answer.replaceAll('\n', '')),
  'date-of-birth': (_field, answer, today) =>
    dateFailure(answer) ?? (answer > today ? 'DATE_IN_FUTURE' : undefined),
  date: (_field, answer) => dateFailure(answer),
  month: (_field, answer) => dateFailure(`${answer}-01`),
  mobile: (_field, answer) => (isMobile(answer) ? undefined : 'MOBILE_INVALID'),
  email: (_field, answer) => (isEmail(answer) ? undefined : 'EMAIL_INVALID'),
  pan: (_field, answer) =>
    isPersonalPan(answer) ? undefined : isPan(answer) ? 'PAN_NOT_PERSONAL' : 'PAN_INVALID',
  pincode: (_field, answer) => pincodeFailure(answer),
  ifsc: (_field, answer) => (isIfsc(answer) ? undefined : 'IFSC_INVALID'),
  'account-number': (_field, answer) => (isAccountNumber(answer) ? undefined : 'ACCOUNT_NUMBER_INVALID'),
  height: (field, answer) => numberFailure(field, answer, decimal, heightRange) && 'HEIGHT_OUT_OF_RANGE',
  weight: (field, answer) => numberFailure(field, answer, decimal, weightRange) && 'WEIGHT_OUT_OF_RANGE',
  number: (field, answer) => numberFailure(field, answer, whole, anyAmount),
  amount: (field, answer) => numberFailure(field, answer, whole, anyAmount),
  gender: choiceFailure,
  choice: choiceFailure,
  radio: choiceFailure,
  'yes-no': choiceFailure,
  checkboxes: choiceFailure,
  tick: choiceFailure,
};

function nameFailure(field: FieldDefinition, answer: string): AnswerFailureCode | undefined {
  if (answer.length > (field.max ?? Number.POSITIVE_INFINITY)) return 'TEXT_TOO_LONG';
  if (!isName(answer)) return signInName(answer) === undefined ? 'NAME_INVALID' : 'NAME_HAS_SIGN';
  return isLatinName(answer) ? undefined : 'NAME_NOT_LATIN';
}

function choiceFailure(field: FieldDefinition, id: string): AnswerFailureCode | undefined {
  return isChoice(field, id) ? undefined : 'CHOICE_UNKNOWN';
}

function isChoice(field: FieldDefinition, id: string): boolean {
  return choiceIds(field).includes(id);
}

function choiceIds(field: FieldDefinition): readonly string[] {
  if (field.kind === 'gender') return genderAnswers;
  if (field.kind === 'yes-no') return yesNoAnswers;
  return field.choices.map((choice) => choice.id);
}

function lengthFailure(field: FieldDefinition, text: string, longest: number): AnswerFailureCode | undefined {
  const length = [...text].length;
  if (length > (field.max ?? longest)) return 'TEXT_TOO_LONG';
  return length < (field.min ?? 0) ? 'TEXT_TOO_SHORT' : undefined;
}

function characterFailure(text: string): AnswerFailureCode | undefined {
  if (noText.test(text) || hasHeapOfMarks(text)) return 'TEXT_INVALID';
  return isPrintable(text) ? undefined : 'TEXT_NOT_PRINTABLE';
}

function dateFailure(text: string): AnswerFailureCode | undefined {
  return parseIsoDate(text) === undefined ? 'DATE_INVALID' : undefined;
}

function numberFailure(
  field: FieldDefinition,
  text: string,
  shape: RegExp,
  range: { readonly min: number; readonly max: number },
): AnswerFailureCode | undefined {
  if (!shape.test(text)) return 'NUMBER_INVALID';
  const value = Number(text);
  return value < (field.min ?? range.min) || value > (field.max ?? range.max)
    ? 'NUMBER_OUT_OF_RANGE'
    : undefined;
}
