import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { ShareBar, type SharePart } from '#web/charts/share-bar.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Ledger } from '#web/ui/ledger.tsx';

type Segments = NonNullable<WireBillTest['stays'][number]['rooms'][number]['stacked']>;

type StackProps = {
  readonly segments: Segments;
  readonly total: number;
  /** The cover already held. */
  readonly held: number;
  readonly stay: string;
};

const toneOf: Readonly<Record<Segments[number]['owner'], SharePart['tone']>> = {
  existing: 'other',
  gap: 'owes',
  'super-top-up': 'pays',
  you: 'owes',
};

const money = (amount: number) => formatRupees(rupees(amount));

/** The policy held and the super top-up over the same bill: who bears which part. */
export function Stack({ segments, total, held, stay }: StackProps) {
  const t = useText();
  const cover = coverText(t, held);
  return (
    <div className="stack-3 mt-5">
      <h3>{t('stack.title')}</h3>
      <p className="muted">{t('stack.lede', { cover, stay })}</p>
      <ShareBar parts={segments.map(({ owner, amount }) => ({ id: owner, amount, tone: toneOf[owner] }))} />
      <Ledger
        caption={t('stack.title')}
        rows={segments.map(({ owner, amount }) => ({
          id: owner,
          label: t(`stack.${owner}`, { cover }),
          note: owner === 'gap' ? t('stack.gap.note') : undefined,
          amount: money(amount),
        }))}
        total={{ label: t('bill-test.bill'), amount: money(total) }}
      />
    </div>
  );
}
