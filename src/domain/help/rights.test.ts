import { describe, expect, test } from 'vitest';
import type { Protection } from '../person/condition.ts';
import { type RefusalReason, type Right, rightsOf } from './rights.ts';

describe('what somebody whom insurers turn away can ask for', () => {
  test.each<readonly [string, number, RefusalReason, readonly Protection[], readonly Right[]]>([
    ['insulin at 45', 45, 'condition', [], ['every-illness', 'state']],
    ['insulin at 70', 70, 'condition', [], ['every-illness', 'senior', 'state']],
    ['HIV', 35, 'condition', ['hiv'], ['hiv', 'state']],
    ['a disability that nobody takes', 30, 'condition', ['disability'], ['disability', 'niramaya', 'state']],
    ['a disability that somebody takes', 30, undefined, ['disability'], ['disability', 'niramaya']],
    ['depression that is decided on reports', 30, undefined, ['mental-illness'], ['mental-illness']],
    [
      'HIV and a disability at 72',
      72,
      'condition',
      ['disability', 'hiv'],
      ['hiv', 'disability', 'niramaya', 'senior', 'state'],
    ],
    ['100 years', 100, 'age', [], ['every-age', 'senior', 'state']],
    ['19 years, too young for every plan', 19, 'age', [], ['every-age', 'state']],
    ['a grandfather of 82', 82, 'relation', [], ['senior']],
    ['a sister of 69', 69, 'relation', [], []],
    ['nothing', 40, undefined, [], []],
  ])('is the law first, then public cover: %s', (_who, ageYears, reason, protections, expected) => {
    expect(rightsOf({ ageYears, reason, protections })).toEqual(expected);
  });
});
