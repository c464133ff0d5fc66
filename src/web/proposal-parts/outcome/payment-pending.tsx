import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { isDecidedLater } from '#domain/purchase/processing-status.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useMomentText } from '../moment.ts';
import { moneyText } from '../price/money-text.ts';
import css from './payment-pending.module.css';
import { useOutcomeWatch } from './use-outcome-watch.ts';
import { WatchLine } from './watch-line.tsx';

type PaymentPendingProps = { readonly proposalID: string; readonly after: WirePostPayment };

/** The bank has not said yet: no second payment, and this page asks by itself. After a while its reader can leave. */
export function PaymentPending({ proposalID, after }: PaymentPendingProps) {
  const t = useText();
  const mayLeave = after.waiting?.may_leave ?? false;
  const title = t(mayLeave ? 'outcome.pending.slow.title' : 'outcome.pending.title');
  useTitle(title);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{title}</h1>
        <p className="lede">
          {t(mayLeave ? 'outcome.pending.slow.lede' : 'outcome.pending.lede', {
            amount: moneyText(after.amount),
          })}
        </p>
      </div>
      <Notice tone="care" lead={t('outcome.pending.stop')}>
        {t('outcome.pending.stop.text')}
      </Notice>
      <Way proposalID={proposalID} after={after} />
      {mayLeave && <BothWays after={after} />}
      <p>
        <RichText id="outcome.pending.late" />
      </p>
      {mayLeave && (
        <div className="row">
          <ButtonLink href={paths.myPolicies()}>{t('outcome.pending.leave')}</ButtonLink>
        </div>
      )}
      <AskPerson topic="payment" lead={t('outcome.person')} />
      <p className="muted">{t('outcome.number', { number: after.proposal_number })}</p>
    </div>
  );
}

/** What has been done, what is waited for, and what follows. */
function Way({ proposalID, after }: PaymentPendingProps) {
  const t = useText();
  const momentText = useMomentText();
  const watch = useOutcomeWatch(proposalID, after);
  const { waiting, amount, route } = after;
  return (
    <ol className={css.way}>
      <li className={css.done}>
        <i aria-hidden="true">
          <Icon name="check" size={18} />
        </i>
        <div>
          <b>{t('outcome.pending.way.pay', { amount: moneyText(amount) })}</b>
          {waiting && <p className="muted">{momentText(waiting.since)}</p>}
        </div>
      </li>
      <li className={css.now} aria-current="step">
        <i aria-hidden="true">
          <Icon name="clock" size={18} />
        </i>
        <div className="stack-2">
          <b>{t('outcome.pending.way.bank')}</b>
          <WatchLine
            watch={{ ...watch, isLong: watch.isLong || waiting?.may_leave === true }}
            asking="outcome.pending.asking"
            long="outcome.pending.over"
            again="outcome.pending.ask"
          />
        </div>
      </li>
      <li>
        <i aria-hidden="true" />
        <div>
          <b>{t(isDecidedLater(route) ? 'outcome.pending.way.decides' : 'outcome.pending.way.policy')}</b>
          <p className="muted">{t('outcome.pending.way.by-itself')}</p>
        </div>
      </li>
    </ol>
  );
}

/** What becomes of it, whichever way the bank answers. */
function BothWays({ after: { email, price, route } }: Pick<PaymentPendingProps, 'after'>) {
  const t = useText();
  const dateText = useDateText();
  return (
    <dl className={css.ways}>
      <div>
        <dt>{t('outcome.pending.yes')}</dt>
        <dd>{t(isDecidedLater(route) ? 'outcome.pending.yes.decides' : 'outcome.pending.yes.policy')}</dd>
      </div>
      <div>
        <dt>{t('outcome.pending.no')}</dt>
        <dd>{t('outcome.pending.no.text', { date: dateText(price.holds_until) })}</dd>
      </div>
      <div>
        <dt>{t('outcome.pending.told')}</dt>
        <dd>{t('outcome.write', { email })}</dd>
      </div>
    </dl>
  );
}
