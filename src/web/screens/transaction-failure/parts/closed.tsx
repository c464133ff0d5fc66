import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import { OwnWords } from '#web/proposal-parts/outcome/own-words.tsx';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { unbroken } from '#web/ui/phone-link.tsx';
import type { MessageId } from '#words/areas.ts';

type ClosedProps = { readonly proposalID: string; readonly after: WirePostPayment };

function Declined({
  after: { planData, err_msg: reason, was_blocked: blocked, renewal, ported },
}: Pick<ClosedProps, 'after'>) {
  const t = useText();
  const dateText = useDateText();
  const { insurerTitle: insurer, insurerPhone: phone } = planData;
  return (
    <>
      <Notice tone="owes" lead={t('outcome.declined.said', { insurer })}>
        <OwnWords>{reason ?? ''}</OwnWords>
      </Notice>
      <p>{t('outcome.declined.why', { insurer, phone: unbroken(phone) })}</p>
      {blocked !== null && <p>{t('outcome.declined.money', { amount: moneyText(blocked) })}</p>}
      {ported && <p>{t('port.declined', { insurer: ported.insurer, until: dateText(ported.until) })}</p>}
      {renewal && <p>{t('outcome.declined.renewal.right', { insurer })}</p>}
      <p>
        {t('outcome.declined.other')} {t('outcome.declined.say')}
      </p>
    </>
  );
}

function GoingBack({ proposalID, after }: ClosedProps) {
  const t = useText();
  return (
    <>
      <Notice tone="brand" lead={t('outcome.refund.amount', { amount: moneyText(after.amount) })}>
        {t('outcome.refund.text', { reference: after.reference ?? after.proposal_number })}
      </Notice>
      <p>
        <a href={purchaseFileHref(proposalID, 'receipt')}>{t('outcome.receipt')}</a>
      </p>
      <p>{t('outcome.refund.other')}</p>
    </>
  );
}

/** The policy before a renewal that failed still stands: nobody is told to be without cover. */
function headsOf({ outcome, renewal }: WirePostPayment): {
  readonly title: MessageId;
  readonly lede: MessageId;
} {
  if (outcome === 'declined')
    return renewal
      ? { title: 'outcome.declined.renewal.title', lede: 'outcome.declined.renewal.lede' }
      : { title: 'outcome.declined.title', lede: 'outcome.declined.lede' };
  return {
    title: outcome === 'refunded' ? 'outcome.refunded.title' : 'outcome.refund.title',
    lede: renewal ? 'outcome.refund.lede.renewal' : 'outcome.refund.lede',
  };
}

/** The proposal is over: declined, or paid and not issued. */
export function Closed({ proposalID, after }: ClosedProps) {
  const t = useText();
  const { outcome, planData, quoteID, renewal } = after;
  const isDeclined = outcome === 'declined';
  const heads = headsOf(after);
  const title = t(heads.title);
  useTitle(title);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{title}</h1>
        <p className="lede">{t(heads.lede)}</p>
      </div>
      {isDeclined ? <Declined after={after} /> : <GoingBack proposalID={proposalID} after={after} />}
      <div className="row">
        {renewal && (
          <ButtonLink href={paths.proposal(renewal.proposalID, 'renew')}>
            {t('outcome.declined.renewal.button')}
          </ButtonLink>
        )}
        <ButtonLink kind={renewal ? 'line' : 'main'} href={paths.results(planData.block, quoteID)}>
          {t('outcome.declined.button')}
        </ButtonLink>
      </div>
      <AskPerson
        topic={isDeclined ? 'decision' : 'payment'}
        lead={t(isDeclined ? 'outcome.person.declined' : 'outcome.person')}
      />
      <p className="muted">{t('outcome.number', { number: after.proposal_number })}</p>
    </div>
  );
}
