import type { BankBranch } from '#domain/catalogue/catalogue.ts';
import { bankPrefixOf, isIfsc, normaliseIfsc } from '#domain/identity/ifsc.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from './ports.ts';

/** Bank, branch and city of an IFSC; only the bank when the branch is not in the table. Fails with `BANK_NOT_FOUND`. */
export function findBank(ports: Pick<Ports, 'catalogue'>, ifsc: string): Result<Omit<BankBranch, 'ifsc'>> {
  const code = normaliseIfsc(ifsc);
  const { branches, banks } = ports.catalogue.current();
  const branch = branches.get(code);
  if (branch) return ok(branch);
  const bank = isIfsc(code) ? banks.find(({ prefix }) => prefix === bankPrefixOf(code)) : undefined;
  return bank ? ok({ bank: bank.name, branch: '', city: '' }) : fail('BANK_NOT_FOUND');
}
