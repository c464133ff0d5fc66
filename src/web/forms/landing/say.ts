import { habits } from '#domain/person/lifestyle.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import { genders } from '#domain/person/relation.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import type { Draft, Health } from '#web/browser/storage/draft-shape.ts';
import { change, insure, sayGender } from '../choosing.ts';
import {
  sayAnyone,
  sayCondition,
  sayDoes,
  sayHabit,
  sayIll,
  sayNone,
  sayRest,
  sayWho,
} from '../quote/health-answers.ts';
import { chosenKeys } from '../quote/quote-answers.ts';
import type { FormMemory } from './form-memory.ts';

/** One control as it stands: what is typed or chosen, and of a box whether it is ticked. */
export type Control = { readonly name: string; readonly value: string; readonly on: boolean };

type Say = (memory: FormMemory, value: string, on: boolean) => FormMemory;
type SayOf = (memory: FormMemory, key: MemberKey, control: Pick<Control, 'value' | 'on'>) => FormMemory;

const drafted = (memory: FormMemory, facts: Partial<Draft>): FormMemory => ({
  ...memory,
  draft: { ...memory.draft, ...facts },
});
export const withHealth = (memory: FormMemory, health: Health): FormMemory => ({ ...memory, health });
const yesNo = (value: string) => (value === 'yes' ? 'yes' : 'no');
/** The longest answer is a pincode with spaces. */
const limited = (value: string) => value.slice(0, 12);

function saveGender(who: 'You' | 'Spouse'): Say {
  return (memory, value) => {
    const gender = genders.find((each) => each === value);
    return gender ? { ...memory, draft: sayGender(memory.draft, who, gender) } : memory;
  };
}

function coverOf(value: string): Draft['existingSumInsured'] {
  return sumInsuredChoices.find((amount) => String(amount) === value);
}

/** Controls there is one of. */
const single: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['gender', saveGender('You')],
  ['spouse-gender', saveGender('Spouse')],
  ['pincode', (memory, value) => drafted(memory, { pincode: limited(value) })],
  [
    'parents-live',
    (memory, value) => drafted(memory, { parentsLive: value === 'same' ? 'same' : 'elsewhere' }),
  ],
  ['parents-pincode', (memory, value) => drafted(memory, { parentsPincode: limited(value) })],
  [
    'anyone',
    (memory, value) => withHealth(memory, sayAnyone(memory.health, yesNo(value), chosenKeys(memory.draft))),
  ],
  ['rest', (memory, _value, on) => withHealth(memory, sayRest(memory.health, chosenKeys(memory.draft), on))],
  ['held', (memory, value) => drafted(memory, { existing: yesNo(value) })],
  ['existing-cover', (memory, value) => drafted(memory, { existingSumInsured: coverOf(value) })],
]);

/** Controls there is one of for each person: `who-Son-0`. */
const ofPerson: ReadonlyMap<string, SayOf> = new Map<string, SayOf>([
  ['who', (memory, key, { on }) => ({ ...memory, draft: insure(memory.draft, key, on) })],
  [
    'age',
    (memory, key, { value }) => ({ ...memory, draft: change(memory.draft, key, { count: limited(value) }) }),
  ],
  [
    'unit',
    (memory, key, { value }) => {
      const unit = value === 'months' ? 'months' : 'years';
      return { ...memory, draft: change(memory.draft, key, { unit }) };
    },
  ],
  ['has', (memory, key, { on }) => withHealth(memory, sayWho(memory.health, key, on))],
  ['none', (memory, key, { on }) => withHealth(memory, sayNone(memory.health, key, on))],
]);

/** `which-Son-0-16`: the number of a condition stands last. */
function sayConditionOf(say: typeof sayCondition, memory: FormMemory, rest: string, on: boolean): FormMemory {
  const cut = rest.lastIndexOf('-');
  const key = rest.slice(0, cut);
  const id = Number(rest.slice(cut + 1));
  if (parseMemberKey(key) === undefined || !Number.isSafeInteger(id) || id <= 0) return memory;
  return withHealth(memory, say(memory.health, key, id, on));
}

/** It reads fields such as `habit-smoke-You` and `habit-smoke-none`, and `does-smoke-You`, which has no such No. */
function sayHabitOf(kind: 'habit' | 'does', memory: FormMemory, rest: string, on: boolean): FormMemory {
  const cut = rest.indexOf('-');
  const habit = habits.find((each) => each === rest.slice(0, cut));
  const who = rest.slice(cut + 1);
  if (habit === undefined) return memory;
  if (kind === 'habit' && who === 'none')
    return withHealth(memory, sayHabit(memory.health, habit, undefined, on));
  if (parseMemberKey(who) === undefined) return memory;
  const say = kind === 'habit' ? sayHabit : sayDoes;
  return withHealth(memory, say(memory.health, habit, who, on));
}

/** What was said, with one control as it stands now. A name that no control has says nothing. */
export function sayControl(memory: FormMemory, { name, value, on }: Control): FormMemory {
  const alone = single.get(name);
  if (alone) return alone(memory, value, on);
  const cut = name.indexOf('-');
  const [kind, rest] = [name.slice(0, cut), name.slice(cut + 1)];
  if (kind === 'which') return sayConditionOf(sayCondition, memory, rest, on);
  if (kind === 'ill') return sayConditionOf(sayIll, memory, rest, on);
  if (kind === 'habit' || kind === 'does') return sayHabitOf(kind, memory, rest, on);
  const say = parseMemberKey(rest) && ofPerson.get(kind);
  return say ? say(memory, rest, { value, on }) : memory;
}
