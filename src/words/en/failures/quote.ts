import type { FailureCode } from '#domain/result.ts';

/** What can be wrong with the people and the place of a quote: said by the server, and in the browser at once. */
export const messages = {
  'failure.NO_MEMBER_CHOSEN': '* Select one or more members to continue',
  'failure.AGE_REQUIRED': 'Please enter age',
  'failure.ADULT_AGE_TOO_LOW':
    'This person has to be 18 or older. Below 18, only your sons and daughters can be covered, together with you or your spouse',
  'failure.ADULT_AGE_TOO_HIGH': 'Please check this age. We can look for plans up to the age of 100',
  'failure.CHILD_AGE_TOO_HIGH':
    'Sons and daughters can be covered with you up to the age of 30. An older one can look for a plan of their own, as "You"',
  'failure.NEWBORN_TOO_YOUNG':
    'A baby can be covered from the age of 91 days. This baby is old enough by {by}. You can add the baby then.',
  'failure.KID_AGE_GAP': 'Your kid has to be atleast 18 years younger than you and spouse',
  'failure.PARENT_AGE_GAP': 'Parents have to be atleast 18 years older than you',
  'failure.IN_LAW_AGE_GAP': 'Parents-in-law have to be at least 18 years older than you',
  'failure.SPOUSE_PARENT_AGE_GAP':
    'Parents and parents-in-law have to be at least 18 years older than your spouse too',
  'failure.GRANDPARENT_AGE_GAP': 'Grandparents have to be at least 24 years older than you',
  'failure.PINCODE_INVALID': 'Please enter a valid pincode',
} as const satisfies { readonly [C in FailureCode as `failure.${C}`]?: string };
