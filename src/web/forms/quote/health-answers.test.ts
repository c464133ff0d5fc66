import { describe, expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { type Draft, emptyDraft, emptyHealth, type Health } from '#web/browser/storage/draft-shape.ts';
import {
  adultKeys,
  type ConditionQuestion,
  type Missing,
  missingAnswers,
  parting,
  sayAnyone,
  sayCondition,
  sayHabit,
  sayNone,
  sayWho,
  searchConditions,
} from './health-answers.ts';
import { conditionsOf } from './quote-answers.ts';

const adult = { insured: true, count: '40', unit: 'years' } as const;
const family: Draft = {
  ...emptyDraft,
  members: { You: adult, Spouse: adult, 'Son-0': { ...adult, count: '17' } },
};
const noHabits: Health['habits'] = {
  smoke: { none: true, who: [] },
  tobacco: { none: true, who: [] },
  alcohol: { none: true, who: [] },
  exercise: { none: true, who: [] },
};
const quiet: Health = { ...emptyHealth, habits: noHabits };

const kinds = (missing: readonly Missing[]) => missing.map(({ kind }) => kind);

describe('what is asked', () => {
  const yes = sayAnyone(quiet, 'yes', ['You', 'Spouse', 'Son-0']);
  test.each([
    ['nothing said', quiet, ['anyone']],
    ['no condition', sayAnyone(quiet, 'no', ['You']), []],
    ['a condition, nobody named', yes, ['who']],
    ['somebody without a condition yet', sayWho(yes, 'You', true), ['which']],
    ['a condition ticked', sayCondition(sayWho(yes, 'You', true), 'You', 16, true), []],
    ['none of these', sayNone(sayWho(yes, 'You', true), 'You', true), []],
    ['somebody who is not covered any more', sayWho(yes, 'Mother', true), ['who']],
  ])('after %s', (_, health, expected) => {
    expect(kinds(missingAnswers(family, health))).toEqual(expected);
  });

  test('each habit needs a person of age or "No one"', () => {
    const health = { ...sayAnyone(emptyHealth, 'no', []), habits: noHabits };
    const open = sayHabit(health, 'smoke', undefined, false);
    expect(missingAnswers(family, open)).toEqual([{ kind: 'habit', habit: 'smoke' }]);
    expect(missingAnswers(family, sayHabit(open, 'smoke', 'Spouse', true))).toEqual([]);
    expect(kinds(missingAnswers(family, sayHabit(open, 'smoke', 'Son-0', true)))).toEqual(['habit']);
  });

  test('only those of age are asked about habits', () => {
    expect(adultKeys(family, quiet)).toEqual(['You', 'Spouse']);
    const grown = { ...family, members: { ...family.members, 'Son-0': { ...adult, count: '18' } } };
    expect(adultKeys(grown, quiet)).toEqual(['You', 'Spouse', 'Son-0']);
  });

  test('with one person alone, who it is answers itself', () => {
    expect(sayAnyone(quiet, 'yes', ['Father']).who).toEqual(['Father']);
    expect(sayAnyone(quiet, 'yes', ['You', 'Father']).who).toEqual([]);
  });
});

describe('answers that exclude each other', () => {
  test('"None of these" takes the conditions away, and a condition takes it back', () => {
    const ill = sayCondition(sayWho(sayAnyone(quiet, 'yes', []), 'You', true), 'You', 16, true);
    const none = sayNone(ill, 'You', true);
    expect(conditionsOf(none, 'You')).toEqual([]);
    expect(conditionsOf(sayCondition(none, 'You', 17, true), 'You')).toEqual([17]);
  });

  test('"No one" takes the people away, and a person takes it back', () => {
    const smokes = sayHabit(quiet, 'smoke', 'You', true);
    expect(smokes.habits.smoke).toEqual({ none: false, who: ['You'] });
    expect(sayHabit(smokes, 'smoke', undefined, true).habits.smoke).toEqual({ none: true, who: [] });
  });
});

const hindi: Readonly<Record<number, string>> = { 1: 'माइग्रेन', 2: 'इंसुलिन वाली डायबिटीज़' };
const condition = (id: number, name: string, blocks: boolean): ConditionQuestion => ({
  id: conditionId(id),
  name,
  foundAs: [name, hindi[id] ?? name],
  outcome: blocks ? 'declined' : 'accepted',
  blocks,
  common: false,
});
const conditions = [condition(1, 'Migraine', false), condition(2, 'Diabetes on insulin', true)];

describe('a blocking condition', () => {
  const ill = (key: string, id: number) =>
    sayCondition(sayWho(sayAnyone(quiet, 'yes', []), key, true), key, id, true);

  test.each([
    ['an ordinary condition', ill('You', 1), [], ['You', 'Spouse', 'Son-0']],
    ['a blocking one', ill('Spouse', 2), ['Spouse'], ['You', 'Son-0']],
  ])('who is left: %s', (_, health, leaving, staying) => {
    const parted = parting(family, health, conditions);
    expect(parted.leaving.map(({ member }) => member.key)).toEqual(leaving);
    expect(parted.staying).toEqual(staying);
  });

  test('of the last adult leaves nobody: children are not covered alone', () => {
    const draft = { ...family, members: { You: adult, 'Son-0': adult } };
    const { leaving, staying } = parting(draft, ill('You', 2), conditions);
    expect(leaving.map(({ member, reason }) => [member.key, reason])).toEqual([
      ['You', 'condition'],
      ['Son-0', 'child-alone'],
    ]);
    expect(staying).toEqual([]);
  });

  test('is the only thing that this page parts over', () => {
    const draft = { ...family, members: { Father: adult, 'Son-0': adult } };
    expect(parting(draft, quiet, conditions)).toEqual({ leaving: [], staying: ['Father'] });
  });
});

test.each([
  ['', []],
  ['d', []],
  ['DIAB', ['Diabetes on insulin']],
  [' graine ', ['Migraine']],
  ['डायबि', ['Diabetes on insulin']],
  ['xyz', []],
])('searching for "%s"', (input, names) => {
  expect(searchConditions(conditions, input).map(({ name }) => name)).toEqual(names);
});
