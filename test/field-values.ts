import type { Answer, FieldKind } from '#domain/proposal/form/fields.ts';
import type { AnswerFailureCode } from '#domain/result.ts';

/** What is typed for a question of a kind, and how it is kept. */
export type GoodValue = readonly [FieldKind, typed: string | boolean, kept: Answer];

/** What is sent for a question of a kind, and by which failure it is refused. */
export type BadValue = readonly [FieldKind, sent: string | string[], AnswerFailureCode];

/**
 * The table has every kind of question that takes a text of one's own: what is taken and what is refused
 * whatever limits a question has of its own. The rule, the server and the pages are held to the same table.
 */
export const goodValues: readonly GoodValue[] = [
  ['name', '  Asha   Rao ', 'Asha Rao'],
  ['name', 'D\u2019Souza', 'DSouza'],
  ['name', 'S. Ramakrishnan', 'S Ramakrishnan'],
  ['text', '१४ प्रभात रोड', '१४ प्रभात रोड'],
  ['text', '  Flat 4/2,  MG Road ', 'Flat 4/2, MG Road'],
  ['text', '\u200bMG\u200b  Road\ufeff', 'MG Road'],
  ['text', 'र\u094d\u200dया', 'र\u094d\u200dया'],
  ['long-text', ' Asthma since 2019. ', 'Asthma since 2019.'],
  ['number', ' 4 ', '4'],
  ['amount', '₹5,00,000', '500000'],
  ['amount', '7.5 lakh', '750000'],
  ['month', '2020-05', '2020-05'],
  ['mobile', '+91 98765-43210', '9876543210'],
  ['mobile', '९८७६५ ४३२१०', '9876543210'],
  ['email', ' Asha@Example.IN ', 'Asha@example.in'],
  ['pan', 'abcpe 1234 f', 'ABCPE1234F'],
  ['pincode', '560 001', '560001'],
  ['ifsc', ' hdfc0000001', 'HDFC0000001'],
  ['account-number', '0012 3456 7890', '001234567890'],
  ['height', ' 172.5', '172.5'],
  ['weight', '70', '70'],
  ['yes-no', false, 'no'],
  ['tick', true, true],
];

export const badValues: readonly BadValue[] = [
  ['name', 'Asha2', 'NAME_HAS_SIGN'],
  ['name', 'R2-D2', 'NAME_HAS_SIGN'],
  ['name', '<b>Asha</b>', 'NAME_HAS_SIGN'],
  ['name', `a${'\u0301\u0323'.repeat(20)}`, 'NAME_INVALID'],
  ['name', 'आशा', 'NAME_NOT_LATIN'],
  ['name', 'கவிதா', 'NAME_NOT_LATIN'],
  ['text', '12 தெரு', 'TEXT_NOT_PRINTABLE'],
  ['text', 'a\u0007b', 'TEXT_INVALID'],
  ['text', 'Pune\ue000', 'TEXT_INVALID'],
  ['text', 'a'.repeat(201), 'TEXT_TOO_LONG'],
  ['long-text', 'a\u0007', 'TEXT_INVALID'],
  ['date-of-birth', '1993-02-29', 'DATE_INVALID'],
  ['date-of-birth', '29/02/1993', 'DATE_INVALID'],
  ['date-of-birth', '2190-01-01', 'DATE_IN_FUTURE'],
  ['date', '2027-13-01', 'DATE_INVALID'],
  ['month', '2020-13', 'DATE_INVALID'],
  ['month', '2020', 'DATE_INVALID'],
  ['mobile', '5876543210', 'MOBILE_INVALID'],
  ['mobile', '987654321', 'MOBILE_INVALID'],
  ['mobile', '12345', 'MOBILE_INVALID'],
  ['email', 'ananya', 'EMAIL_INVALID'],
  ['email', 'asha@', 'EMAIL_INVALID'],
  ['email', 'asha rao@example.in', 'EMAIL_INVALID'],
  ['pan', 'ABC', 'PAN_INVALID'],
  ['pan', 'ABCPE12345', 'PAN_INVALID'],
  ['pan', 'ABCCE1234F', 'PAN_NOT_PERSONAL'],
  ['pincode', '999', 'PINCODE_INVALID'],
  ['pincode', '999999', 'PINCODE_INVALID'],
  ['ifsc', 'HDFC1000001', 'IFSC_INVALID'],
  ['account-number', '12345678', 'ACCOUNT_NUMBER_INVALID'],
  ['height', '5 ft', 'HEIGHT_OUT_OF_RANGE'],
  ['height', '400', 'HEIGHT_OUT_OF_RANGE'],
  ['weight', '-3', 'WEIGHT_OUT_OF_RANGE'],
  ['weight', '400', 'WEIGHT_OUT_OF_RANGE'],
  ['number', '1e3', 'NUMBER_INVALID'],
  ['number', '2.5', 'NUMBER_INVALID'],
  ['amount', '-5', 'NUMBER_INVALID'],
  ['amount', 'five lakh', 'NUMBER_INVALID'],
  ['gender', 'female', 'CHOICE_UNKNOWN'],
  ['choice', 'toString', 'CHOICE_UNKNOWN'],
  ['radio', 'toString', 'CHOICE_UNKNOWN'],
  ['yes-no', 'maybe', 'CHOICE_UNKNOWN'],
  ['checkboxes', ['toString'], 'CHOICE_UNKNOWN'],
];
