import type { WireQuote } from '#contract/quote/shapes.ts';
import { memberKeyFrom } from '#contract/quote/wire.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import { habitQuestions } from '#domain/person/lifestyle.ts';
import { type Draft, emptyHealth, emptyMember, type Health } from '#web/browser/storage/draft-shape.ts';

type Saved = NonNullable<Draft['quote']>;
type WireMember = WireQuote['members'][number];

const keyOf = ({ id }: WireMember) => memberKeyFrom(id);

const ageDraft = ({ age, age_in_months: months }: WireMember) =>
  age === 0 && months !== undefined
    ? { count: String(months), unit: 'months' as const }
    : { count: String(age), unit: 'years' as const };

/** The answers of people who now ask in their own name; whoever else was chosen stays known and is not insured. */
export function draftInOwnName(draft: Draft, { members, gender, pincode }: WireQuote, quote: Saved): Draft {
  const spouse = members.find(({ id }) => id === 'spouse');
  const others = Object.entries(draft.members).map(
    ([key, one]) => [key, { ...one, insured: false }] as const,
  );
  const insured = members.map(
    (member) => [keyOf(member), { ...emptyMember, insured: true, ...ageDraft(member) }] as const,
  );
  return {
    ...draft,
    members: Object.fromEntries([...others, ...insured]),
    genderOfYou: gender,
    genderOfSpouse: spouse?.gender,
    pincode,
    parentsLive: undefined,
    parentsPincode: '',
    existing: draft.existing ?? 'no',
    standard: undefined,
    quote,
  };
}

/** What was said of their health and habits moves with them. */
export function healthInOwnName({ members, importance }: WireQuote): Health {
  const ill = members.filter(({ diseases }) => diseases.length > 0);
  const habits = habitQuestions.map((habit) => {
    const who = members.filter(({ lifestyle }) => lifestyle.includes(habit)).map(keyOf);
    return [habit, { none: who.length === 0, who }] as const;
  });
  return {
    ...emptyHealth,
    anyone: ill.length > 0 ? 'yes' : 'no',
    who: ill.map(keyOf),
    conditions: Object.fromEntries(ill.map((member) => [keyOf(member), member.diseases])),
    habits: { ...emptyHealth.habits, ...Object.fromEntries(habits) },
    ...(importance && { importance: importance as ImportanceAnswers }),
  };
}
