import type { CallResult } from '#contract/call/shapes.ts';
import type { WireMember } from '#contract/quote/shapes.ts';
import { plainName } from './plain-name.ts';

/** Names of declared conditions by id; one that the list does not know is absent. */
export type ConditionNames = Readonly<Record<number, string>>;

/** Only what these people declared: the page carries no list it does not show. */
export function declaredNames(
  answer: CallResult<'getMedicalConditions'>,
  members: readonly Pick<WireMember, 'diseases'>[],
): ConditionNames {
  // Without the list the page still stands; it then names no condition.
  if (!answer.ok) return {};
  const declared = new Set(members.flatMap(({ diseases }) => diseases));
  return Object.fromEntries(
    answer.value.medical_conditions
      .filter(({ id }) => declared.has(id))
      .map(({ id, medical_condition: name }) => [id, plainName(name)]),
  );
}
