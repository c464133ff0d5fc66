import { isOtherBank, mergerOf } from '#domain/catalogue/banks.ts';
import type { Bank } from '#domain/catalogue/catalogue.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { Answers } from '../fields.ts';

/** A code of a bank that is part of another no longer settles, and the bank's name has to be the one of the code. */
export function bankFailures(
  { ifsc, bank_name: name }: Answers,
  banks: readonly Bank[],
): readonly FieldFailure[] {
  if (typeof ifsc !== 'string') return [];
  const merger = mergerOf(banks, ifsc);
  if (merger) return [{ field: 'ifsc', code: 'IFSC_MERGED', detail: merger }];
  const isOther = typeof name === 'string' && isOtherBank(banks, ifsc, name);
  return isOther ? [{ field: 'bank_name', code: 'BANK_OTHER' }] : [];
}
