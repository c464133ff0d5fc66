import type { BankBranch } from '#domain/catalogue/catalogue.ts';
import { bankPrefixOf, isIfsc, normaliseIfsc } from '#domain/identity/ifsc.ts';
import type { InsurerSlug } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from './ports.ts';

/**
 * Bank, branch and city of an IFSC, for the form of an insurer; only the bank when the branch is not in the table.
 * Fails with `BANK_NOT_FOUND`, and with `NOT_FOUND` for an insurer that is none.
 */
export function findBank(
  ports: Pick<Ports, 'catalogue'>,
  insurer: InsurerSlug,
  ifsc: string,
): Result<Omit<BankBranch, 'ifsc'>> {
  const code = normaliseIfsc(ifsc);
  const { branches, banks, insurers } = ports.catalogue.current();
  if (!insurers.has(insurer)) return fail('NOT_FOUND');
  const branch = branches.get(code);
  if (branch) return ok(branch);
  const bank = isIfsc(code) ? banks.find(({ prefix }) => prefix === bankPrefixOf(code)) : undefined;
  return bank ? ok({ bank: bank.name, branch: '', city: '' }) : fail('BANK_NOT_FOUND');
}
