import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { ageInMonths, ageInYears } from '#domain/person/age.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import { keyOfServerId, serverIdOf } from '#domain/person/member-key.ts';
import { memberType } from '#domain/person/relation.ts';
import type { ProductType } from '#domain/quote/quote.ts';
import type { WireMember, WireQuote } from './shapes.ts';

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
    ...(member.name !== undefined && { name: member.name }),
    ...(member.displayName !== undefined && { displayName: member.displayName }),
  };
}

/** The server's id of a member by the key; a key that names nobody as it stands. */
export function memberId(key: MemberKey): string {
  return serverIdOf(key) ?? key;
}

/** Where a pincode lies; of an unknown one itself. */
export function cityName(
  { placeOf }: Pick<Catalogue, 'placeOf'>,
  pincode: string,
  language: Language,
): string {
  const place = placeOf(pincode);
  return place ? inLanguage(place.district, language) : pincode;
}

/** Key of a member named on the wire; the text itself when it names nobody, so that the use case refuses it. */
export function memberKeyFrom(serverId: string): string {
  return keyOfServerId(serverId) ?? serverId;
}

export const productTypes: Readonly<Record<WireQuote['product_type'], ProductType>> = {
  INDEMNITY: 'indemnity',
  SUPER_TOPUP: 'super-top-up',
};

export const wireProductTypes: Readonly<Record<ProductType, WireQuote['product_type']>> = {
  indemnity: 'INDEMNITY',
  'super-top-up': 'SUPER_TOPUP',
};
