import { datePartsOf, parseIsoDate } from '#domain/date.ts';
import type { Failure, FailureCode, FieldFailure } from '#domain/result.ts';
import type { WireFailure } from './shapes.ts';

/**
 * What a person reads when something fails: what happened, what was kept, what to do. Sentences of the specification
 * (sections 5 and 8) stand to the letter. `{name}` is filled from the failure's `detail`.
 */
const messages: Readonly<Record<FailureCode, string>> = {
  MALFORMED_REQUEST:
    'We could not read this request. Nothing was changed. Please check the marked fields and send it again.',
  BODY_TOO_LARGE:
    'This is more text than we can take at once. Nothing was changed. Please shorten it and send it again.',
  CONTENT_TYPE_UNSUPPORTED: 'This request came in a format that we do not read. Nothing was changed.',
  UNKNOWN_CALL: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not answer this method.',
  CSRF_FAILED:
    'We could not make sure that this came from your own page, so nothing was changed. Please allow cookies for this site, reload the page and try again.',
  TOO_MANY_REQUESTS:
    'That was a lot of requests in a short time. What you saved is kept. Please wait a minute and try again.',
  TOO_MANY_TRIES:
    'This was tried very often from this phone or network. What you saved is kept. Please try again in an hour.',
  OVERLOADED: 'Many people are here right now. What you saved is kept. Please try again in a few seconds.',
  STORE_UNAVAILABLE:
    'We cannot reach our records right now. What you saved before is kept. Please try again in a minute.',
  NOT_FOUND:
    'We cannot open this here. It opens only in the browser that started it, until its cookies are cleared or you leave the device. A policy you bought stays valid.',
  INVALID_ANSWERS: 'Some answers need another look. What you saved is kept. Please check the marked fields.',
  NO_MEMBER_CHOSEN: '* Select one or more members to continue',
  AGE_REQUIRED: 'Please enter age',
  AGE_OUT_OF_RANGE:
    'Please enter an age that can be insured: 18 to 100 years for adults, up to 30 years for children',
  KID_AGE_GAP: 'Your kid has to be atleast 18 years younger than you and spouse',
  PARENT_AGE_GAP: 'Parents have to be atleast 18 years older than you',
  TOO_MANY_CHILDREN: 'You can add up to 4 sons and 4 daughters',
  NEWBORN_COVERED_FROM:
    'This baby can be covered from {on}, at the age of 91 days. You can add the baby then.',
  NEWBORN_TOO_YOUNG: 'A baby can be covered from the age of 91 days. You can add the baby then.',
  DUPLICATE_MEMBER: 'This member is in the list already',
  PINCODE_INVALID: 'Please enter a valid pincode',
  MOBILE_INVALID: 'Please enter a valid 10 digit mobile number',
  NAME_INVALID: 'Please enter a valid name',
  ANSWER_REQUIRED: 'Please answer this',
  ANSWER_REPEATED: 'This was sent twice. Please send it once.',
  ANSWER_UNKNOWN: 'We do not ask for this here',
  ANSWER_TYPE_WRONG: 'Please answer this in the form that is asked for',
  ANSWER_FIXED: 'This cannot be changed here, because the price was made from it',
  TEXT_TOO_SHORT: 'Please write a little more',
  TEXT_TOO_LONG: 'Please write this shorter',
  TEXT_INVALID: 'Please leave out characters that cannot be printed',
  DATE_INVALID: 'Please enter a real date, such as 27 08 1988',
  DATE_IN_FUTURE: 'Please enter a date that is not in the future',
  DATE_NOT_IN_FUTURE: 'Please enter a date in the future',
  DATES_OUT_OF_ORDER: 'Please enter an end that is not before the start',
  EMAIL_INVALID: 'Please enter an email address in the form name@example.com',
  PAN_INVALID: 'Please enter a PAN in the form ABCPE1234F',
  IFSC_INVALID: 'Please enter an IFSC in the form ABCD0123456',
  ACCOUNT_NUMBER_INVALID: 'Please enter an account number of 9 to 18 digits',
  REPEAT_DIFFERS: 'Please enter the same as above',
  NUMBER_INVALID: 'Please enter a whole number',
  NUMBER_OUT_OF_RANGE: 'Please enter a number within the range that is asked for',
  HEIGHT_OUT_OF_RANGE: 'Please check the height',
  WEIGHT_OUT_OF_RANGE: 'Please check the weight',
  CHOICE_UNKNOWN: 'Please choose one of the answers that are offered',
  CONFIRMATION_REQUIRED: 'Please tick this to go on',
  AGE_DIFFERS:
    'This date of birth does not fit the age that was given for the quote. Please check it; a changed age changes the price.',
  CONDITION_NEEDS_OFFLINE:
    'With this condition cover cannot be bought online. What you saved is kept; our advisers can help with an offline application.',
  PROOF_NUMBER_INVALID: 'Please enter the number as it stands on the document',
  OTP_INVALID: 'Please enter the 6 digits of the code',
  ADULT_REQUIRED: 'This has to be a person of 18 years or more',
  STATE_MISMATCH: 'Please choose the state in which this pincode is',
  NOMINEE_IS_PROPOSER: 'The nominee has to be somebody other than you',
  NOMINEE_IS_MINOR: 'The nominee is below 18, so please also name an adult who receives the money for them',
  NOMINEE_NOT_MINOR: 'The nominee is 18 or older, so nobody has to receive the money for them',
  APPOINTEE_IS_NOMINEE: 'The person who receives the money for the nominee has to be somebody else',
  TRANSITION_REFUSED:
    'This cannot be done at this point. What you saved is kept. Please go on from where the application stands.',
  AMOUNT_MISMATCH:
    'The amount that was paid is not the amount that was agreed. No policy is issued on it; it will be refunded.',
  NOBODY_LEFT:
    'Nobody who was chosen can be covered online. What you entered is kept; our advisers can help with an offline application.',
  PLAN_NOT_OFFERED:
    'This plan is not offered to the people you chose any more. Your answers are kept. Please choose another plan.',
  PLAN_NOT_SOLD_ONLINE:
    'This plan cannot be bought online. Your answers are kept; our advisers can help with an offline application.',
  PRICE_UNAVAILABLE:
    'The insurer gives no price for this plan and these people. Your answers are kept. Please choose another plan.',
  PRICE_PENDING: 'The insurer is still working out the price. Your answers are kept. ',
  PRICE_CHANGED:
    'The price has changed since it was shown. Your answers are kept. Please look at the new price before you go on.',
  PROPOSAL_LOCKED: 'This application cannot be changed any more. All that was saved is kept.',
  PROPOSAL_EXPIRED:
    'The price of this application is too old to be used. Your answers are kept. Please start a new one from them.',
  STEP_OUT_OF_ORDER:
    'An earlier step is not finished yet. What you saved is kept. Please finish that step first.',
  STALE_PROPOSAL:
    'This application was changed in another tab or on another device. Please reload to see what is saved, then make your change again.',
  ANSWERS_CONTRADICT:
    'These answers do not fit what was said for the quote. What you saved is kept. Please say which one is right.',
  TERMS_CHANGED:
    'The terms have changed since this page was opened. Everything you entered is kept. Please reload and read them again.',
  TERMS_NOT_ACCEPTED: 'Please read and accept the terms to go on. Everything you entered is kept.',
  KYC_REQUIRED: 'Your identity has to be checked before this step. Everything you entered is kept.',
  KYC_LOCKED:
    'The identity check was tried too often. Everything you entered is kept. Please try again tomorrow or call us.',
  KYC_UNAVAILABLE:
    'The identity register does not answer right now. Everything you entered is kept. Please try again in a few minutes.',
  PROPOSAL_DECLINED:
    'The insurer has declined this application. Money that was taken or held goes back. You can choose another plan.',
  PAYMENT_ALREADY_MADE:
    'This application is paid already. Please do not pay again; your policy is on the way.',
  PAYMENT_PENDING:
    'A payment is under way at the bank. Please do not pay again; we show the result here as soon as the bank tells us.',
  PAYMENT_UNAVAILABLE:
    'The payment gateway does not answer right now. Nothing was charged and everything you entered is kept. Please try again in a few minutes.',
  TOO_MANY_PAYMENT_TRIES:
    'Payment was tried several times in a short time. Nothing is lost. Please wait an hour before the next try.',
  INSURER_UNAVAILABLE:
    'The insurer does not answer right now. Everything you entered is kept. Please try again in a few minutes.',
  BANK_NOT_FOUND:
    'We could not find a branch with this IFSC. Please check it, or enter bank and branch yourself.',
  SIGNATURE_INVALID: 'The signature of this notice is wrong. Nothing was changed.',
  INTERNAL: 'Something went wrong on our side. What you saved is kept. Please try again in a minute.',
};

/** Specification section 8: what a failed save of a proposal form says. */
export const proposalSaveServerError =
  'Unfortunately, the server has acted out in an unexpected way. Please try after sometime.';

export function messageOf(code: FailureCode, detail: Failure['detail']): string {
  return messages[code].replace(/\{(\w+)\}/g, (place, name: string) => wordOf(detail?.[name]) ?? place);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Dates are said as people write them: "21 Nov 2026". */
function wordOf(value: string | number | undefined): string | undefined {
  if (value === undefined) return undefined;
  const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
  if (date === undefined) return String(value);
  const { year, month, day } = datePartsOf(date);
  return `${day} ${months[month - 1]} ${year}`;
}

export function fieldMessage(failure: FieldFailure, detail: Failure['detail']): string {
  return messageOf(failure.code, failure.detail ?? detail);
}

/** Names that come from a caller are cut, so that an answer never grows with a bad request. */
const maxFieldName = 80;

export function wireFailure(failure: Failure): WireFailure {
  const { code, fields = [], detail } = failure;
  return {
    code,
    message: messageOf(code, detail),
    fields: fields.map((each) => ({
      field: each.field.slice(0, maxFieldName),
      message: fieldMessage(each, detail),
    })),
  };
}
