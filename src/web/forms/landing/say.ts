import { habits } from '#domain/person/lifestyle.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import { genders } from '#domain/person/relation.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import type { Draft, Health } from '#web/browser/storage/draft-shape.ts';
import { change, insure, sayGender } from '../choosing.ts';
import { sayAnyone, sayCondition, sayHabit, sayNone, sayWho } from '../quote/health-answers.ts';
import { chosenKeys } from '../quote/quote-answers.ts';
import type { Said } from './said.ts';

/** One control as it stands: what is typed or chosen, and of a box whether it is ticked. */
export type Control = { readonly name: string; readonly value: string; readonly on: boolean };

type Say = (said: Said, value: string, on: boolean) => Said;
type SayOf = (said: Said, key: MemberKey, control: Pick<Control, 'value' | 'on'>) => Said;

const drafted = (said: Said, facts: Partial<Draft>): Said => ({
  ...said,
  draft: { ...said.draft, ...facts },
});
export const withHealth = (said: Said, health: Health): Said => ({ ...said, health });
const yesNo = (value: string) => (value === 'yes' ? 'yes' : 'no');
/** The longest answer is a pincode with spaces. */
const typed = (value: string) => value.slice(0, 12);

function saidGender(who: 'You' | 'Spouse'): Say {
  return (said, value) => {
    const gender = genders.find((each) => each === value);
    return gender ? { ...said, draft: sayGender(said.draft, who, gender) } : said;
  };
}

function coverOf(value: string): Draft['existingSumInsured'] {
  return sumInsuredChoices.find((amount) => String(amount) === value);
}

/** Controls there is one of. */
const single: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['gender', saidGender('You')],
  ['spouse-gender', saidGender('Spouse')],
  ['pincode', (said, value) => drafted(said, { pincode: typed(value) })],
  ['parents-live', (said, value) => drafted(said, { parentsLive: value === 'same' ? 'same' : 'elsewhere' })],
  ['parents-pincode', (said, value) => drafted(said, { parentsPincode: typed(value) })],
  ['anyone', (said, value) => withHealth(said, sayAnyone(said.health, yesNo(value), chosenKeys(said.draft)))],
  ['held', (said, value) => drafted(said, { existing: yesNo(value) })],
  ['existing-cover', (said, value) => drafted(said, { existingSumInsured: coverOf(value) })],
]);

/** Controls there is one of for each person: `who-Son-0`. */
const ofPerson: ReadonlyMap<string, SayOf> = new Map<string, SayOf>([
  ['who', (said, key, { on }) => ({ ...said, draft: insure(said.draft, key, on) })],
  ['age', (said, key, { value }) => ({ ...said, draft: change(said.draft, key, { count: typed(value) }) })],
  [
    'unit',
    (said, key, { value }) => {
      const unit = value === 'months' ? 'months' : 'years';
      return { ...said, draft: change(said.draft, key, { unit }) };
    },
  ],
  ['has', (said, key, { on }) => withHealth(said, sayWho(said.health, key, on))],
  ['none', (said, key, { on }) => withHealth(said, sayNone(said.health, key, on))],
]);

/** `which-Son-0-16`: the number of a condition stands last. */
function sayWhich(said: Said, rest: string, on: boolean): Said {
  const cut = rest.lastIndexOf('-');
  const key = rest.slice(0, cut);
  const id = Number(rest.slice(cut + 1));
  if (parseMemberKey(key) === undefined || !Number.isSafeInteger(id) || id <= 0) return said;
  return withHealth(said, sayCondition(said.health, key, id, on));
}

/** `habit-smoke-You`, `habit-smoke-none`. */
function sayHabitOf(said: Said, rest: string, on: boolean): Said {
  const cut = rest.indexOf('-');
  const habit = habits.find((each) => each === rest.slice(0, cut));
  const who = rest.slice(cut + 1);
  if (habit === undefined || (who !== 'none' && parseMemberKey(who) === undefined)) return said;
  return withHealth(said, sayHabit(said.health, habit, who === 'none' ? undefined : who, on));
}

/** What was said, with one control as it stands now. A name that no control has says nothing. */
export function sayControl(said: Said, { name, value, on }: Control): Said {
  const alone = single.get(name);
  if (alone) return alone(said, value, on);
  const cut = name.indexOf('-');
  const [kind, rest] = [name.slice(0, cut), name.slice(cut + 1)];
  if (kind === 'which') return sayWhich(said, rest, on);
  if (kind === 'habit') return sayHabitOf(said, rest, on);
  const say = parseMemberKey(rest) && ofPerson.get(kind);
  return say ? say(said, rest, { value, on }) : said;
}
