import { conditionId } from '#domain/ids.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { Member } from '#domain/person/member.ts';
import type { Gender } from '#domain/person/relation.ts';
import { aMember } from '../builders/person-builders.ts';

const diabetes = 17;
const bloodPressure = 16;
const asthma = 19;
const heartLongAgo = 46;
const cancerLongAgo = 47;

function person(key: string, years: number, gender: Gender, ...ill: readonly number[]): Member {
  return aMember(key, `${years}y`, { gender, conditions: ill.map(conditionId) });
}

export type JudgedFamily = {
  readonly who: string;
  readonly city: string;
  readonly members: readonly Member[];
  readonly pincode: string;
  readonly cover: number;
  readonly importance?: ImportanceAnswers;
  /** What an honest adviser says beside what the judge weighs. */
  readonly adds: string;
};

const smokes: readonly Habit[] = ['smoke'];

/** These are the families to judge by, in the order of docs/recommendations.md. */
export const tenFamilies: readonly JudgedFamily[] = [
  {
    who: 'woman of 27, alone',
    city: 'Mumbai',
    members: [person('You', 27, 'FEMALE')],
    pincode: '400001',
    cover: 10,
    adds: 'at her age the waits cost little and run out before they matter: what to look for is a room without a cut in a metro and no co-pay; a birth is no part of it until she says so',
  },
  {
    who: 'man of 24, first job',
    city: 'Patna',
    members: [person('You', 24, 'MALE')],
    pincode: '800001',
    cover: 5,
    adds: 'the cover of his employer ends with the job, so that one of his own is worth having while he is healthy and nothing is asked; more cover costs little now and is his to add at a renewal',
  },
  {
    who: 'couple of 30 and 28, a child wished for',
    city: 'Delhi',
    members: [person('You', 30, 'MALE'), person('Spouse', 28, 'FEMALE')],
    pincode: '110001',
    cover: 10,
    importance: { maternity_cover: 'HIGH' },
    adds: 'the wait runs from the first day of the policy, so that a child expected before it ends is not paid for; who puts the extra premium aside has it for the birth too, and the newborn is to be added at once',
  },
  {
    who: 'couple of 34 and 32, son of 4',
    city: 'Bengaluru',
    members: [person('You', 34, 'MALE'), person('Spouse', 32, 'FEMALE'), person('Son-0', 4, 'MALE')],
    pincode: '560001',
    cover: 10,
    adds: 'one cover for three is used up by one long stay: a refill matters more to them than a bonus; between near equals the hospitals they would go to decide',
  },
  {
    who: 'couple of 42 and 40, children of 14 and 10',
    city: 'Pune',
    members: [
      person('You', 42, 'MALE'),
      person('Spouse', 40, 'FEMALE'),
      person('Son-0', 14, 'MALE'),
      person('Daughter-0', 10, 'FEMALE'),
    ],
    pincode: '411001',
    cover: 15,
    adds: 'a bad year of four on one cover is what to fear, and a super top-up above it is the cheaper way to twice the cover; the elder child leaves the policy at the age the plan says',
  },
  {
    who: 'couple of 50 and 47, high blood pressure',
    city: 'Chennai',
    members: [person('You', 50, 'MALE', bloodPressure), person('Spouse', 47, 'FEMALE')],
    pincode: '600001',
    cover: 10,
    adds: 'a stay that blood pressure brings is not paid before the wait is over, so that the first years need money of their own; to say it in the proposal is what keeps the policy',
  },
  {
    who: 'parents of 64 and 60, diabetes and blood pressure',
    city: 'Lucknow',
    members: [person('Father', 64, 'MALE', diabetes, bloodPressure), person('Mother', 60, 'FEMALE')],
    pincode: '226001',
    cover: 5,
    adds: 'a co-pay of a fifth is the dearest term there is at this age, and what they can pay at 75 counts as much as what they pay now; few plans take them later, so that this is the one to stay with',
  },
  {
    who: 'father of 72',
    city: 'Kolkata',
    members: [person('Father', 72, 'MALE')],
    pincode: '700001',
    cover: 5,
    adds: 'tests come before acceptance, and few accept: to ask two insurers on the same day and to keep what the premium of the first years would be in savings, if both refuse',
  },
  {
    who: 'couple of 38 and 36, son of 8',
    city: 'Indore',
    members: [person('You', 38, 'MALE'), person('Spouse', 36, 'FEMALE'), person('Son-0', 8, 'MALE')],
    pincode: '452001',
    cover: 5,
    adds: 'rooms cost less there than in a metro, so that a limit on the room may never bite while they are treated at home; twice the cover costs far less than twice',
  },
  {
    who: 'man of 45, smokes',
    city: 'Delhi',
    members: [{ ...person('You', 45, 'MALE'), habits: smokes }],
    pincode: '110001',
    cover: 10,
    adds: 'insurers that add nothing for smoking stand in the list beside those that do; to conceal it saves little and may cost the claim; a year without is a reason to ask for the loading to go',
  },
];

/** Families that no list of usual ones has. */
export const oddFamilies: readonly JudgedFamily[] = [
  {
    who: 'man of 30 who asks for 6 lakh',
    city: 'Pune',
    members: [person('You', 30, 'MALE')],
    pincode: '411001',
    cover: 6,
    adds: 'few sell exactly 6 lakh, and nobody needs exactly 6: the larger cover is what he gets for asking in round numbers of his own',
  },
  {
    who: 'parents of 63 and 58, cancer treated six years ago',
    city: 'Delhi',
    members: [person('Father', 63, 'MALE', cancerLongAgo), person('Mother', 58, 'FEMALE')],
    pincode: '110001',
    cover: 10,
    adds: 'what cancer brings is not paid while the wait runs: a rider that cuts it is to be asked for by name; if both insurers refuse him, she is insured alone',
  },
  {
    who: 'father of 82 and mother of 78',
    city: 'Varanasi',
    members: [person('Father', 82, 'MALE'), person('Mother', 78, 'FEMALE')],
    pincode: '221001',
    cover: 5,
    adds: 'a few thousand rupees a month put aside and the government scheme for people of 70 and more come first; this premium only on top of them',
  },
  {
    who: 'woman of 38 with daughters of 12 and 9',
    city: 'Kochi',
    members: [
      person('You', 38, 'FEMALE'),
      person('Daughter-0', 12, 'FEMALE'),
      person('Daughter-1', 9, 'FEMALE'),
    ],
    pincode: '682001',
    cover: 7,
    adds: 'she is the one income: a bad year of hers is the one to be insured against, and a term life cover comes before a dearer health plan',
  },
  {
    who: 'couple of 58 and 55, both with asthma',
    city: 'Guwahati',
    members: [person('You', 58, 'MALE', asthma), person('Spouse', 55, 'FEMALE', asthma)],
    pincode: '781001',
    cover: 8,
    adds: 'in two years he is past the age at which many take nobody new: what is taken now is what they keep',
  },
  {
    who: 'couple of 33 and 31 who insure his parents of 62 and 59 with them',
    city: 'Hyderabad',
    members: [
      person('You', 33, 'MALE'),
      person('Spouse', 31, 'FEMALE'),
      person('Father', 62, 'MALE'),
      person('Mother', 59, 'FEMALE'),
    ],
    pincode: '500001',
    cover: 20,
    adds: 'this is the couple alone; the parents have a plan of their own in the next list, so that their claims do not eat the cover of the young',
  },
  {
    who: 'man of 55, bypass three years ago',
    city: 'Jaipur',
    members: [person('You', 55, 'MALE', heartLongAgo)],
    pincode: '302001',
    cover: 10,
    adds: 'a heart that is not paid for three years is most of what he fears: an insurer that sells a plan for heart patients is worth a call before this one',
  },
  {
    who: 'couple of 26 and 24, diabetes on tablets',
    city: 'Bhubaneswar',
    members: [person('You', 26, 'MALE', diabetes), person('Spouse', 24, 'FEMALE')],
    pincode: '751001',
    cover: 5,
    adds: 'they will be ill for longer than insured people are: the plan that takes what he has soonest is worth more each year they keep it',
  },
  {
    who: 'woman of 41, smokes, diabetes on tablets',
    city: 'Surat',
    members: [{ ...person('You', 41, 'FEMALE', diabetes), habits: smokes }],
    pincode: '395001',
    cover: 9,
    adds: 'two loadings come together, which each insurer caps otherwise; insurers that add nothing sell standard terms alone, and those are what is recommended',
  },
  {
    who: 'man of 21 in a village',
    city: 'Katihar',
    members: [person('You', 21, 'MALE')],
    pincode: '854105',
    cover: 3,
    adds: 'the nearest hospital that is paid without cash may be a day away: money for the way and for paying first is part of his cover',
  },
];
