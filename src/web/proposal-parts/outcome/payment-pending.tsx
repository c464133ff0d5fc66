import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { useTitle } from '#web/page/title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { moneyText } from '../price/money-text.ts';
import { useOutcomeWatch } from './use-outcome-watch.ts';
import { WatchLine } from './watch-line.tsx';

type PaymentPendingProps = { readonly proposalID: string; readonly after: WirePostPayment };

/** The bank has not said yet: no second payment, and this page asks by itself. */
export function PaymentPending({ proposalID, after }: PaymentPendingProps) {
  const t = useText();
  const watch = useOutcomeWatch(proposalID, after);
  useTitle(t('outcome.pending.title'));
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('outcome.pending.title')}</h1>
        <p className="lede">{t('outcome.pending.lede', { amount: moneyText(after.amount) })}</p>
      </div>
      <Notice tone="care" lead={t('outcome.pending.stop')}>
        {after.err_msg}
      </Notice>
      <WatchLine watch={watch} asking="outcome.pending.asking" long="outcome.pending.over" />
      <p>
        <RichText id="outcome.pending.late" />
      </p>
      <AskPerson topic="payment" lead={t('outcome.person')} />
      <p className="muted">{t('outcome.number', { number: after.proposal_number })}</p>
    </div>
  );
}
