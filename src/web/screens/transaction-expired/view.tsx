import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { mandateDays } from '#domain/proposal/expiry.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useApi } from '#web/platform/network/api-context.ts';
import { useText } from '#web/platform/text.tsx';
import { useTitle } from '#web/platform/title.ts';
import { useMemberLine } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { useLoaded } from '#web/routing/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { transactionExpiredPage } from './page.ts';

/** A fresh quote from the same answers, and on to its plans. */
function useFreshPrice({ proposalID }: WireProposal) {
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setMessage(undefined);
    const answer = await api.call('quoteResults', { params: {}, body: { data: { proposalID } } });
    if (answer.ok) return router.history.push(paths.results(answer.value.block, answer.value.quoteID));
    setBusy(false);
    setMessage(answer.failure.message);
  };
  return { busy, message, ask: () => void ask() };
}

function useReason({ expired_because: reason, price, planData }: WireProposal): string {
  const t = useText();
  const dateText = useDateText();
  if (reason === 'plan-withdrawn') {
    return t('expired.plan-withdrawn', { insurer: planData.insurerTitle, plan: planData.productTitle });
  }
  if (reason === 'not-decided') return t('expired.not-decided', { days: mandateDays });
  if (reason === 'renewal-period-over') return t('expired.renewal-period-over');
  return t('expired.price-too-old', { date: dateText(price.holds_until) });
}

/** What expired and why; the answers are kept, and one button leads to the price of today. */
export function Screen(): ReactNode {
  const t = useText();
  const proposal = useLoaded(transactionExpiredPage);
  const fresh = useFreshPrice(proposal);
  const people = useMemberLine(proposal.members);
  const { planData, price } = proposal;
  const isUndecided = proposal.expired_because === 'not-decided';
  const title = isUndecided
    ? t('expired.undecided.title', { insurer: planData.insurerTitle })
    : t('expired.title');
  useTitle(title);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{title}</h1>
        <p className="lede">{t(isUndecided ? 'expired.undecided.lede' : 'expired.lede')}</p>
      </div>
      <Notice tone="care">{useReason(proposal)}</Notice>
      <Card as="section" label={t('expired.what')}>
        <Ledger
          caption={t('expired.what')}
          rows={[
            {
              id: 'plan',
              label: planData.productTitle,
              note: planData.insurerTitle,
              amount: coverText(t, planData.sumAssured),
            },
            { id: 'people', label: people, amount: '' },
          ]}
          total={{ label: t('expired.price'), amount: moneyText(price.total) }}
        />
      </Card>
      <p>{t('expired.then')}</p>
      {fresh.message && (
        <Notice tone="bad" role="alert" lead={t('expired.failed.lead')}>
          {fresh.message}
        </Notice>
      )}
      <Button busy={fresh.busy} busyText={t('expired.asking')} onClick={fresh.ask}>
        {t('expired.button')}
      </Button>
    </div>
  );
}
