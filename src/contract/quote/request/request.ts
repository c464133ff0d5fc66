import { isBlank, visibleText } from '#domain/identity/visible-text.ts';
import { asId, conditionId, type QuoteId } from '#domain/ids.ts';
import { changeImportance } from '#domain/judge/importance.ts';
import { type Rupees, rupees } from '#domain/money.ts';
import type { Age } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import { keyOfServerId, parseMemberKey } from '#domain/person/member-key.ts';
import { defaultGender, type Gender, memberType } from '#domain/person/relation.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { type Failure, type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { WireMember, WireQuote } from '../shapes.ts';
import { productTypes } from '../wire.ts';

/**
 * From the wire's spelling to a quote request. Fails with `INVALID_ANSWERS` for a member who cannot exist and for a
 * condition that no member has.
 */
export function quoteRequestFrom(wire: WireQuote): Result<QuoteRequest> {
  const members: Member[] = [];
  const failures: FieldFailure[] = [...conditionsOfNobody(wire), ...heldPolicyFaults(wire)];
  for (const [at, wireMember] of wire.members.entries()) {
    const member = memberFrom(wireMember, wire.gender);
    if (member.ok) members.push(member.value);
    else failures.push({ field: `${memberPath(at)}.${member.wrong}`, code: 'CHOICE_UNKNOWN' });
  }
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  return ok({
    productType: wire.previousPolicy ? 'super-top-up' : productTypes[wire.product_type],
    members,
    genderOfYou: wire.gender,
    pincode: wire.pincode,
    parentsPincode: wire.parents_pincode,
    sumInsured: rupees(wire.sum_assured),
    maxSumInsured: optionalRupees(wire.max_sum_assured),
    existingSumInsured: optionalRupees(wire.existingSA ?? wire.existing_sa),
    deductible: optionalRupees(wire.deductible),
    bearable: wire.bearable,
    importance: changeImportance({}, wire.importance),
    parentQuote: wire.parent_quote === undefined ? undefined : asId<QuoteId>(wire.parent_quote),
  });
}

/** What the family says as a whole says one of its members too, or nobody knows whom it is about. */
function conditionsOfNobody({ members, medical_conditions }: WireQuote): FieldFailure[] {
  const had = new Set(members.flatMap(({ diseases }) => diseases));
  return medical_conditions.flatMap((id, at): FieldFailure[] =>
    had.has(id) ? [] : [{ field: `data.medical_conditions.${at}`, code: 'CONDITION_OF_NOBODY' }],
  );
}

/** A sum insured without a policy, or two of one policy: nobody knows which of the two answers is meant. */
function heldPolicyFaults({ previousPolicy, existingSA, existing_sa }: WireQuote): FieldFailure[] {
  const existing = existingSA ?? existing_sa;
  if (existingSA !== undefined && existing_sa !== undefined && existingSA !== existing_sa)
    return [{ field: 'data.existingSA', code: 'CHOICE_UNKNOWN' }];
  return previousPolicy === false && existing !== undefined && existing > 0
    ? [{ field: existingSA === undefined ? 'data.existing_sa' : 'data.existingSA', code: 'ANSWER_UNKNOWN' }]
    : [];
}

const memberPath = (at: number) => `data.members.${at}`;

const payloadNames: Readonly<Record<string, string>> = {
  parentsPincode: 'parents_pincode',
  sumInsured: 'sum_assured',
  maxSumInsured: 'max_sum_assured',
  conditions: 'diseases',
};

/** A refusal of a quote request in the words of its payload: `data.members.2.age`, `data.parents_pincode`. */
export function refusedQuote(wire: WireQuote, failure: Failure): Failure {
  const { fields } = failure;
  return fields
    ? { ...failure, fields: fields.map((each) => ({ ...each, field: pathOf(wire, each.field) })) }
    : failure;
}

function pathOf({ members }: WireQuote, field: string): string {
  const [name = '', key, own] = field.split('.');
  if (key === undefined) return `data.${payloadNames[name] ?? name}`;
  // When somebody is there twice, the second one is too many.
  const at = members.findLastIndex(({ id }) => keyOfServerId(id) === key);
  return own === undefined ? memberPath(at) : `${memberPath(at)}.${payloadNames[own] ?? own}`;
}

type ReadMember =
  | { readonly ok: true; readonly value: Member }
  | { readonly ok: false; readonly wrong: 'id' | 'serverID' | 'person' | 'type' | 'gender' };

function memberFrom(wire: WireMember, genderOfYou: Gender): ReadMember {
  const key = keyOfServerId(wire.id);
  const parts = key === undefined ? undefined : parseMemberKey(key);
  if (key === undefined || !parts) return { ok: false, wrong: 'id' };
  if (wire.serverID !== undefined && wire.serverID !== wire.id) return { ok: false, wrong: 'serverID' };
  if (wire.person !== parts.relation) return { ok: false, wrong: 'person' };
  if (wire.type !== memberType(parts.relation)) return { ok: false, wrong: 'type' };
  const own = parts.relation === 'You' ? genderOfYou : undefined;
  const gender = own ?? wire.gender ?? defaultGender(parts.relation, genderOfYou);
  if (gender === undefined) return { ok: false, wrong: 'gender' };
  const value: Member = {
    key,
    relation: parts.relation,
    gender,
    age: ageFrom(wire),
    insured: true,
    conditions: [...new Set(wire.diseases)].map(conditionId),
    habits: [...new Set(wire.lifestyle)],
    ...namesOf(wire),
  };
  return { ok: true, value };
}

/** What can be seen of the names, where something can. */
function namesOf({ name = '', displayName = '' }: Pick<WireMember, 'name' | 'displayName'>) {
  const [visible, seenName] = [visibleText(name).trim(), visibleText(displayName).trim()];
  return {
    ...(!isBlank(visible) && { name: visible }),
    ...(!isBlank(seenName) && { displayName: seenName }),
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
