import { inLanguage, type Language, languages } from '#domain/local-text.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { CallAnswer } from '../../call/shapes.ts';

/** On a small screen the common ones come first, each part in the order of the catalogue. */
export function inOrderOf(conditions: readonly Condition[], isSmall: boolean): readonly Condition[] {
  return isSmall
    ? conditions.toSorted((left, right) => Number(right.common) - Number(left.common))
    : conditions;
}

export function conditionsToWire(
  conditions: readonly Condition[],
  language: Language,
): CallAnswer<'getMedicalConditions'> {
  return {
    medical_conditions: conditions.map(
      ({ id, name, alsoCalled = [], outcome, blocks, common, gender, commonFrom, protection }) => ({
        id,
        medical_condition: inLanguage(name, language),
        found_as: [...languages.map((each) => inLanguage(name, each)), ...alsoCalled],
        permission: !blocks,
        usual_outcome: outcome,
        common,
        gender: gender ?? null,
        common_from: commonFrom ?? null,
        protection: protection ?? null,
      }),
    ),
  };
}
