import { normalisePincode } from '#domain/location/parse-pincode.ts';
import { genderOfYou } from '#domain/person/family.ts';
import type { Gender } from '#domain/person/relation.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { WireMember } from '../quote/shapes.ts';
import { memberToWire } from '../quote/wire.ts';

/** A member by the id alone, or with what the quote knows of that person. */
export type NamedMember =
  | string
  | (Pick<WireMember, 'id'> & { readonly [Key in keyof WireMember]?: WireMember[Key] | undefined });

/** What the payload of a purchase says again of its quote, and the fields in which it does so. */
export type Repeated = {
  readonly members: { readonly field: string; readonly values: readonly NamedMember[] };
  readonly gender: { readonly field: string; readonly value: Gender | undefined };
  /** Pincodes, and ids of cities, which are pincodes; `of` says whose place it has to be. */
  readonly places: readonly {
    readonly field: string;
    readonly value: string | undefined;
    readonly of: 'either' | 'family' | 'parents';
  }[];
};

export const idOf = (member: NamedMember) => (typeof member === 'string' ? member : member.id);

/**
 * A purchase is priced by its quote alone, so what is said again has to be what the quote has: another age is
 * `AGE_DIFFERS`, anything else `ANSWER_FIXED`, each at its field.
 */
export function differencesFrom(
  request: QuoteRequest,
  { members, gender, places }: Repeated,
): readonly FieldFailure[] {
  const isOther = gender.value !== undefined && gender.value !== genderOf(request);
  return [
    ...members.values.flatMap((member, at) => memberDifferences(request, member, `${members.field}.${at}`)),
    ...(isOther ? [fixed(gender.field)] : []),
    ...places.flatMap(({ field, value, of }) =>
      value === undefined || placesOf(request, of).includes(normalisePincode(value)) ? [] : [fixed(field)],
    ),
  ];
}

const fixed = (field: string): FieldFailure => ({ field, code: 'ANSWER_FIXED' });

const genderOf = ({ genderOfYou: ownGender, members }: QuoteRequest) => ownGender ?? genderOfYou(members);

function placesOf(
  { pincode, parentsPincode = pincode }: QuoteRequest,
  of: Repeated['places'][number]['of'],
): readonly string[] {
  if (of === 'either') return [pincode, parentsPincode];
  return [of === 'family' ? pincode : parentsPincode];
}

/**
 * Somebody whom the quote does not have is not compared: another check says that the block is not offered.
 */
function memberDifferences({ members }: QuoteRequest, member: NamedMember, path: string): FieldFailure[] {
  if (typeof member === 'string') return [];
  const own = members.map(memberToWire).find(({ id }) => id === member.id);
  if (!own) return [];
  const { age, age_in_months: months = own.age_in_months, gender, diseases, lifestyle, serverID } = member;
  const isOtherAge = age !== undefined && (age !== own.age || (age === 0 && months !== own.age_in_months));
  return [
    ...(isOtherAge ? [{ field: `${path}.age`, code: 'AGE_DIFFERS' } as const] : []),
    ...(gender === undefined || gender === own.gender ? [] : [fixed(`${path}.gender`)]),
    ...(diseases === undefined || isSameSet(diseases, own.diseases) ? [] : [fixed(`${path}.diseases`)]),
    ...(lifestyle === undefined || isSameSet(lifestyle, own.lifestyle) ? [] : [fixed(`${path}.lifestyle`)]),
    ...(serverID === undefined || serverID === own.id ? [] : [fixed(`${path}.serverID`)]),
  ];
}

function isSameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((each) => right.has(each));
}
