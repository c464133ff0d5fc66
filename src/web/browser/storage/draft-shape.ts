import { type Bearable, bearableChoices } from '#domain/judge/bearable.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import type { Gender } from '#domain/person/relation.ts';

/** Raised when a stored draft can no longer be read; older ones are then dropped. */
const version = 1;

export type YesNo = 'yes' | 'no';

export type MemberDraft = {
  readonly insured: boolean;
  /** It is as typed. */
  readonly count: string;
  readonly unit: 'years' | 'months';
};

/** Who, how old, where, and the choices: kept on the device. Nothing about health. */
export type Draft = {
  readonly version: number;
  /** Everybody touched so far; who is not insured any more keeps the age that was typed. */
  readonly members: Readonly<Record<MemberKey, MemberDraft>>;
  readonly genderOfYou: Gender | undefined;
  /** When it is absent, we guess the opposite of You. */
  readonly genderOfSpouse: Gender | undefined;
  readonly pincode: string;
  readonly parentsLive: 'same' | 'elsewhere' | undefined;
  readonly parentsPincode: string;
  readonly existing: YesNo | undefined;
  /** It is in rupees. */
  readonly existingSumInsured: number | undefined;
  /** Rupees that the family could pay itself in a bad year; absent: nobody said. */
  readonly bearable?: Bearable | undefined;
  /** The list that comes next shows the government-standard plan alone. */
  readonly standard?: true | undefined;
  readonly quote: { readonly id: string; readonly crn: string } | undefined;
};

export type HabitAnswer = { readonly none: boolean; readonly who: readonly MemberKey[] };

/** Conditions, habits and what matters, which lets some of them be guessed: kept in the tab only. */
export type Health = {
  readonly version: number;
  readonly anyone: YesNo | undefined;
  readonly who: readonly MemberKey[];
  readonly conditions: Readonly<Record<MemberKey, readonly number[]>>;
  /** The people with a condition who have none of the listed ones. */
  readonly without: readonly MemberKey[];
  readonly habits: Readonly<Record<Habit, HabitAnswer>>;
  /** How much features matter, as far as somebody said it. */
  readonly importance?: ImportanceAnswers | undefined;
  /** A condition blocks online cover and the visitor goes on without them. */
  readonly leaving: readonly MemberKey[];
};

export const emptyDraft: Draft = {
  version,
  members: {},
  genderOfYou: undefined,
  genderOfSpouse: undefined,
  pincode: '',
  parentsLive: undefined,
  parentsPincode: '',
  existing: undefined,
  existingSumInsured: undefined,
  quote: undefined,
};

const unanswered: HabitAnswer = { none: false, who: [] };

export const emptyHealth: Health = {
  version,
  anyone: undefined,
  who: [],
  conditions: {},
  without: [],
  habits: { smoke: unanswered, tobacco: unanswered, alcohol: unanswered, exercise: unanswered },
  leaving: [],
};

export const emptyMember: MemberDraft = { insured: false, count: '', unit: 'years' };

export function memberDraft(draft: Draft, memberKey: MemberKey): MemberDraft {
  return draft.members[memberKey] ?? emptyMember;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

function readFields(stored: string): Fields | undefined {
  try {
    const fields = fieldsOf(JSON.parse(stored));
    return fields?.version === version ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** The longest answer is a pincode with spaces. */
const textRoom = 12;

const text = (value: unknown) => (typeof value === 'string' && value.length <= textRoom ? value : '');
const oneOf = <T extends string>(value: unknown, choices: readonly T[]) =>
  choices.find((choice) => choice === value);
const isKey = (value: unknown): value is MemberKey =>
  typeof value === 'string' && parseMemberKey(value) !== undefined;
const keys = (value: unknown) => (Array.isArray(value) ? value.filter(isKey) : []);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const yesNo = (value: unknown) => oneOf<YesNo>(value, ['yes', 'no']);
const gender = (value: unknown) => oneOf<Gender>(value, ['MALE', 'FEMALE']);

/** What is kept by person; entries of nobody are left out. */
function byMember<T>(value: unknown, read: (entry: unknown) => T): Record<MemberKey, T> {
  const entries = Object.entries(fieldsOf(value) ?? {}).filter(([key]) => isKey(key));
  return Object.fromEntries(entries.map(([key, entry]) => [key, read(entry)]));
}

function readMember(value: unknown): MemberDraft {
  const { insured, count, unit } = fieldsOf(value) ?? {};
  return {
    insured: insured === true,
    count: text(count),
    unit: oneOf(unit, ['years', 'months'] as const) ?? 'years',
  };
}

function readHabit(value: unknown): HabitAnswer {
  const { none, who } = fieldsOf(value) ?? {};
  return { none: none === true, who: keys(who) };
}

function readQuote(value: unknown): Draft['quote'] {
  const { id, crn } = fieldsOf(value) ?? {};
  return typeof id === 'string' && typeof crn === 'string' ? { id, crn } : undefined;
}

/** Broken parts fall back to unanswered; another version or no draft at all is an empty one. */
export function parseDraft(stored: string): Draft {
  const fields = readFields(stored);
  if (!fields) return emptyDraft;
  const existing = fields.existingSumInsured;
  const bearable = bearableChoices.find((choice) => choice === fields.bearable);
  return {
    version,
    members: byMember(fields.members, readMember),
    genderOfYou: gender(fields.genderOfYou),
    genderOfSpouse: gender(fields.genderOfSpouse),
    pincode: text(fields.pincode),
    parentsLive: oneOf(fields.parentsLive, ['same', 'elsewhere'] as const),
    parentsPincode: text(fields.parentsPincode),
    existing: yesNo(fields.existing),
    existingSumInsured: isWhole(existing) && existing > 0 ? existing : undefined,
    ...(bearable !== undefined && { bearable }),
    ...(fields.standard === true && { standard: true }),
    quote: readQuote(fields.quote),
  };
}

export function parseHealth(stored: string): Health {
  const fields = readFields(stored);
  if (!fields) return emptyHealth;
  const habits = fieldsOf(fields.habits) ?? {};
  // Written by this tab alone: the table of features would come with every page.
  const importance = fieldsOf(fields.importance) as Health['importance'];
  return {
    version,
    anyone: yesNo(fields.anyone),
    who: keys(fields.who),
    conditions: byMember(fields.conditions, (ids) => (Array.isArray(ids) ? ids.filter(isWhole) : [])),
    without: keys(fields.without),
    habits: {
      smoke: readHabit(habits.smoke),
      tobacco: readHabit(habits.tobacco),
      alcohol: readHabit(habits.alcohol),
      exercise: readHabit(habits.exercise),
    },
    leaving: keys(fields.leaving),
    ...(importance && { importance }),
  };
}
