import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { useMomentText } from '#web/proposal-parts/moment.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { Card } from '#web/ui/card.tsx';
import { Ledger, type LedgerRow } from '#web/ui/ledger.tsx';

/** What was paid for which cover, when, how and under which reference; of a renewal what it goes on from. */
export function Payment({ after }: { readonly after: WirePostPayment }) {
  const t = useText();
  const momentText = useMomentText();
  const { planData, amount, paid_at: paidAt, method, reference } = after;
  const receipt = {
    method: method ?? '',
    moment: paidAt ? momentText(paidAt) : '',
    reference: reference ?? '',
  };
  const rows: readonly LedgerRow[] = [
    { id: 'cover', label: t('policy.cover'), amount: boughtCover(t, planData) },
    ...renewedRows(t, after.renewal),
  ];
  return (
    <Card as="section" label={t('policy.payment')} className="stack-2">
      <h2>{t('policy.payment')}</h2>
      <Ledger
        caption={t('policy.payment')}
        rows={rows}
        total={{ label: t('policy.paid'), amount: moneyText(amount) }}
      />
      <p className="small muted">{t(method ? 'policy.paid.note' : 'policy.paid.note.plain', receipt)}</p>
    </Card>
  );
}

function renewedRows(t: Translate, renewal: WirePostPayment['renewal']): readonly LedgerRow[] {
  if (!renewal) return [];
  const { policy_number: number, bonus } = renewal;
  const old = { id: 'renews', label: t('policy.renews'), amount: number };
  return bonus > 0 ? [{ id: 'bonus', label: t('outcome.bonus'), amount: moneyText(bonus) }, old] : [old];
}
