import type { IsoDate } from '../date.ts';
import { pincodeFailure } from '../location/pincode-failure.ts';
import { insurableBy } from '../person/age.ts';
import { familyMix, insuredMembers } from '../person/family.ts';
import { type Member, memberFailures } from '../person/member.ts';
import type { FieldFailure } from '../result.ts';
import type { QuoteRequest } from './quote.ts';
import { coveredMembers } from './recommendation.ts';
import { isSumInsuredChoice } from './sum-insured.ts';

/**
 * What stands in the way of saving a quote; empty when nothing does. Fields are named as in `QuoteRequest`, a
 * person's age as `members.<key>.age`. A parents' pincode is judged only while a parent is insured. `today` says from
 * when a newborn can be insured.
 */
export function quoteFailures(request: QuoteRequest, today: IsoDate): readonly FieldFailure[] {
  return [
    ...memberFailures(request.members).map((failure) => dated(failure, request.members, today)),
    ...nobodyLeftFailures(request.members),
    ...pincodeFailures(request),
    ...coverFailures(request),
    ...deductibleFailures(request),
  ];
}

function dated(failure: FieldFailure, members: readonly Member[], today: IsoDate): FieldFailure {
  if (failure.code !== 'NEWBORN_TOO_YOUNG') return failure;
  const age = members.find(({ key }) => failure.field === `members.${key}.age`)?.age;
  return age ? { ...failure, detail: { by: insurableBy(age, today) } } : failure;
}

function nobodyLeftFailures(members: readonly Member[]): readonly FieldFailure[] {
  const areAllDropped = insuredMembers(members).length > 0 && coveredMembers(members).length === 0;
  return areAllDropped ? [{ field: 'members', code: 'NOBODY_LEFT' }] : [];
}

function pincodeFailures({ members, pincode, parentsPincode }: QuoteRequest): readonly FieldFailure[] {
  const failures: FieldFailure[] = [];
  const own = pincodeFailure(pincode);
  if (own) failures.push({ field: 'pincode', code: own });
  const isNeeded = parentsPincode !== undefined && familyMix(members).hasParents;
  const parents = isNeeded ? pincodeFailure(parentsPincode) : undefined;
  if (parents) failures.push({ field: 'parentsPincode', code: parents });
  return failures;
}

function coverFailures({ sumInsured, maxSumInsured }: QuoteRequest): readonly FieldFailure[] {
  const failures: FieldFailure[] = [];
  if (!isSumInsuredChoice(sumInsured)) failures.push({ field: 'sumInsured', code: 'INVALID_ANSWERS' });
  if (maxSumInsured !== undefined && (!isSumInsuredChoice(maxSumInsured) || maxSumInsured < sumInsured)) {
    failures.push({ field: 'maxSumInsured', code: 'INVALID_ANSWERS' });
  }
  return failures;
}

/** A deductible belongs to a super top-up and to nothing else, and is never more than the cover already held. */
function deductibleFailures({
  productType,
  deductible,
  existingSumInsured,
}: QuoteRequest): readonly FieldFailure[] {
  const isRight =
    productType === 'super-top-up'
      ? deductible !== undefined && deductible > 0 && deductible <= (existingSumInsured ?? deductible)
      : deductible === undefined;
  return isRight ? [] : [{ field: 'deductible', code: 'INVALID_ANSWERS' }];
}
