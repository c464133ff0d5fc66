import * as v from 'valibot';
import type { Bank, BankBranch } from '#domain/catalogue/catalogue.ts';
import { isIfsc } from '#domain/identity/ifsc.ts';
import { reportRepeated } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { filled, isoDate } from '../reading/value-schema.ts';

export const banksSchema = v.strictObject({
  banks: v.array(
    v.strictObject({
      prefix: v.pipe(v.string(), v.regex(/^[A-Z]{4}$/, 'must be four capital letters')),
      name: filled,
      /** It has been part of the bank with this prefix since that day. */
      merged: v.optional(v.strictObject({ into: v.string(), on: isoDate })),
      /** It settles under the letters of another bank, though its own do not end with X. */
      subMember: v.optional(v.literal(true)),
      /**
       * Says to whom the bank lends its letters: absent means to sub-members under codes with letters; `any`
       * means under any code; a list means to these alone.
       */
      lends: v.optional(v.union([v.literal('any'), v.array(v.string())])),
    }),
  ),
  branches: v.array(
    v.strictObject({
      ifsc: v.pipe(v.string(), v.check(isIfsc, 'must be an IFSC code')),
      branch: filled,
      city: filled,
    }),
  ),
});

export type Banks = {
  readonly banks: readonly Bank[];
  readonly branches: ReadonlyMap<string, BankBranch>;
};

export function readBanks(file: CatalogueFile): Banks {
  const raw = readJson(file, banksSchema) ?? { banks: [], branches: [] };
  reportRepeated(file.report, ['banks'], 'prefix', raw.banks);
  reportRepeated(file.report, ['branches'], 'ifsc', raw.branches);
  const names = new Map(raw.banks.map(({ prefix, name }) => [prefix, name]));
  raw.banks.forEach(({ merged, lends }, index) => {
    for (const prefix of lends === undefined || lends === 'any' ? [] : lends)
      if (!names.has(prefix)) file.report(['banks', index, 'lends'], prefix, 'is no bank of the list');
    const isKnown =
      merged === undefined || raw.banks.some((bank) => bank.prefix === merged.into && !bank.merged);
    if (!isKnown)
      file.report(['banks', index, 'merged', 'into'], merged.into, 'is no living bank of the list');
  });
  const branches = raw.branches.map((branch, index): [string, BankBranch] => {
    const bank = names.get(branch.ifsc.slice(0, 4));
    if (bank === undefined) {
      file.report(['branches', index, 'ifsc'], branch.ifsc, 'begins with no bank of the list');
    }
    return [branch.ifsc, { ...branch, bank: bank ?? '' }];
  });
  return { banks: raw.banks, branches: new Map(branches) };
}
