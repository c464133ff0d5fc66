import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import type { PurchaseFile } from '#domain/event/files.ts';
import type { Translate } from '#web/browser/text.tsx';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import type { MessageId } from '#words/areas.ts';

export type ListedPaper = {
  readonly file: PurchaseFile;
  readonly name: MessageId;
  /** It is of no use once cover has ended. */
  readonly isForHospital?: boolean;
  /** What stands beside its name. */
  readonly note?: (t: Translate, after: WirePostPayment) => string;
};

/** The papers of a policy in the order in which its page lists them: whoever adds a paper adds its row. */
export const listedPapers: readonly ListedPaper[] = [
  { file: 'policy.pdf', name: 'policy.schedule' },
  { file: 'proposal.pdf', name: 'policy.proposal' },
  { file: 'information-sheet.pdf', name: 'policy.sheet' },
  { file: 'receipt.pdf', name: 'outcome.receipt', note: (_, { amount }) => moneyText(amount) },
  { file: 'tax-certificate.pdf', name: 'policy.tax' },
  {
    file: 'card.pdf',
    name: 'policy.card',
    isForHospital: true,
    note: (t, { members }) => t('policy.paper.for', { count: members.length }),
  },
  { file: 'cashless.pdf', name: 'policy.cashless.file', isForHospital: true },
];
