import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireField } from '#contract/proposal/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';

/** What an IFSC code fills in, and the sentence that says so; no answers where the insurer's list is without its bank. */
export function bankFilling(
  t: Translate,
  fields: readonly Pick<WireField, 'name' | 'choices'>[],
  { BankName: bank, BankBranchName: branch, City }: CallAnswer<'fetchBankDetails'>,
) {
  const offered = fields.find(({ name }) => name === 'bank_name')?.choices ?? [];
  if (offered.length > 0 && !offered.some(({ id, label }) => id === bank || label === bank))
    return { words: t('form.filled.no-bank', { bank }) };
  return {
    answers: { bank_name: bank, bank_branch: branch, bank_city: City },
    words: branch === '' ? t('form.filled.bank', { bank }) : t('form.filled.ifsc', { bank, branch }),
  };
}
