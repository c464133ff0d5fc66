import type { ReactNode } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { mandateDays } from '#domain/proposal/expiry.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { useTitle } from '#web/page/title.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { useMemberLine } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { ToFreshPrice } from '#web/proposal-parts/to-fresh-price.tsx';
import { Card } from '#web/ui/card.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { transactionExpiredPage } from './page.ts';

function useReason({ expired_because: reason, price, planData }: WireProposal): string {
  const t = useText();
  const dateText = useDateText();
  if (reason === 'plan-withdrawn') {
    return t('expired.plan-withdrawn', { insurer: planData.insurerTitle, plan: planData.productTitle });
  }
  if (reason === 'not-decided') return t('expired.not-decided', { days: mandateDays });
  return t('expired.price-too-old', { date: dateText(price.holds_until) });
}

/** What expired and why; the answers are kept, and one button leads to the price of today. */
export function Screen(): ReactNode {
  const t = useText();
  const proposal = useLoaded(transactionExpiredPage);
  const people = useMemberLine(proposal.members);
  const dateText = useDateText();
  const { planData, price, ported: moved } = proposal;
  const isUndecided = proposal.expired_because === 'not-decided';
  const title = isUndecided
    ? t('expired.undecided.title', { insurer: planData.insurerTitle })
    : t('expired.title');
  useTitle(title);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{title}</h1>
        <p className="lede">
          {t(isUndecided ? (moved ? 'port.undecided.lede' : 'expired.undecided.lede') : 'expired.lede')}
        </p>
      </div>
      <Notice tone="care">{useReason(proposal)}</Notice>
      {moved && <p>{t('port.declined', { insurer: moved.insurer, until: dateText(moved.until) })}</p>}
      <Card as="section" label={t('expired.what')}>
        <Ledger
          caption={t('expired.what')}
          rows={[
            {
              id: 'plan',
              label: planData.productTitle,
              note: planData.insurerTitle,
              amount: boughtCover(t, planData),
            },
            { id: 'people', label: people, amount: '' },
          ]}
          total={{ label: t('expired.price'), amount: moneyText(price.total) }}
        />
      </Card>
      <p>{t('expired.then')}</p>
      <ToFreshPrice proposalID={proposal.proposalID} />
      <AskPerson topic="decision" lead={t('outcome.person.declined')} />
      <p className="muted">{t('outcome.number', { number: proposal.proposal_number })}</p>
    </div>
  );
}
