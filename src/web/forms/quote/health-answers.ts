import { identifierText } from '#domain/identity/identifier-text.ts';
import { adultAgeRange, ageInYears } from '#domain/person/age.ts';
import type { Condition } from '#domain/person/condition.ts';
import { type Habit, habitQuestions } from '#domain/person/lifestyle.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { type Leaving, partMembers } from '#domain/quote/leaving.ts';
import type { Draft, Health } from '#web/browser/storage/draft-shape.ts';
import { conditionsOf, membersOf } from './quote-answers.ts';

/** Health answers are changed here and nowhere else; each function answers the next state. */

const without = <T>(list: readonly T[], item: T) => list.filter((each) => each !== item);
const withIt = <T>(list: readonly T[], item: T) => [...without(list, item), item];
const toggled = <T>(list: readonly T[], item: T, on: boolean) =>
  on ? withIt(list, item) : without(list, item);

/** With one person the question who it is answers itself. */
export function sayAnyone(health: Health, anyone: 'yes' | 'no', keys: readonly MemberKey[]): Health {
  const who = anyone === 'yes' && keys.length === 1 ? [...keys] : health.who;
  return { ...health, anyone, who };
}

export function sayWho(health: Health, key: MemberKey, on: boolean): Health {
  return { ...health, who: toggled(health.who, key, on) };
}

/** A ticked condition takes "None of these" back. */
export function sayCondition(health: Health, key: MemberKey, id: number, on: boolean): Health {
  const conditions = { ...health.conditions, [key]: toggled(health.conditions[key] ?? [], id, on) };
  return { ...health, conditions, without: on ? without(health.without, key) : health.without };
}

/** "None of these" and a ticked condition exclude each other. */
export function sayNone(health: Health, key: MemberKey, on: boolean): Health {
  const conditions = on ? { ...health.conditions, [key]: [] } : health.conditions;
  return { ...health, conditions, without: toggled(health.without, key, on) };
}

/** `who` undefined: "No one", which excludes everybody else. */
export function sayHabit(health: Health, habit: Habit, who: MemberKey | undefined, on: boolean): Health {
  const answer =
    who === undefined
      ? { none: on, who: on ? [] : health.habits[habit].who }
      : { none: on ? false : health.habits[habit].none, who: toggled(health.habits[habit].who, who, on) };
  return { ...health, habits: { ...health.habits, [habit]: answer } };
}

/** What is ticked of somebody where all illnesses are asked at once. */
export function tickedOf(health: Health, key: MemberKey): readonly number[] {
  return health.anyone === undefined ? (health.conditions[key] ?? []) : conditionsOf(health, key);
}

/** Nobody has said any more that the rest is No. */
function reopened(health: Health): Health {
  const conditions = Object.keys(health.conditions).map((key) => [key, tickedOf(health, key)] as const);
  return { ...health, anyone: undefined, conditions: Object.fromEntries(conditions) };
}

export function sayIll(health: Health, key: MemberKey, id: number, on: boolean): Health {
  return sayCondition(reopened(health), key, id, on);
}

export function sayDoes(health: Health, habit: Habit, key: MemberKey, on: boolean): Health {
  return sayHabit(reopened(health), habit, key, on);
}

/** One declaration for all that was not ticked. Any later change takes it back. */
export function sayRest(health: Health, keys: readonly MemberKey[], on: boolean): Health {
  const open = reopened(health);
  if (!on) return open;
  const who = keys.filter((key) => tickedOf(open, key).length > 0);
  const habits = habitQuestions.map((habit): [Habit, Health['habits'][Habit]] => {
    const does = health.habits[habit].who.filter((key) => keys.includes(key));
    return [habit, { none: does.length === 0, who: does }];
  });
  return {
    ...open,
    anyone: who.length > 0 ? 'yes' : 'no',
    who,
    without: [],
    habits: { ...health.habits, ...Object.fromEntries(habits) },
  };
}

/** Habits are asked of those who are of age. */
export function adultKeys(draft: Draft, health: Health): readonly MemberKey[] {
  return membersOf(draft, health)
    .filter(({ age }) => age !== undefined && ageInYears(age) >= adultAgeRange.min)
    .map(({ key }) => key);
}

export type Missing =
  | { readonly kind: 'anyone' | 'who' }
  | { readonly kind: 'which'; readonly key: MemberKey }
  | { readonly kind: 'habit'; readonly habit: Habit };

/** What has not been answered yet, in page order. */
export function missingAnswers(draft: Draft, health: Health): readonly Missing[] {
  const keys = membersOf(draft, health).map(({ key }) => key);
  return [...missingConditions(health, keys), ...missingHabits(health, adultKeys(draft, health))];
}

/** Looks at the conditions alone. */
export function missingConditions(health: Health, keys: readonly MemberKey[]): readonly Missing[] {
  if (health.anyone === undefined) return [{ kind: 'anyone' }];
  if (health.anyone === 'no') return [];
  const who = keys.filter((key) => health.who.includes(key));
  if (who.length === 0) return [{ kind: 'who' }];
  return who
    .filter((key) => !health.without.includes(key) && conditionsOf(health, key).length === 0)
    .map((key) => ({ kind: 'which', key }));
}

function missingHabits(health: Health, adults: readonly MemberKey[]): readonly Missing[] {
  return habitQuestions
    .filter((habit) => lacksHabit(health, habit, adults))
    .map((habit) => ({ kind: 'habit', habit }));
}

/** Nobody of those who are asked was named, and "No one" was not said. */
export function lacksHabit(health: Health, habit: Habit, adults: readonly MemberKey[]): boolean {
  const { none, who } = health.habits[habit];
  return adults.length > 0 && !none && !who.some((key) => adults.includes(key));
}

/** As the visitor reads it; it is also found by its name in another language. */
export type ConditionQuestion = Omit<Condition, 'name'> & {
  readonly name: string;
  readonly foundAs: readonly string[];
};

export type Parting = {
  readonly leaving: readonly Leaving<ConditionQuestion>[];
  readonly staying: readonly MemberKey[];
};

/**
 * Who cannot go on online over a condition, why, and who can (specification section 3). The children whom nobody brings
 * any more are named with them; without a condition nobody leaves here.
 */
export function parting(draft: Draft, health: Health, conditions: readonly ConditionQuestion[]): Parting {
  const { staying, leaving } = partMembers(membersOf(draft, health), conditions);
  const isAnyIll = leaving.some(({ reason }) => reason === 'condition');
  return { leaving: isAnyIll ? leaving : [], staying: staying.map(({ key }) => key) };
}

/** Letters of a name that must be typed before the long list is searched. */
const searchFrom = 2;
const maxHits = 8;

/** Conditions whose name, in any language, holds what was typed. */
export function searchConditions(
  conditions: readonly ConditionQuestion[],
  input: string,
): readonly ConditionQuestion[] {
  const part = identifierText(input).toLowerCase().normalize();
  if (part.length < searchFrom) return [];
  return conditions
    .filter(({ foundAs }) => foundAs.some((name) => name.toLowerCase().includes(part)))
    .slice(0, maxHits);
}
