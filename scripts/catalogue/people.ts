import { parseAge } from '#domain/person/age.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { Member } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import { defaultGender } from '#domain/person/relation.ts';
import { choiceOf, WrongUse } from './command.ts';

const habits: readonly Habit[] = ['alcohol', 'smoke', 'tobacco', 'exercise'];

/** "You:34 Spouse:36 Son-0:8m": who is insured, by key and age. A bare number is years. */
export function readPeople(text: string): readonly Member[] {
  const people = pairsOf('people', text).map(([key, ageText]): Member => {
    const parts = parseMemberKey(key);
    if (parts === undefined) {
      throw new WrongUse(
        `--people: "${key}" is nobody. Write You, Spouse, Son-0, Daughter-0, Father, Mother and so on.`,
      );
    }
    const age = parseAge(/^\d+$/.test(ageText) ? `${ageText}y` : ageText);
    if (age === undefined) {
      throw new WrongUse(`--people: "${ageText}" is no age. Write years as 34, below one year months as 8m.`);
    }
    const gender = defaultGender(parts.relation, 'MALE') ?? 'MALE';
    return { key, relation: parts.relation, gender, age, insured: true, conditions: [], habits: [] };
  });
  const twice = people.find(({ key }, index) => people.findIndex((other) => other.key === key) !== index);
  if (twice) throw new WrongUse(`--people: ${twice.key} stands twice.`);
  if (people.length === 0) throw new WrongUse('--people names nobody.');
  return people;
}

/** It reads "You:16,17 Spouse:3", with ids of conditions.json. */
export function withConditions(
  people: readonly Member[],
  text: string,
  conditions: readonly Condition[],
): readonly Member[] {
  return withAnswers('conditions', people, text, (member, words) => {
    const ids = words.map((word) => {
      const condition = conditions.find(({ id }) => String(id) === word);
      if (condition === undefined) throw new WrongUse(`--conditions: "${word}" is no id of conditions.json.`);
      return condition.id;
    });
    return { ...member, conditions: ids };
  });
}

/** It reads "Spouse:smoke,alcohol". */
export function withHabits(people: readonly Member[], text: string): readonly Member[] {
  return withAnswers('habits', people, text, (member, words) => ({
    ...member,
    habits: words.map((word) => choiceOf('habits', word, habits)),
  }));
}

function withAnswers(
  option: string,
  people: readonly Member[],
  text: string,
  put: (member: Member, words: readonly string[]) => Member,
): readonly Member[] {
  const pairs = new Map(pairsOf(option, text));
  for (const key of pairs.keys()) {
    if (!people.some((member) => member.key === key))
      throw new WrongUse(`--${option}: ${key} is not among --people.`);
  }
  return people.map((member) => {
    const words = pairs.get(member.key);
    return words === undefined ? member : put(member, words.split(','));
  });
}

function pairsOf(option: string, text: string): readonly (readonly [string, string])[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [key, value, ...rest] = word.split(':');
      if (key && value && rest.length === 0) return [key, value] as const;
      throw new WrongUse(`--${option}: "${word}" has to be a person and a value joined by a colon.`);
    });
}
