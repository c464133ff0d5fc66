import { conditionId } from '#domain/ids.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { Member } from '#domain/person/member.ts';
import type { Gender } from '#domain/person/relation.ts';
import { aMember } from '../builders/person-builders.ts';

const diabetes = 17;
const bloodPressure = 16;

function person(key: string, years: number, gender: Gender, ...ill: readonly number[]): Member {
  return aMember(key, `${years}y`, { gender, conditions: ill.map(conditionId) });
}

export type JudgedFamily = {
  readonly members: readonly Member[];
  readonly pincode: string;
  readonly cover: number;
  readonly importance?: ImportanceAnswers;
};

const smokes: readonly Habit[] = ['smoke'];

/** These are the families to judge by, in the order of docs/recommendations.md. */
export const tenFamilies: readonly JudgedFamily[] = [
  { members: [person('You', 27, 'FEMALE')], pincode: '400001', cover: 10 },
  { members: [person('You', 24, 'MALE')], pincode: '800001', cover: 5 },
  {
    members: [person('You', 30, 'MALE'), person('Spouse', 28, 'FEMALE')],
    pincode: '110001',
    cover: 10,
    importance: { maternity_cover: 'HIGH' },
  },
  {
    members: [person('You', 34, 'MALE'), person('Spouse', 32, 'FEMALE'), person('Son-0', 4, 'MALE')],
    pincode: '560001',
    cover: 10,
  },
  {
    members: [
      person('You', 42, 'MALE'),
      person('Spouse', 40, 'FEMALE'),
      person('Son-0', 14, 'MALE'),
      person('Daughter-0', 10, 'FEMALE'),
    ],
    pincode: '411001',
    cover: 15,
  },
  {
    members: [person('You', 50, 'MALE', bloodPressure), person('Spouse', 47, 'FEMALE')],
    pincode: '600001',
    cover: 10,
  },
  {
    members: [person('Father', 64, 'MALE', diabetes, bloodPressure), person('Mother', 60, 'FEMALE')],
    pincode: '226001',
    cover: 5,
  },
  { members: [person('Father', 72, 'MALE')], pincode: '700001', cover: 5 },
  {
    members: [person('You', 38, 'MALE'), person('Spouse', 36, 'FEMALE'), person('Son-0', 8, 'MALE')],
    pincode: '452001',
    cover: 5,
  },
  { members: [{ ...person('You', 45, 'MALE'), habits: smokes }], pincode: '110001', cover: 10 },
];
