import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { scoreItems } from '#domain/cover/features.ts';
import { asId, type ConditionId, conditionId, type InsurerSlug } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { noFilters, optionsOf, type PlanFilters, sortOrders } from '#domain/offer/filters/filters.ts';
import { type Age, ageInYears } from '#domain/person/age.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import { generationGapYears, type Member } from '#domain/person/member.ts';
import {
  defaultGender,
  isChild,
  isParent,
  isYouOrSpouse,
  type Relation,
  relations,
} from '#domain/person/relation.ts';
import { type Channel, channels } from '#domain/quote/channel.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import type { Draws } from './draws.ts';

/** What somebody asks: mostly what people are, now and then what they cannot be. */
export type Family = {
  readonly request: QuoteRequest;
  readonly channel: Channel;
  readonly filters: PlanFilters;
};

const habits: readonly Habit[] = ['alcohol', 'smoke', 'tobacco', 'exercise'];
const neverPincodes = ['012345', '999999', '56000', 'delhi'];
const unknownCondition = conditionId(9_999);

/** How often somebody is in the family, and the ages that are usual for them. */
const usual: Readonly<Record<Relation, readonly [chance: number, from: number, to: number]>> = {
  You: [0.8, 20, 70],
  Spouse: [0.45, 20, 70],
  Husband: [0.08, 20, 70],
  Wife: [0.08, 20, 70],
  Son: [0.22, 0, 24],
  Daughter: [0.22, 0, 24],
  Father: [0.3, 48, 99],
  Mother: [0.3, 45, 99],
  Brother: [0.06, 18, 60],
  Sister: [0.06, 18, 60],
  'Father-in-law': [0.12, 48, 99],
  'Mother-in-law': [0.12, 45, 99],
  'Grand-Father': [0.04, 62, 99],
  'Grand-Mother': [0.04, 60, 99],
  'Son-in-law': [0.03, 20, 50],
  'Daughter-in-law': [0.03, 20, 50],
};

export function drawFamily(draws: Draws, catalogue: Catalogue, pincodes: readonly string[]): Family {
  const conditions = catalogue.conditions.map(({ id }) => id);
  const keys = relations.flatMap((relation) => keysOf(draws, relation));
  const drawnMembers = keys.map(([key, relation]) => drawMember(draws, key, relation, conditions));
  const members = draws.happens(0.85) ? withGenerations(drawnMembers) : drawnMembers;
  const pincode = () => (draws.happens(0.01) ? draws.one(neverPincodes) : draws.one(pincodes));
  const hasParents = members.some(({ relation }) => isParent(relation));
  const isTopUp = draws.happens(0.25);
  const sumInsured = draws.happens(0.01) ? rupees(250_000) : draws.one(sumInsuredChoices);
  const request: QuoteRequest = {
    productType: isTopUp ? 'super-top-up' : 'indemnity',
    members,
    pincode: pincode(),
    parentsPincode: draws.happens(hasParents ? 0.5 : 0.05) ? pincode() : undefined,
    sumInsured,
    maxSumInsured: draws.happens(0.2) ? draws.one(sumInsuredChoices) : undefined,
    existingSumInsured: isTopUp && draws.happens(0.95) ? lakh(draws.whole(1, 25)) : undefined,
    deductible: undefined,
    parentQuote: undefined,
  };
  // A most below the least is one mistake; half of them are taken back so that most requests are right.
  const drawnRequest = draws.happens(0.9) ? withRightMost(request) : request;
  const channel = draws.happens(0.7) ? 'website' : draws.one(channels);
  const importance = Object.fromEntries(
    draws.some(scoreItems, 0.2).map((item) => [item, draws.one(['HIGH', 'MID', 'LOW'] as const)]),
  );
  return {
    request: { ...drawnRequest, importance },
    channel,
    filters: drawFilters(draws, catalogue),
  };
}

/** Generations lie 18 years apart: who is too old for that becomes younger. */
function withGenerations(members: readonly Member[]): readonly Member[] {
  const youngest = (of: readonly Member[]) =>
    Math.min(...of.flatMap(({ age, insured }) => (age && insured ? [ageInYears(age)] : [])));
  const parents = youngest(members.filter(({ relation }) => isParent(relation)));
  const couples = members.map((member) =>
    isYouOrSpouse(member.relation) ? atMost(member, parents - generationGapYears) : member,
  );
  const couple = youngest(couples.filter(({ relation }) => isYouOrSpouse(relation)));
  return couples.map((member) =>
    isChild(member.relation) ? atMost(member, couple - generationGapYears) : member,
  );
}

function atMost(member: Member, years: number): Member {
  const isRight = !member.age || ageInYears(member.age) <= years;
  if (isRight) return member;
  const age: Age = years > 0 ? { unit: 'years', count: years } : { unit: 'months', count: 8 };
  return { ...member, age };
}

function withRightMost(request: QuoteRequest): QuoteRequest {
  const { sumInsured, maxSumInsured } = request;
  return maxSumInsured !== undefined && maxSumInsured < sumInsured
    ? { ...request, maxSumInsured: undefined }
    : request;
}

/** Children are keyed by number; a fifth son is one too many. */
function keysOf(draws: Draws, relation: Relation): readonly (readonly [string, Relation])[] {
  const [chance] = usual[relation];
  if (!isChild(relation)) return draws.happens(chance) ? [[relation, relation]] : [];
  if (!draws.happens(chance * 2)) return [];
  const count = draws.happens(0.01) ? 5 : draws.one([1, 1, 1, 2, 2, 3, 4]);
  return Array.from({ length: count }, (_, index) => [`${relation}-${index}`, relation]);
}

function drawMember(
  draws: Draws,
  key: string,
  relation: Relation,
  conditions: readonly ConditionId[],
): Member {
  const ids = draws.happens(0.12) ? draws.some(conditions, 1.5 / conditions.length) : [];
  return {
    key,
    relation,
    gender: defaultGender(relation, 'MALE') ?? draws.one(['MALE', 'FEMALE']),
    age: draws.happens(0.005) ? undefined : drawAge(draws, relation),
    insured: draws.happens(0.93),
    conditions: draws.happens(0.003) ? [...ids, unknownCondition] : ids,
    habits: draws.happens(0.2) ? draws.some(habits, 0.4) : [],
  };
}

function drawAge(draws: Draws, relation: Relation): Age {
  const [, from, to] = usual[relation];
  const years = draws.happens(0.04) ? draws.whole(0, 99) : draws.whole(from, to);
  return years === 0 ? { unit: 'months', count: draws.whole(0, 11) } : { unit: 'years', count: years };
}

function drawFilters(draws: Draws, { insurers }: Catalogue): PlanFilters {
  const maybe = <T>(chance: number, value: T, otherwise: T) => (draws.happens(chance) ? value : otherwise);
  const slugs = [...insurers.keys()].map((slug) => asId<InsurerSlug>(slug));
  return {
    sort: draws.one(sortOrders),
    roomRent: maybe(0.3, draws.one(optionsOf('roomRent')), noFilters.roomRent),
    sumInsured: maybe(0.2, draws.one(sumInsuredChoices), undefined),
    maxSumInsured: maybe(0.1, draws.one(sumInsuredChoices), undefined),
    brands: maybe(0.2, draws.some(slugs, 0.4), []),
    preExistingWait: maybe(0.3, draws.one(optionsOf('preExistingWait')), noFilters.preExistingWait),
    maxPremium: maybe(0.2, draws.one(optionsOf('maxPremium')), noFilters.maxPremium),
    bonusBand: maybe(0.2, draws.one(optionsOf('bonusBand')), noFilters.bonusBand),
    noCopay: draws.happens(0.2),
    maternity: draws.happens(0.1),
    criticalIllness: draws.happens(0.1),
    restoration: draws.happens(0.2),
  };
}
