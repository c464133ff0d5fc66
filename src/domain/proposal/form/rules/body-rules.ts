import { ageInYears } from '#domain/person/age.ts';
import { heightRangeAt, isWeightFor } from '#domain/person/body.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Member } from '#domain/person/member.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { Answers } from '../fields.ts';
import { fieldName } from '../forms.ts';

/**
 * A height that nobody of that age has, or a weight that nobody of that height has: one of two answers was mistyped, and
 * an insurer refuses both later. `aged` has the ages by the dates of birth.
 */
export function bodyFailures(aged: readonly Member[], answers: Answers): FieldFailure[] {
  return insuredMembers(aged).flatMap(({ key, age }): FieldFailure[] => {
    const [height, weight] = [numberIn(answers, key, 'height'), numberIn(answers, key, 'weight')];
    if (height === undefined) return [];
    if (age !== undefined) {
      const years = ageInYears(age);
      const { min, max } = heightRangeAt(years);
      if (height < min || height > max)
        return [
          { field: fieldName(key, 'height'), code: 'HEIGHT_UNLIKELY', detail: { age: years, min, max } },
        ];
    }
    const isLikely = weight === undefined || isWeightFor(weight, height, age && ageInYears(age));
    return isLikely ? [] : [{ field: fieldName(key, 'weight'), code: 'WEIGHT_UNLIKELY', detail: { height } }];
  });
}

function numberIn(answers: Answers, key: Member['key'], name: string): number | undefined {
  const answer = answers[fieldName(key, name)];
  return typeof answer === 'string' && answer !== '' ? Number(answer) : undefined;
}
