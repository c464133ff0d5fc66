import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameInAll } from '#domain/local-text.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { asthma, cancer } from '#test/builders/small-market.ts';
import { conditionId } from '../ids.ts';
import type { Condition } from '../person/condition.ts';
import { partMembers } from './leaving.ts';

const keysOf = (members: readonly { readonly key: string }[]) => members.map(({ key }) => key);

describe('whoever leaves is named with a reason', () => {
  const ill = (key: string) => aMember(key, '40y', { conditions: [asthma.id, cancer.id] });
  const [couple, parents] = [aFamily('You', 'Spouse'), aFamily('Father', 'Mother')];
  const inLaws = aFamily('Father-in-law', 'Mother-in-law');
  const children = aFamily('Son-0', 'Daughter-0');

  test.each([
    ['nobody', [...couple, ...children], []],
    [
      'children without you or spouse',
      [...parents, ...inLaws, ...children],
      ['Son-0 child-alone', 'Daughter-0 child-alone'],
    ],
    ['who has a condition', [...couple, ...children, ill('Father')], ['Father condition 9']],
    [
      'a You whose spouse keeps the children',
      [ill('You'), ...aFamily('Spouse'), ...children],
      ['You condition 9'],
    ],
    [
      'a You and the children with it',
      [ill('You'), ...parents, ...children],
      ['You condition 9', 'Son-0 child-alone', 'Daughter-0 child-alone'],
    ],
    ['a child with a condition, once', [...parents, ill('Son-0')], ['Son-0 condition 9']],
  ])('who leaves: %s', (_, members, expected) => {
    const { staying, leaving } = partMembers(members, [asthma, cancer]);
    const texts = leaving.map(({ member, reason, conditions }) =>
      [member.key, reason, ...conditions.map(({ id }) => id)].join(' '),
    );
    expect(texts).toEqual(expected);
    expect(keysOf([...staying, ...leaving.map(({ member }) => member)]).toSorted()).toEqual(
      keysOf(members).toSorted(),
    );
  });
});

describe('a blocking condition', () => {
  const condition = (id: number, blocks: boolean): Condition => ({
    id: conditionId(id),
    name: sameInAll(`Condition ${id}`),
    outcome: blocks ? 'declined' : 'accepted',
    blocks,
    common: false,
  });
  const conditions = [condition(1, false), condition(2, true), condition(3, true)];
  const having = (key: string, ...ids: number[]) => aMember(key, '40y', { conditions: ids.map(conditionId) });

  test.each([
    ['no condition', [having('You')], ['You'], {}],
    ['an ordinary condition', [having('You', 1)], ['You'], {}],
    ['a blocking one among others', [having('You', 1, 2), having('Spouse')], ['Spouse'], { You: [2] }],
    ['two blocking ones', [having('You', 3, 2)], [], { You: [2, 3] }],
    ['an unknown one', [having('You', 9)], ['You'], {}],
  ])('who is left: %s', (_, members, remaining, dropped) => {
    const verdict = partMembers(members, conditions);
    expect(verdict.staying.map(({ key }) => key)).toEqual(remaining);
    expect(
      Object.fromEntries(
        verdict.leaving.map(({ member, conditions }) => [member.key, conditions.map(({ id }) => id)]),
      ),
    ).toEqual(dropped);
  });

  test('loses nobody: each person either stays or leaves with a reason', () => {
    const person = fc.subarray([1, 2, 3, 9]).map((ids) => having('You', ...ids));
    fc.assert(
      fc.property(fc.array(person, { maxLength: 8 }), (members) => {
        const { staying, leaving } = partMembers(members, conditions);
        expect(staying.length + leaving.length).toBe(members.length);
        for (const { conditions } of leaving) expect(conditions.some(({ blocks }) => blocks)).toBe(true);
      }),
    );
  });
});
