import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { isDecidedLater } from '#domain/purchase/processing-status.ts';
import { isGone } from '#web/browser/network/ending.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import { useMomentText } from '#web/proposal-parts/moment.ts';
import { OwnWords } from '#web/proposal-parts/outcome/own-words.tsx';
import { useOutcomeWatch } from '#web/proposal-parts/outcome/use-outcome-watch.ts';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { PriceLedger } from '#web/proposal-parts/price/price-ledger.tsx';
import { StartAnew } from '#web/proposal-parts/start-anew.tsx';
import { usePayment } from '#web/proposal-parts/use-payment.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';

type FailedProps = { readonly proposalID: string; readonly after: WirePostPayment };

/** From this many failed tries on another way to pay is offered in words. */
const manyTries = 2;

/** By the reason of the bank: what helps now. A wrong PIN asks for another try alone. */
const adviceOf = {
  limit: 'outcome.again.limit',
  funds: 'outcome.again.funds',
  bank: 'outcome.again.bank',
  card: 'outcome.again.card',
  pin: 'outcome.again.pin',
} as const satisfies Record<NonNullable<WirePostPayment['failure_reason']>, MessageId>;

function Advice({ after: { outcome, route, tries, failure_reason: reason } }: Pick<FailedProps, 'after'>) {
  const t = useText();
  if (outcome !== 'failed') return null;
  if (reason === 'limit' && isDecidedLater(route)) return <p>{t('outcome.again.limit.block')}</p>;
  const isSameAgain = reason === null || reason === 'pin';
  if (isSameAgain && tries >= manyTries) return <p>{t('outcome.again.other', { count: tries })}</p>;
  return reason && <p>{t(adviceOf[reason])}</p>;
}

/** Another way first, where the one that failed will fail again today. */
function buttonWords({ outcome, route, failure_reason: reason }: WirePostPayment): MessageId {
  if (isDecidedLater(route)) return 'outcome.again.block';
  if (outcome !== 'failed' || reason === null || reason === 'pin') return 'outcome.again.pay';
  return reason === 'limit' ? 'outcome.again.pay.card' : 'outcome.again.pay.other';
}

function Retry({ proposalID, after }: FailedProps) {
  const t = useText();
  const momentText = useMomentText();
  const payment = usePayment(proposalID, 'toPaymentGateway');
  const { payable_from: from } = after;
  const amount = moneyText(after.price.total);
  return (
    <section className="stack">
      <h2>{t(from === null ? 'outcome.again' : 'outcome.again.later')}</h2>
      {from === null && <Advice after={after} />}
      {payment.failure && (
        <Notice tone="bad" role="alert" lead={t('outcome.again.failed')}>
          <span>{payment.failure.message}</span>
          {isGone(payment.failure) && <StartAnew />}
        </Notice>
      )}
      {from !== null && (
        <Notice tone="care" lead={t('outcome.again.from.lead', { moment: momentText(from) })}>
          {t('outcome.again.from')}
        </Notice>
      )}
      <div className="row">
        {from === null && (
          <Button busy={payment.busy} busyText={t('expired.asking')} onClick={() => payment.start()}>
            {t(buttonWords(after), { amount })}
          </Button>
        )}
        <ButtonLink kind="line" href={paths.proposal(proposalID, 'review-detail')}>
          {t(from === null ? 'outcome.again.change' : 'outcome.again.answers')}
        </ButtonLink>
      </div>
      <p className="muted">{t('outcome.again.holds')}</p>
    </section>
  );
}

function FailureText({ after: { outcome, err_msg: words, reference } }: Pick<FailedProps, 'after'>) {
  const t = useText();
  const isRefused = outcome === 'failed';
  return (
    <Notice
      tone={isRefused ? 'bad' : 'plain'}
      role="alert"
      lead={isRefused ? t('outcome.bank-said') : undefined}
    >
      {isRefused ? <OwnWords>{words ?? ''}</OwnWords> : <span>{words}</span>}
      {reference !== null && <p className="small">{t('outcome.try', { reference })}</p>}
    </Notice>
  );
}

/** The try failed: the bank's words, where the money is, and the way to try again. A bank may still take it late. */
export function Failed({ proposalID, after }: FailedProps) {
  const t = useText();
  const nameOf = useMemberNames(after.members);
  const title = t(after.outcome === 'cancelled' ? 'outcome.cancelled.title' : 'outcome.failed.title');
  useTitle(title);
  useOutcomeWatch(proposalID, after);
  return (
    <div className="side">
      <div className="stack-5">
        <div className="stack-2">
          <h1>{title}</h1>
          <p className="lede">{t(after.renewal ? 'outcome.failed.lede.renewal' : 'outcome.failed.lede')}</p>
        </div>
        <FailureText after={after} />
        <Card as="section" label={t('outcome.money')} className="stack">
          <h2>{t('outcome.money')}</h2>
          <p>
            <RichText id="outcome.money.text" />
          </p>
        </Card>
        <Retry proposalID={proposalID} after={after} />
        <AskPerson topic="payment" lead={t('outcome.person')} />
        <p className="muted">{t('outcome.number', { number: after.proposal_number })}</p>
      </div>
      <aside aria-label={t('ledger.title')}>
        <PriceLedger
          planData={after.planData}
          price={after.price}
          people={after.members.length}
          riders={after.riders.map(({ title: rider }) => rider)}
          nameOf={nameOf}
        />
      </aside>
    </div>
  );
}
