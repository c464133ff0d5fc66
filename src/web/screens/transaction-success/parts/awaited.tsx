import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useOutcomeWatch } from '#web/proposal-parts/outcome/use-outcome-watch.ts';
import { WatchLine } from '#web/proposal-parts/outcome/watch-line.tsx';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { Notice } from '#web/ui/notice.tsx';
import { unbroken } from '#web/ui/phone-link.tsx';

type AwaitedProps = {
  readonly proposalID: string;
  readonly after: WirePostPayment;
  /** The insurer decides, and the money is only blocked; otherwise it is paid and the policy is being made. */
  readonly isDecision: boolean;
};

function Decision({ after }: Pick<AwaitedProps, 'after'>) {
  const t = useText();
  const dateText = useDateText();
  const { hasMail } = useSite();
  const { ported } = after;
  return (
    <>
      {after.decision_by !== null && (
        <Notice tone="care" lead={t('outcome.blocked.by', { date: dateText(after.decision_by) })} />
      )}
      <ul className="stack-2">
        {ported ? (
          <>
            <li>{t('port.blocked.accepts', { from: dateText(ported.from) })}</li>
            <li>{t('port.blocked.declines', { until: dateText(ported.until) })}</li>
            <li>{t('port.blocked.keep')}</li>
          </>
        ) : (
          <>
            <li>{t('outcome.blocked.accepts')}</li>
            <li>{t('outcome.blocked.declines')}</li>
          </>
        )}
        {hasMail && <li>{t('outcome.write', { email: after.email })}</li>}
      </ul>
    </>
  );
}

/** Money is taken or blocked, and somebody else has the next word. This page looks for it by itself. */
export function Awaited({ proposalID, after, isDecision }: AwaitedProps) {
  const t = useText();
  const dateText = useDateText();
  const { hasMail } = useSite();
  const watch = useOutcomeWatch(proposalID, after);
  const values = {
    amount: moneyText(after.amount),
    insurer: after.planData.insurerTitle,
    email: after.email,
    number: after.proposal_number,
  };
  const area = isDecision ? 'blocked' : after.insurer_silent ? 'unsaid' : 'paid';
  const title = t(`outcome.${area}.title`, values);
  useTitle(title);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{title}</h1>
        <p className="lede">
          {isDecision && after.ported
            ? t('port.blocked.lede', { ...values, until: dateText(after.ported.until) })
            : t(`outcome.${area}.lede`, values)}
        </p>
      </div>
      {isDecision ? (
        <Decision after={after} />
      ) : (
        <Notice tone="care" lead={t('outcome.paid.stop')}>
          <p>{t(`outcome.${area === 'unsaid' ? area : 'paid'}.text`, values)}</p>
          {hasMail && <p>{t('outcome.write', values)}</p>}
        </Notice>
      )}
      {area === 'unsaid' ? (
        <p>{t('outcome.unsaid.ask', { ...values, phone: unbroken(after.planData.insurerPhone) })}</p>
      ) : (
        <WatchLine watch={watch} asking={`outcome.${area}.asking`} long={`outcome.${area}.over`} />
      )}
      {!isDecision && (
        <p>
          <a href={purchaseFileHref(proposalID, 'receipt')}>{t('outcome.receipt')}</a>
        </p>
      )}
      <p className="muted">{t('outcome.number', { number: after.proposal_number })}</p>
    </div>
  );
}
