import { checkAnswers, type FormQuestion, type PlainAnswers } from '../../claim/forms/answer-form.ts';
import { type IsoDate, parseIsoDate } from '../../date.ts';
import { rupees } from '../../money.ts';
import type { MemberKey } from '../../person/member.ts';
import { type FieldFailure, fail, ok, type Result } from '../../result.ts';
import type { ClaimRequestFacts } from './claim.ts';
import { type ClaimSort, claimSortRules } from './claim-sorts.ts';

export type ClaimField = 'who' | 'treatment' | 'at' | 'hospital' | 'on' | 'amount';
export type ClaimAnswers = PlainAnswers<ClaimField>;

export type ClaimContext = {
  readonly people: readonly { readonly key: MemberKey; readonly name: string }[];
  /** Hospitals near the people, by their ids in the catalogue. */
  readonly hospitals: readonly { readonly id: string; readonly name: string }[];
  readonly coverFrom: IsoDate;
  /** The last day of cover, as it came. */
  readonly coverUntil: IsoDate;
};

/** Where somebody is whose hospital is not named here. */
export const otherHospital = 'other';

const mostOfABill = 99_999_999;
const longestTreatment = 120;
const longestHospital = 120;

export function claimQuestions(
  { people, hospitals }: ClaimContext,
  sort: ClaimSort,
): readonly FormQuestion<ClaimField>[] {
  const isBills = sort === 'bills';
  return [
    { name: 'who', kind: 'choice', required: true, choices: people.map(({ key }) => key) },
    { name: 'treatment', kind: 'text', required: true, max: longestTreatment },
    {
      name: 'at',
      kind: 'choice',
      required: true,
      choices: [...hospitals.map(({ id }) => id), otherHospital],
    },
    { name: 'hospital', kind: 'text', max: longestHospital },
    { name: 'on', kind: 'date', required: true },
    { name: 'amount', kind: 'amount', max: mostOfABill, ...(isBills && { required: true }) },
  ];
}

export type CheckedClaim = Pick<
  ClaimRequestFacts,
  'sort' | 'person' | 'personName' | 'treatment' | 'hospital' | 'admittedOn' | 'amount'
>;

/** Fails with `INVALID_ANSWERS`, each with its field. */
export function readClaim(
  context: ClaimContext,
  sort: ClaimSort,
  raw: ClaimAnswers,
  today: IsoDate,
): Result<CheckedClaim> {
  const { answers, failures } = checkAnswers(claimQuestions(context, sort), raw, today);
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  const person = context.people.find(({ key }) => key === answers.who);
  const admittedOn = parseIsoDate(answers.on ?? '');
  const { treatment } = answers;
  if (!person || admittedOn === undefined || treatment === undefined) return fail('INVALID_ANSWERS');
  const near = context.hospitals.find(({ id }) => id === answers.at);
  const hospital = near?.name ?? answers.hospital;
  const together = [...dayFailures(context, sort, admittedOn, today)];
  if (hospital === undefined) together.push({ field: 'hospital', code: 'ANSWER_REQUIRED' });
  if (hospital === undefined || together.length > 0) return fail('INVALID_ANSWERS', { fields: together });
  const amount = answers.amount === undefined ? undefined : rupees(Number(answers.amount));
  return ok({ sort, person: person.key, personName: person.name, treatment, hospital, admittedOn, amount });
}

/** What has happened does not lie ahead, and every stay begins on a day of the cover. */
function dayFailures(
  { coverFrom: from, coverUntil: until }: ClaimContext,
  sort: ClaimSort,
  on: IsoDate,
  today: IsoDate,
): readonly FieldFailure[] {
  if (on > today && !claimSortRules[sort].mayBeAhead) return [{ field: 'on', code: 'DATE_IN_FUTURE' }];
  return on < from || on > until ? [{ field: 'on', code: 'DAY_OUTSIDE_COVER', detail: { from, until } }] : [];
}
