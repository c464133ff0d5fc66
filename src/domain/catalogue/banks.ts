import { bankPrefixOf, isIfsc } from '../identity/ifsc.ts';
import type { Bank } from './catalogue.ts';

/** The bank that the four letters of an IFSC name, and the one that it is part of by now. */
export type BankOfCode = { readonly bank: Bank; readonly into: Bank | undefined };

export function bankOfCode(banks: readonly Bank[], ifsc: string): BankOfCode | undefined {
  if (!isIfsc(ifsc)) return undefined;
  const named = (prefix: string | undefined) => banks.find((bank) => bank.prefix === prefix);
  const bank = named(bankPrefixOf(ifsc));
  return bank && { bank, into: named(bank.merged?.into) };
}

/** Of a code that no longer settles: its bank, the one that this is part of, and since when. */
export function mergerOf(banks: readonly Bank[], ifsc: string) {
  const { bank, into } = bankOfCode(banks, ifsc) ?? {};
  return bank?.merged && into && { bank: bank.name, into: into.name, on: bank.merged.on };
}

/** Banks that settle through another one have letters in their branches' codes under that one's name. */
const ownBranch = /0\d{6}$/;

/**
 * Whether a bank of the list cannot be the one of this code: it has letters of its own there. A name that is not listed
 * may be right, and so may one behind a code through which other banks settle.
 */
export function isOtherBank(banks: readonly Bank[], ifsc: string, name: string): boolean {
  const own = banks.filter((bank) => bank.name.toLowerCase() === name.toLowerCase());
  if (own.length === 0 || own.some(({ prefix }) => prefix === bankPrefixOf(ifsc))) return false;
  return bankOfCode(banks, ifsc) === undefined || ownBranch.test(ifsc);
}
