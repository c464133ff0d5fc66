import type { FailureCode } from '#domain/result.ts';
import { messages as answer } from './failures/answer.ts';
import { messages as quote } from './failures/quote.ts';
import { messages as riders } from './failures/riders.ts';

/**
 * What a person reads when something fails: what happened, what was kept, what to do. Sentences of the specification
 * (sections 5 and 8) stand to the letter. `{name}` is filled from the failure's `detail`.
 */
export const messages = {
  ...answer,
  ...quote,
  ...riders,
  'failure.MALFORMED_REQUEST':
    'We could not read this request. Nothing was changed. Please check the marked fields and send it again.',
  'failure.BODY_TOO_LARGE':
    'This is more text than we can take at once. Nothing was changed. Please shorten it and send it again.',
  'failure.CONTENT_TYPE_UNSUPPORTED':
    'This request came in a format that we do not read. Nothing was changed.',
  'failure.UNKNOWN_CALL': 'There is nothing at this address.',
  'failure.METHOD_NOT_ALLOWED': 'This address does not answer this method.',
  'failure.CSRF_FAILED':
    'We could not make sure that this came from your own page, so nothing was changed. Please allow cookies for this site, reload the page and try again.',
  'failure.TOO_MANY_REQUESTS':
    'That was a lot of requests in a short time. What you saved is kept. Please wait a minute and try again.',
  'failure.TOO_MANY_TRIES':
    'This was tried very often from this phone or network. What you saved is kept. Please try again in an hour.',
  'failure.OVERLOADED':
    'Many people are here right now. What you saved is kept. Please try again in a few seconds.',
  'failure.STORE_UNAVAILABLE':
    'We cannot reach our records right now. What you saved before is kept. Please try again in a minute.',
  'failure.NOT_FOUND':
    'A quote or application opens only in the browser where it was started, until it is continued on another device, its cookies are cleared or you leave the device. A policy you bought stays valid.',
  'failure.INVALID_ANSWERS':
    'Some answers need another look. What you saved is kept. Please check the marked fields.',
  'failure.TOO_MANY_CHILDREN': 'You can add up to 4 sons and 4 daughters',
  'failure.NEWBORN_COVERED_FROM':
    'This baby can be covered from {on}, at the age of 91 days. You can add the baby then.',
  'failure.DUPLICATE_MEMBER': 'This member is in the list already',
  'failure.ANSWER_REPEATED': 'This was sent twice. Please send it once.',
  'failure.ANSWER_UNKNOWN': 'We do not ask for this here',
  'failure.ANSWER_FIXED': 'This cannot be changed here, because the price was made from it',
  'failure.DATE_NOT_IN_FUTURE': 'Please enter a date in the future',
  'failure.DATES_OUT_OF_ORDER': 'The end date cannot be before the start date',
  'failure.BEFORE_FIRST_COVER': 'This cannot be before {first}, the first day without a break',
  'failure.PORT_TOO_EARLY':
    'Porting can be asked for from {opens} to {closes}. Keep the old policy running and come back then.',
  'failure.PORT_TOO_LATE':
    'Porting had to be asked for by {closes}. Renew the old policy by {renewBy} and come back on {opens}.',
  'failure.PORT_OF_NOBODY':
    'Somebody insured here must be on the old policy. Otherwise there is nothing to port.',
  'failure.REPEAT_DIFFERS': 'Please enter the same as above',
  'failure.AGE_DIFFERS':
    'This is not the age that was given for the quote. Please check it; another age needs a new quote, as it changes the price.',
  'failure.CONDITION_NEEDS_OFFLINE':
    'Cover cannot be bought online with this condition. What you saved is kept; our advisers can help with an offline application.',
  'failure.PROOF_NUMBER_INVALID': 'Please enter the number as it stands on the document',
  'failure.AADHAAR_NOT_TWELVE': 'An Aadhaar number has twelve digits. Please enter all of them',
  'failure.OTP_INVALID': 'Please enter the 6 digits of the code',
  'failure.OTP_WRONG':
    'This code is wrong. Compare it with the last message. {left, plural, one {One more wrong code costs a try.} other {After # more wrong codes it costs a try.}}',
  'failure.OTP_OVER':
    'This code works no more: ten minutes or three wrong codes end it. Have a new one sent, or use another document.',
  'failure.OTP_NOT_YET': 'A new code can be sent in {seconds} seconds.',
  'failure.OTP_NO_MORE': 'No more codes can be sent. Please use another document, or call the insurer.',
  'failure.RESUME_NEEDS_MOBILE':
    'The application has no mobile number yet. Enter it under “About the proposer” first: the code will go there.',
  'failure.RESUME_NEEDS_SMS': 'No code can be sent to a mobile at present, so a link would open nothing.',
  'failure.RESUME_CODE_WRONG':
    'This code is wrong. Compare it with the last message. {left, plural, one {You can try once more.} other {You can try # more times.}}',
  'failure.RESUME_CODE_OVER':
    'This code no longer works: ten minutes or five wrong codes end it. Please have a new one sent.',
  'failure.RESUME_NO_MORE_CODES': 'No more codes are sent for this link.',
  'failure.CODES_TO_MOBILE_OVER':
    'This mobile number has had as many codes as we send. You can ask for another in {hours, plural, =0 {{minutes, plural, one {1 minute} other {# minutes}}} other {# hours}}.',
  'failure.OPENING_NUMBER_INVALID': 'Enter a mobile number of ten digits, or the number of your policy.',
  'failure.CODES_NOT_BY_MAIL': 'No code can be sent by email at present. Have it sent to your mobile.',
  'failure.OPENING_NOT_YET':
    'No code can be sent for this number just now. You can ask again in {minutes, plural, one {1 minute} other {# minutes}}.',
  'failure.OPENING_CODE_WRONG': 'This is not the code. {left, plural, one {1 try} other {# tries}} left.',
  'failure.OPENING_CODE_OVER': 'This code no longer works. Have a new one sent.',
  'failure.CODE_NEEDED': 'For this, first type a code that we send you now.',
  'failure.REQUEST_ACCEPTED':
    'The insurer has agreed already, so this can no longer be taken back. What follows stands on this page.',
  'failure.REQUEST_WITHDRAWN': 'This request was taken back. Nothing more happens to it.',
  'failure.REQUEST_ENDED': 'This request has come to its end. You can make another one.',
  'failure.ENDING_CHANGED':
    'What comes back is another sum by now. Nothing was done. Please look at the new one below.',
  'failure.ENDING_NOT_NOW':
    'This policy has ended, or is about to end by itself. There is nothing to give back.',
  'failure.CLAIM_WHILE_ENDING':
    'This policy is being returned or cancelled, and what comes back counts on no further claim. Keep the policy first, then make the claim here. In an emergency call the insurer at once.',
  'failure.CLAIM_AFTER_ENDING':
    'This policy was returned or cancelled, so no claim is made here. For a bill of a day on which it covered you, call the insurer.',
  'failure.CLAIMS_FULL':
    'As many claims as can be open on one policy are waiting for their answers. Once one has ended, or you take one back, you can make another here. In an emergency call the insurer at once.',
  'failure.CHANGE_NOT_NOW':
    'This cannot be changed here: the cover has ended, or nobody of that name is on the policy.',
  'failure.CHANGE_UNDER_WAY':
    'A change of this kind is under way already. Take it back, or wait for its answer, before you ask for another one.',
  'failure.CHANGE_SAME': 'That is what the policy says already. Nothing was sent.',
  'failure.CHANGE_OUTDATED':
    'This was changed in another tab or on another device. Please reload to see what the policy says now, then make your change again.',
  'failure.SHARE_INVALID': 'A share is a whole number from 1 to 99.',
  'failure.SHARES_NOT_WHOLE': 'The shares add up to {sum}. They have to add up to 100.',
  'failure.NOMINEE_TWICE': 'This person is a nominee above already.',
  'failure.PASSKEY_REFUSED':
    'This passkey could not be used here. Your number and a code open your policies.',
  'failure.PASSKEYS_FULL': 'Eight phones and computers open it already. End one of them first.',
  'failure.HOLDER_ONLY':
    'You may read this policy. Changing or renewing it is for its holder: ask them to open it.',
  'failure.SECOND_IS_HOLDER': 'This policy opens by that mobile already. Enter another person’s number.',
  'failure.SECONDS_FULL': 'Three people may open it beside you already. End one of them first.',
  'failure.MOBILE_IS_SAME': 'This policy opens by that mobile already.',
  'failure.CALL_BACKS_OVER':
    'We have this number already, several times. We will call it. You can leave it again in {hours, plural, =0 {{minutes, plural, one {1 minute} other {# minutes}}} other {# hours}}.',
  'failure.CALL_BACKS_FULL':
    'More people have asked for a call today than we can call back. Please phone or write to us. Or look at plans first: once you have, you can ask for a call here.',
  'failure.CODE_NOT_SENT': 'The code could not be sent. Please try again in a moment.',
  'failure.ADULT_REQUIRED': 'This has to be a person of 18 years or more',
  'failure.STATE_MISMATCH': 'Please choose the state of this pincode',
  'failure.IFSC_MERGED':
    '{bank} became part of {into} on {on}, and its old IFSC codes no longer work. Please ask your bank for the new code',
  'failure.BANK_OTHER': 'The IFSC code belongs to another bank. Please check the bank and the code',
  'failure.NOMINEE_IS_PROPOSER': 'The nominee has to be somebody other than you',
  'failure.APPOINTEE_IS_NOMINEE': 'The person who receives the money for the nominee has to be somebody else',
  'failure.TRANSITION_REFUSED':
    'This cannot be done right now. What you saved is kept. Please continue from the step you are at.',
  'failure.AMOUNT_MISMATCH':
    'The amount paid is not the amount you agreed to. No policy is issued for it, and the money will be refunded.',
  'failure.NOBODY_LEFT':
    'None of the people you chose can be covered online. What you entered is kept; our advisers can help with an offline application.',
  'failure.PLAN_NOT_OFFERED':
    'This plan is no longer offered to the people you chose. Your answers are kept. Please choose another plan.',
  'failure.PLAN_NOT_SOLD_ONLINE':
    'This plan cannot be bought online. Your answers are kept; our advisers can help with an offline application.',
  'failure.PRICE_UNAVAILABLE':
    'The insurer gives no price for this plan and these people. Your answers are kept. Please choose another plan.',
  'failure.PRICE_PENDING':
    'The insurer is still working out the price. Your answers are kept. Please wait a little.',
  'failure.PRICE_CHANGED':
    'The price has changed since it was shown. Your answers are kept. Please look at the new price before you go on.',
  'failure.RENEWAL_TOO_EARLY':
    'This policy cannot be renewed yet. The page of its renewal says from which day on.',
  'failure.RENEWAL_EXPIRED':
    'The time to renew this policy here is over. The page of its renewal says who can help.',
  'failure.PROPOSAL_LOCKED': 'This application cannot be changed any more. Everything you saved is kept.',
  'failure.PROPOSAL_EXPIRED':
    'The price of this application has expired. Your answers are kept. Please start a new one with them.',
  'failure.STEP_OUT_OF_ORDER':
    'An earlier step is not finished yet. What you saved is kept. Please finish that step first.',
  'failure.STALE_PROPOSAL':
    'This application was changed in another tab or on another device. Please reload to see what is saved, then make your change again.',
  'failure.ANSWERS_CONTRADICT':
    'This differs from what you told us for the quote. Please change it, or tick the box below these questions to say that this is right.',
  'failure.SPOUSE_IS_INSURED':
    'A husband or wife is insured here. Please choose Married, or take the spouse out of the quote.',
  'failure.HEIGHT_UNLIKELY':
    'At {age, plural, =0 {under a year} one {1 year} other {# years}} we expect {min} to {max} cm. Please check height and date of birth.',
  'failure.WEIGHT_UNLIKELY': 'This weight does not fit {height} cm. Please check height and weight.',
  'failure.RELATION_UNLIKELY':
    'This date of birth does not fit the relationship with the proposer. Please check the date, the relationship and the proposer’s own date of birth.',
  'failure.ILLNESS_OF_ANOTHER':
    'Nobody declared this illness for the person above. Please choose another reason, or the person whose it is.',
  'failure.BIRTH_OF_NOBODY': 'A birth does not fit the person above. Please choose another stay or person.',
  'failure.DAY_OUTSIDE_COVER':
    'This policy covers from {from} to {until}. Please enter a day within these, or open the policy that covers that day.',
  'failure.NOTHING_DISPUTED':
    'This is the whole bill, so nothing is left to dispute. Please check the two amounts.',
  'failure.LETTERS_OUT_OF_ORDER': 'This cannot be before the letter that it follows. Please check the days.',
  'failure.CONDITION_OF_NOBODY':
    'Please say which person has this condition. Nothing was saved of this request.',
  'failure.TERMS_CHANGED':
    'The terms have changed since this page was opened. Everything you entered is kept. Please reload and read them again.',
  'failure.TERMS_NOT_ACCEPTED': 'Please read and accept the terms to go on. Everything you entered is kept.',
  'failure.KYC_REQUIRED': 'Your identity has to be checked before this step. Everything you entered is kept.',
  'failure.KYC_LOCKED':
    'The identity check was tried too often. New tries come a day after the last one. Everything you entered is kept.',
  'failure.KYC_UNAVAILABLE':
    'The identity registry does not answer right now. Everything you entered is kept. Please try again in a few minutes.',
  'failure.PAN_EDIT_NOT_OFFERED':
    'This insurer takes another PAN only with the details of the proposer. Please change it there.',
  'failure.PROPOSAL_DECLINED':
    'The insurer has declined this application. Money that was taken or held goes back. You can choose another plan.',
  'failure.PAYMENT_ALREADY_MADE':
    'This application is already paid for. Please do not pay again; your policy is on the way.',
  'failure.PAYMENT_PENDING':
    'A payment is under way at the bank. Please do not pay again; we show the result here as soon as the bank tells us.',
  'failure.PAYMENT_UNAVAILABLE':
    'The payment gateway does not answer right now. Nothing was charged and everything you entered is kept. Please try again in a few minutes.',
  'failure.TOO_MANY_PAYMENT_TRIES':
    'Payment was tried several times in a short time. Nothing is lost. Please wait an hour before the next try.',
  'failure.INSURER_UNAVAILABLE':
    'The insurer does not answer right now. Everything you entered is kept. Please try again in a few minutes.',
  'failure.BANK_NOT_FOUND':
    'We could not find a branch with this IFSC. Please check it, or enter bank and branch yourself.',
  'failure.SIGNATURE_INVALID': 'The signature of this notice is wrong. Nothing was changed.',
  'failure.CONSENT_REQUIRED': 'Nothing was counted: that needs your consent, and you have not given it.',
  'failure.EVENT_REFUSED': 'We do not count this, so nothing of it was kept.',
  'failure.INTERNAL':
    'Something went wrong on our side. What you saved is kept. Please try again in a minute.',

  'failure.proposal-save':
    'Unfortunately, the server has acted out in an unexpected way. Please try after sometime.',
} as const satisfies Record<`failure.${FailureCode}`, string> & Record<string, string>;
