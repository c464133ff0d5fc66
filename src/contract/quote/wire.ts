import { asId, conditionId, type QuoteId } from '#domain/ids.ts';
import { type Rupees, rupees } from '#domain/money.ts';
import { type Age, ageInMonths, ageInYears } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import { keyOfServerId, parseMemberKey, serverIdOf } from '#domain/person/member-key.ts';
import { defaultGender, type Gender, isRelation, memberType } from '#domain/person/relation.ts';
import type { ProductType, QuoteRequest } from '#domain/quote/quote.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { WireMember, WireQuote } from './shapes.ts';

/** From the wire's spelling to a quote request. Fails with `INVALID_ANSWERS` for a member who cannot exist. */
export function quoteRequestFrom(wire: WireQuote): Result<QuoteRequest> {
  const members: Member[] = [];
  const failures: FieldFailure[] = [];
  for (const wireMember of wire.members) {
    const member = memberFrom(wireMember, wire.gender);
    if (member) members.push(member);
    else failures.push({ field: `members.${wireMember.id}`, code: 'INVALID_ANSWERS' });
  }
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  return ok({
    productType: productTypes[wire.product_type],
    members,
    pincode: withoutSpaces(wire.pincode),
    parentsPincode: wire.parents_pincode === undefined ? undefined : withoutSpaces(wire.parents_pincode),
    sumInsured: rupees(wire.sum_assured),
    maxSumInsured: optionalRupees(wire.max_sum_assured),
    existingSumInsured: optionalRupees(wire.existing_sa),
    deductible: optionalRupees(wire.deductible),
    parentQuote: wire.parent_quote === undefined ? undefined : asId<QuoteId>(wire.parent_quote),
  });
}

export function memberToWire(member: Member): WireMember {
  return {
    id: serverIdOf(member.key) ?? member.key.toLowerCase(),
    person: member.relation,
    type: memberType(member.relation),
    gender: member.gender,
    age: member.age ? ageInYears(member.age) : 0,
    ...(member.age ? { age_in_months: ageInMonths(member.age) } : {}),
    diseases: [...member.conditions],
    lifestyle: [...member.habits],
  };
}

/** Key of a member named on the wire; the text itself when it names nobody, so that the use case refuses it. */
export function memberKeyFrom(serverId: string): string {
  return keyOfServerId(serverId) ?? serverId;
}

const productTypes: Readonly<Record<WireQuote['product_type'], ProductType>> = {
  INDEMNITY: 'indemnity',
  SUPER_TOPUP: 'super-top-up',
};

export const wireProductTypes: Readonly<Record<ProductType, WireQuote['product_type']>> = {
  indemnity: 'INDEMNITY',
  'super-top-up': 'SUPER_TOPUP',
};

function memberFrom(wire: WireMember, genderOfYou: Gender): Member | undefined {
  const key = keyOfServerId(wire.id);
  const parts = key === undefined ? undefined : parseMemberKey(key);
  if (key === undefined || !parts || !isRelation(wire.person) || wire.person !== parts.relation)
    return undefined;
  if (wire.type !== memberType(parts.relation)) return undefined;
  const own = parts.relation === 'You' ? genderOfYou : undefined;
  const gender = own ?? wire.gender ?? defaultGender(parts.relation, genderOfYou);
  if (gender === undefined) return undefined;
  return {
    key,
    relation: parts.relation,
    gender,
    age: ageFrom(wire),
    insured: true,
    conditions: [...new Set(wire.diseases)].map(conditionId),
    habits: [...new Set(wire.lifestyle)],
  };
}

/** Months count only below one year of age. */
function ageFrom({ age, age_in_months: months }: WireMember): Age | undefined {
  if (age > 0) return { unit: 'years', count: age };
  if (months === undefined) return undefined;
  return months < 12 ? { unit: 'months', count: months } : { unit: 'years', count: Math.floor(months / 12) };
}

function optionalRupees(amount: number | undefined): Rupees | undefined {
  return amount === undefined ? undefined : rupees(amount);
}

function withoutSpaces(pincode: string): string {
  return pincode.replaceAll(' ', '');
}
