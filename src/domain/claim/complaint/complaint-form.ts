import { type IsoDate, parseIsoDate } from '../../date.ts';
import { rupees } from '../../money.ts';
import type { MemberKey } from '../../person/member.ts';
import { type FieldFailure, fail, ok, type Result } from '../../result.ts';
import { type CutKind, cutKinds } from '../cut-kinds.ts';
import { checkAnswers, type FormQuestion, type PlainAnswers } from '../forms/answer-form.ts';
import type { ComplaintFacts } from './ladder.ts';

/** Why an insurer pays less or nothing: a cut of the bill test, or one of what no bill shows. */
export const complaintReasons = [...cutKinds, 'wait', 'not-declared', 'not-needed', 'late', 'other'] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

export type ComplaintField =
  | 'who'
  | 'claim'
  | 'hospital'
  | 'billed'
  | 'awarded'
  | 'reason'
  | 'words'
  | 'decided'
  | 'complained'
  | 'replied'
  | 'office';
export type ComplaintAnswers = PlainAnswers<ComplaintField>;

export type Complaint = ComplaintFacts & {
  readonly person: MemberKey;
  /** The insurer's own number of the claim; undefined: not known. */
  readonly claimNumber: string | undefined;
  readonly hospital: string | undefined;
  readonly reason: ComplaintReason;
  /** The insurer's words for its reason. */
  readonly words: string | undefined;
  /** Which of the Ombudsman's offices, where a state has several: its place in their list. */
  readonly office: number;
};

export type ComplaintContext = {
  readonly people: readonly MemberKey[];
  /** How many offices of the Ombudsman may hear the buyer. */
  readonly offices: number;
};

const mostOfABill = 99_999_999;

export function complaintQuestions({
  people,
  offices,
}: ComplaintContext): readonly FormQuestion<ComplaintField>[] {
  const places = Array.from({ length: offices }, (_, at) => String(at));
  return [
    { name: 'who', kind: 'choice', required: true, choices: people },
    { name: 'claim', kind: 'text', max: 40 },
    { name: 'hospital', kind: 'text', max: 120 },
    { name: 'billed', kind: 'amount', required: true, max: mostOfABill },
    { name: 'awarded', kind: 'amount', required: true, max: mostOfABill },
    { name: 'reason', kind: 'choice', required: true, choices: complaintReasons },
    { name: 'words', kind: 'long-text', max: 600 },
    { name: 'decided', kind: 'date', required: true },
    { name: 'complained', kind: 'date' },
    { name: 'replied', kind: 'date' },
    ...(offices > 1 ? [{ name: 'office', kind: 'choice', choices: places } as const] : []),
  ];
}

/** Fails with `INVALID_ANSWERS`, each with its field. */
export function readComplaint(
  context: ComplaintContext,
  raw: ComplaintAnswers,
  today: IsoDate,
): Result<Complaint> {
  const { answers, failures } = checkAnswers(complaintQuestions(context), raw, today);
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  const dayOf = (field: ComplaintField) => parseIsoDate(answers[field] ?? '');
  const [decidedOn, complainedOn, repliedOn] = [dayOf('decided'), dayOf('complained'), dayOf('replied')];
  const person = context.people.find((key) => key === answers.who);
  const reason = complaintReasons.find((one) => one === answers.reason);
  if (!person || !reason || decidedOn === undefined) return fail('INVALID_ANSWERS');
  const amounts = { billed: rupees(Number(answers.billed)), awarded: rupees(Number(answers.awarded)) };
  const facts = { ...amounts, decidedOn, complainedOn, repliedOn };
  const together = togetherFailures(facts, today);
  if (together.length > 0) return fail('INVALID_ANSWERS', { fields: together });
  const { claim: claimNumber, hospital, words } = answers;
  return ok({ ...facts, person, reason, claimNumber, hospital, words, office: Number(answers.office ?? 0) });
}

/** Nothing is disputed that was paid whole, and letters follow one another. */
function togetherFailures(facts: ComplaintFacts, today: IsoDate): readonly FieldFailure[] {
  const { billed, awarded, decidedOn, complainedOn, repliedOn } = facts;
  const failures: FieldFailure[] = [];
  if (awarded >= billed) failures.push({ field: 'awarded', code: 'NOTHING_DISPUTED' });
  if (decidedOn > today) failures.push({ field: 'decided', code: 'DATE_IN_FUTURE' });
  failures.push(...orderFailures('complained', complainedOn, decidedOn, today));
  if (repliedOn !== undefined && complainedOn === undefined)
    failures.push({ field: 'complained', code: 'DATE_REQUIRED' });
  failures.push(...orderFailures('replied', repliedOn, complainedOn ?? decidedOn, today));
  return failures;
}

function orderFailures(
  field: ComplaintField,
  day: IsoDate | undefined,
  notBefore: IsoDate,
  today: IsoDate,
): readonly FieldFailure[] {
  if (day === undefined) return [];
  if (day > today) return [{ field, code: 'DATE_IN_FUTURE' }];
  return day < notBefore ? [{ field, code: 'LETTERS_OUT_OF_ORDER' }] : [];
}

/** The cut whose clause the policy wording has for a reason; undefined: none has one. */
export function cutOfReason(reason: ComplaintReason): CutKind | undefined {
  return cutKinds.find((kind) => kind === reason);
}
