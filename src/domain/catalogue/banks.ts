import { bankPrefixOf, isIfsc } from '../identity/ifsc.ts';
import type { Bank } from './catalogue.ts';

/** The bank that the four letters of an IFSC name, and the one that it is part of by now. */
export type BankOfCode = { readonly bank: Bank; readonly into: Bank | undefined };

export function bankOfCode(banks: readonly Bank[], ifsc: string): BankOfCode | undefined {
  if (!isIfsc(ifsc)) return undefined;
  const bankAt = (prefix: string | undefined) => banks.find((bank) => bank.prefix === prefix);
  const bank = bankAt(bankPrefixOf(ifsc));
  return bank && { bank, into: bankAt(bank.merged?.into) };
}

/**
 * Finds what became of a code that no longer settles: its bank, the one that this is part of, and since when.
 */
export function mergerOf(banks: readonly Bank[], ifsc: string) {
  const { bank, into } = bankOfCode(banks, ifsc) ?? {};
  return bank?.merged && into && { bank: bank.name, into: into.name, on: bank.merged.on };
}

const digitsOnly = /0\d{6}$/;

/**
 * Whether a bank of the list cannot be the one of this code: it has letters of its own there. A name that is not listed
 * may be right, and so may a bank without a place of its own in clearing, under letters that another one lends it.
 */
export function isOtherBank(banks: readonly Bank[], ifsc: string, name: string): boolean {
  const banksOfName = banks.filter((bank) => bank.name.toLowerCase() === name.toLowerCase());
  if (banksOfName.length === 0 || banksOfName.some(({ prefix }) => prefix === bankPrefixOf(ifsc)))
    return false;
  const holder = bankOfCode(banks, ifsc)?.bank;
  return holder === undefined || !banksOfName.some((bank) => mayLend(holder, bank, ifsc));
}

function mayLend({ lends }: Bank, { prefix, subMember }: Bank, ifsc: string): boolean {
  if (lends !== undefined && lends !== 'any') return lends.includes(prefix);
  const isSubMember = subMember === true || prefix.endsWith('X');
  return isSubMember && (lends === 'any' || !digitsOnly.test(ifsc));
}
