import { bankOfCode, isOtherBank } from '#domain/catalogue/banks.ts';
import type { Bank } from '#domain/catalogue/catalogue.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { Answers } from '../fields.ts';

/** A code of a bank that is part of another no longer settles, and the bank's name has to be the one of the code. */
export function bankFailures(
  { ifsc, bank_name: name }: Answers,
  banks: readonly Bank[],
): readonly FieldFailure[] {
  if (typeof ifsc !== 'string') return [];
  const { bank, into } = bankOfCode(banks, ifsc) ?? {};
  if (bank?.merged && into) {
    const detail = { bank: bank.name, into: into.name, on: bank.merged.on };
    return [{ field: 'ifsc', code: 'IFSC_MERGED', detail }];
  }
  const isOther = typeof name === 'string' && isOtherBank(banks, ifsc, name);
  return isOther ? [{ field: 'bank_name', code: 'BANK_OTHER' }] : [];
}
