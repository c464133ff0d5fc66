import type { AnswerFailureCode } from '#domain/result.ts';
import { messages as place } from '../place.ts';
import { messages as quote } from './quote.ts';

/** What is wrong with one answer by itself: said by the server, and in the browser while it is typed. */
export const messages = {
  'failure.PINCODE_INVALID': quote['failure.PINCODE_INVALID'],
  'failure.PINCODE_ARMY': place['place.pincode.army'],
  'failure.MOBILE_INVALID': 'Please enter a valid 10 digit mobile number',
  'failure.NAME_INVALID': 'Please enter a valid name',
  'failure.NAME_HAS_SIGN': 'Please write the name without this sign: {sign}',
  'failure.NAME_NOT_LATIN': 'Please write the name in English letters, A to Z',
  'failure.ANSWER_REQUIRED': 'Please fill this in',
  'failure.NAME_REQUIRED': 'Please enter the name',
  'failure.DATE_REQUIRED': 'Please enter the date',
  'failure.NUMBER_REQUIRED': 'Please enter the number',
  'failure.CHOICE_REQUIRED': 'Please choose',
  'failure.YES_OR_NO_REQUIRED': 'Please choose yes or no',
  'failure.ANSWER_TYPE_WRONG': 'Please answer this in the form that is asked for',
  'failure.TEXT_TOO_SHORT': 'Please write a little more',
  'failure.TEXT_TOO_LONG': 'Please write this shorter',
  'failure.TEXT_INVALID': 'Please remove hidden or unusual characters',
  'failure.TEXT_NOT_PRINTABLE':
    'Please write this in English or Hindi letters, without emojis. This cannot be printed on the policy yet: {sign}',
  'failure.DATE_INVALID': 'Please enter a real date, such as 27 08 1988',
  'failure.DATE_IN_FUTURE': 'Please enter a date that is not in the future',
  'failure.EMAIL_INVALID': 'Please enter an email address in the form name@example.com',
  'failure.PAN_INVALID': 'Please enter a PAN in the form ABCPE1234F',
  'failure.PAN_NOT_PERSONAL':
    'This PAN is not of a person: a person’s PAN has P as its fourth letter. Please enter your own',
  'failure.IFSC_INVALID': 'Please enter an IFSC in the form ABCD0123456',
  'failure.ACCOUNT_NUMBER_INVALID': 'Please enter an account number of 9 to 18 digits',
  'failure.NUMBER_INVALID': 'Please enter a whole number',
  'failure.NUMBER_OUT_OF_RANGE': 'Please enter a number within the range that is asked for',
  'failure.HEIGHT_OUT_OF_RANGE': 'Please check the height: a number, in centimetres',
  'failure.WEIGHT_OUT_OF_RANGE': 'Please check the weight: a number, in kilograms',
  'failure.CHOICE_UNKNOWN': 'Please choose one of the given answers',
  'failure.CONFIRMATION_REQUIRED': 'Please tick this to go on',
} as const satisfies Record<`failure.${AnswerFailureCode}`, string>;
