import { bankOfCode, mergerOf } from '#domain/catalogue/banks.ts';
import type { BankBranch } from '#domain/catalogue/catalogue.ts';
import { bankPrefixOf, isIfsc, normaliseIfsc } from '#domain/identity/ifsc.ts';
import type { InsurerSlug } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/**
 * Bank, branch and city of an IFSC, for the form of an insurer; only the bank when the branch is not in the table, or the
 * insurer fetches no branches (`bankDetailsFetch`). Fails with `IFSC_MERGED` for a bank that is part of another by now, with
 * `BANK_NOT_FOUND`, which is noted for operators since the buyer goes on by typing, and with `NOT_FOUND` for an insurer that
 * is none.
 */
export function findBank(
  ports: Pick<Ports, 'catalogue' | 'journal'>,
  insurer: InsurerSlug,
  ifsc: string,
): Result<Omit<BankBranch, 'ifsc'>> {
  const code = normaliseIfsc(ifsc);
  const { branches, banks, insurers } = ports.catalogue.current();
  const asking = insurers.get(insurer);
  if (!asking) return fail('NOT_FOUND');
  const merger = mergerOf(banks, code);
  if (merger) return fail('IFSC_MERGED', { detail: merger });
  const branch = asking.capabilities.bankDetailsFetch ? branches.get(code) : undefined;
  if (branch) return ok(branch);
  const bank = bankOfCode(banks, code)?.bank;
  if (bank) return ok({ bank: bank.name, branch: '', city: '' });
  // Four letters name a bank and nobody's account; what is no code is a slip of typing and no news.
  if (isIfsc(code)) ports.journal.note('bank-unknown', { bank: bankPrefixOf(code) });
  return fail('BANK_NOT_FOUND');
}
