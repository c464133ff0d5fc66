import type { PortWindow } from '#domain/cover/port-window.ts';
import { addDays, addMonths, type IsoDate } from '#domain/date.ts';
import type { FailureCode } from '#domain/result.ts';

type Answers = Readonly<Record<string, string>>;

/** A policy of five lakh with a bonus of one, held for three years, that ends so many days from now. */
export function oldPolicy(today: IsoDate, days: number, changes: Answers = {}): Record<string, string> {
  const end = addDays(today, days);
  const start = addMonths(addDays(end, 1), -12);
  return {
    moving: 'yes',
    current_insurer: 'Old Insurer',
    current_product: 'Old Plan',
    current_policy_number: 'OLD/123',
    first_inception_date: addMonths(start, -24),
    current_start_date: start,
    current_end_date: end,
    current_sum_insured: '500000',
    current_bonus: '100000',
    current_cover_basis: 'floater',
    current_maternity: 'no',
    claims_made: 'no',
    pre_existing_declared: 'no',
    port_reason: 'service',
    all_members_covered: 'yes',
    ...changes,
  };
}

type WindowRow = readonly [
  days: number,
  kind: PortWindow['kind'],
  refused: FailureCode | undefined,
  /** What the page says of it first. */
  said: string,
];

/** Days that are left of the old policy, how they stand to the window, and what a save says. */
export const portWindows: readonly WindowRow[] = [
  [300, 'too-early', 'PORT_TOO_EARLY', 'Too early: you can ask from'],
  [61, 'too-early', 'PORT_TOO_EARLY', 'Too early: you can ask from'],
  [60, 'open', undefined, 'In time: send this application by'],
  [45, 'open', undefined, 'In time: send this application by'],
  [44, 'too-late', 'PORT_TOO_LATE', 'Too late for this year: it had to be asked for by'],
  [1, 'too-late', 'PORT_TOO_LATE', 'Too late for this year: it had to be asked for by'],
  [0, 'too-late', 'DATE_NOT_IN_FUTURE', 'Too late for this year: it had to be asked for by'],
  [-1, 'in-grace', 'DATE_NOT_IN_FUTURE', 'That policy has ended. It can still be renewed until'],
  [-30, 'in-grace', 'DATE_NOT_IN_FUTURE', 'That policy has ended. It can still be renewed until'],
  [-31, 'over', 'DATE_NOT_IN_FUTURE', 'That policy could be renewed until'],
];

const claim = (number: number, day: IsoDate, more: string): Answers => ({
  claims_made: 'yes',
  [`claim_${number}_year`]: day.slice(0, 4),
  [`claim_${number}_amount`]: '45000',
  [`claim_${number}_illness`]: 'Father, dengue',
  [`more_claims_${number}`]: more,
});

type PortRow = readonly [what: string, changes: (today: IsoDate) => Answers, refused: readonly string[]];

/** What can be said of a policy that ends in fifty days, and which answers are refused; taken are those with none. */
export const portRows: readonly PortRow[] = [
  ['as it stands', () => ({}), []],
  [
    'an amount with signs',
    () => ({ current_sum_insured: '₹ 5,00,000/-', current_bonus: 'Rs. 1,00,000' }),
    [],
  ],
  ['an amount in lakh', () => ({ current_sum_insured: '5 lakh', current_bonus: '0.5 लाख' }), []],
  ['an amount in crore', () => ({ current_sum_insured: '0.5 crore', current_bonus: '0' }), []],
  ['an amount in Hindi digits', () => ({ current_sum_insured: '५,००,०००' }), []],
  ['a first year', (today) => ({ first_inception_date: addMonths(addDays(today, 51), -12) }), []],
  [
    'an amount in words',
    () => ({ current_sum_insured: 'five lakh' }),
    ['current_sum_insured NUMBER_INVALID'],
  ],
  ['no amount of cover', () => ({ current_sum_insured: '5' }), ['current_sum_insured NUMBER_OUT_OF_RANGE']],
  ['less than no bonus', () => ({ current_bonus: '-1' }), ['current_bonus NUMBER_INVALID']],
  [
    'a first day to come',
    (today) => ({ first_inception_date: addDays(today, 1) }),
    ['first_inception_date DATE_IN_FUTURE', 'current_start_date BEFORE_FIRST_COVER'],
  ],
  [
    'a first day after the start',
    (today) => ({ first_inception_date: today }),
    ['current_start_date BEFORE_FIRST_COVER'],
  ],
  [
    'a year to come',
    (today) => ({ current_start_date: addDays(today, 1) }),
    ['current_start_date DATE_IN_FUTURE'],
  ],
  [
    'an end before the start',
    (today) => ({ current_start_date: addDays(today, 60) }),
    ['current_start_date DATE_IN_FUTURE', 'current_end_date DATES_OUT_OF_ORDER'],
  ],
  ['a day that is none', () => ({ current_end_date: '2026-02-30' }), ['current_end_date DATE_INVALID']],
  ['no reason', () => ({ port_reason: '' }), ['port_reason CHOICE_REQUIRED']],
  [
    'a claim without a word',
    () => ({ claims_made: 'yes' }),
    [
      'claim_1_year NUMBER_REQUIRED',
      'claim_1_amount NUMBER_REQUIRED',
      'claim_1_illness ANSWER_REQUIRED',
      'more_claims_1 YES_OR_NO_REQUIRED',
    ],
  ],
  ['one claim', (today) => claim(1, today, 'no'), []],
  [
    'two claims, the second still to come',
    (today) => ({ ...claim(1, today, 'yes'), ...claim(2, addMonths(today, 12), 'no') }),
    ['claim_2_year DATE_IN_FUTURE'],
  ],
  [
    'a claim from before there was cover',
    (today) => claim(1, addMonths(today, -120), 'no'),
    ['claim_1_year BEFORE_FIRST_COVER'],
  ],
  [
    'five claims, of which the fifth has no field of its own',
    (today) => ({
      ...Object.assign({}, ...[1, 2, 3, 4].map((number) => claim(number, today, 'yes'))),
      claim_details: '2025, knee, 40,000',
    }),
    [],
  ],
];
