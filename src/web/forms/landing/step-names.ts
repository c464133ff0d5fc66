import { adultAgeRange, ageInYears } from '#domain/person/age.ts';
import { familyMix } from '#domain/person/family.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { chosenKeys, isParentsAlone, membersOf } from '../quote/quote-answers.ts';
import type { FormMemory } from './form-memory.ts';

/** These are the steps of specification section 2 before the summary, in their order. */
export const landingSteps = [
  'gender-pincode',
  'members',
  'medical',
  'smoking',
  'drinking',
  'stress',
  'existing-insurance',
] as const;
export type LandingStep = (typeof landingSteps)[number];

/** The steps, and the one page after a first price that asks all it has not asked yet. */
export type LandingForm = LandingStep | 'health';

/** Ids of the controls that the error summary leads to, where no other screen names them. */
export const fields = {
  gender: 'gender-field',
  pincode: 'pincode',
  people: 'who-You',
  live: 'parents-live-field',
  parents: 'parents-pincode',
  rest: 'rest',
} as const;

/** The habits that a step asks. No insurer asks how strained somebody feels; what is priced beside smoke and drink is exercise. */
export const habitsOf: Readonly<Partial<Record<LandingForm, readonly Habit[]>>> = {
  smoking: ['smoke', 'tobacco'],
  drinking: ['alcohol'],
  stress: ['exercise'],
};

/** Those who go on: a condition that blocks takes its member out of the later steps (specification section 3). */
export function goingOn({ draft, health }: FormMemory): readonly MemberKey[] {
  return chosenKeys(draft).filter((key) => !health.leaving.includes(key));
}

/** Habits are asked of those who go on and are of age. */
export function peopleWithHabits(memory: FormMemory): readonly MemberKey[] {
  const going = goingOn(memory);
  return membersOf(memory.draft, emptyHealth)
    .filter(
      ({ key, age }) => going.includes(key) && age !== undefined && ageInYears(age) >= adultAgeRange.min,
    )
    .map(({ key }) => key);
}

/** Whether the parents have a place of their own to ask for. */
export function asksParentsPlace({ draft }: FormMemory): boolean {
  const members = membersOf(draft, emptyHealth);
  return familyMix(members).hasParents && !isParentsAlone(members);
}
