import type { ReactNode } from 'react';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { paths } from '#web/paths.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useText } from '#web/platform/text.tsx';
import { useTitle } from '#web/platform/title.ts';
import { keptFile } from '#web/proposal-parts/kept-file.ts';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type ClosedProps = { readonly proposalID: string; readonly after: WirePostPayment };

function Declined({
  after: { planData, err_msg: reason, reference, ported },
}: Pick<ClosedProps, 'after'>): ReactNode {
  const t = useText();
  const dateText = useDateText();
  return (
    <>
      <Notice tone="owes" lead={t('outcome.declined.said', { insurer: planData.insurerTitle })}>
        {reason}
      </Notice>
      {reference !== null && <p>{t('outcome.declined.money')}</p>}
      {ported && <p>{t('port.declined', { insurer: ported.insurer, until: dateText(ported.until) })}</p>}
      <p>{t('outcome.declined.other')}</p>
    </>
  );
}

function GoingBack({ proposalID, after }: ClosedProps): ReactNode {
  const t = useText();
  return (
    <>
      <Notice tone="brand" lead={t('outcome.refund.amount', { amount: moneyText(after.amount) })}>
        {t('outcome.refund.text', { reference: after.reference ?? after.proposal_number })}
      </Notice>
      <p>
        <a href={keptFile(proposalID, 'receipt')}>{t('outcome.receipt')}</a>
      </p>
      <p>{t('outcome.refund.other')}</p>
    </>
  );
}

/** The proposal is over: declined, or paid and not issued. */
export function Closed({ proposalID, after }: ClosedProps): ReactNode {
  const t = useText();
  const { outcome, planData, quoteID } = after;
  const isDeclined = outcome === 'declined';
  const refund = outcome === 'refunded' ? 'outcome.refunded.title' : 'outcome.refund.title';
  const title = t(isDeclined ? 'outcome.declined.title' : refund);
  useTitle(title);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{title}</h1>
        <p className="lede">{t(isDeclined ? 'outcome.declined.lede' : 'outcome.refund.lede')}</p>
      </div>
      {isDeclined ? <Declined after={after} /> : <GoingBack proposalID={proposalID} after={after} />}
      <p>
        <ButtonLink href={paths.results(planData.block, quoteID)}>{t('outcome.declined.button')}</ButtonLink>
      </p>
      <p className="muted">{t('outcome.number', { number: after.proposal_number })}</p>
    </div>
  );
}
