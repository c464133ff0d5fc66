import { expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { aQuote } from '#test/ports/store-values.ts';
import { conditionId } from '../ids.ts';
import type { Member } from '../person/member.ts';
import { withoutHealth } from './decision.ts';

test('what is shared is priced as if nobody had said a word on health or habits, and on all else as they did', () => {
  const { request, ...quote } = aQuote();
  const [you, father] = [aMember('You', '34y', {}), aMember('Father', '62y', {})];
  const ill: Member = { ...father, conditions: [conditionId(1)], habits: ['tobacco'] };
  const shared = withoutHealth({ ...quote, request: { ...request, members: [you, ill] } });
  const well = [you, father].map((member) => ({ ...member, conditions: [], habits: [] }));
  expect(shared).toEqual({ ...quote, request: { ...request, members: well } });
});
