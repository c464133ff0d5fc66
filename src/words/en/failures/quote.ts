import type { FailureCode } from '#domain/result.ts';

/** What can be wrong with the people and the place of a quote: said by the server, and in the browser at once. */
export const messages = {
  'failure.NO_MEMBER_CHOSEN': '* Select one or more members to continue',
  'failure.AGE_REQUIRED': 'Please enter age',
  'failure.AGE_OUT_OF_RANGE':
    'Please enter an age that can be insured: 18 to 100 years for adults, up to 30 years for children',
  'failure.NEWBORN_TOO_YOUNG': 'A baby can be covered from the age of 91 days. You can add the baby then.',
  'failure.KID_AGE_GAP': 'Your kid has to be atleast 18 years younger than you and spouse',
  'failure.PARENT_AGE_GAP': 'Parents have to be atleast 18 years older than you',
  'failure.PINCODE_INVALID': 'Please enter a valid pincode',
} as const satisfies { readonly [C in FailureCode as `failure.${C}`]?: string };
