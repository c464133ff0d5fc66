import type { FormEvent, ReactNode } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WireTerms } from '#contract/purchase/shapes.ts';
import { isDecidedLater } from '#domain/purchase/processing-status.ts';
import { useDateText } from '#web/browser/dates.ts';
import { isGone } from '#web/browser/network/ending.ts';
import { useText } from '#web/browser/text.tsx';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { useMemberLine, useMemberNames } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { PriceChange } from '#web/proposal-parts/price/price-change.tsx';
import { StartAnew } from '#web/proposal-parts/start-anew.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import type { MessageId } from '#words/areas.ts';
import { type TermsPage, useTermsPage } from './model.ts';
import { Consents } from './parts/consents.tsx';
import css from './view.module.css';

type PartProps = { readonly page: TermsPage };

function TermsText({ page: { terms } }: PartProps) {
  const t = useText();
  return (
    <Card as="section" label={t('terms.text')} className="stack-3">
      <h2>{t('terms.text')}</h2>
      {terms.tAndCText.map(({ heading, blocks }) => (
        <div key={heading}>
          <h3 className={css.sub}>{heading}</h3>
          <PaperBlocks blocks={blocks} heading={heading} />
        </div>
      ))}
    </Card>
  );
}

/** Closed at first: long, and there to be read before the box that says it was. */
function InformationSheet({ page: { terms } }: PartProps) {
  const sheet = terms.customer_information;
  if (!sheet) return null;
  return (
    <Card as="section" label={sheet.title}>
      <Disclosure summary={sheet.title}>
        <div className="stack-3">
          {sheet.sections.map(({ heading, blocks }) => (
            <div key={heading}>
              <h3 className={css.sub}>{heading}</h3>
              <PaperBlocks blocks={blocks} heading={heading} />
            </div>
          ))}
        </div>
      </Disclosure>
    </Card>
  );
}

function Agreement({ page }: PartProps) {
  const t = useText();
  const { proposal, terms, payment, isAccepted } = page;
  const isBlock = isDecidedLater(terms.route);
  const again = isBlock ? 'terms.block-again' : 'terms.pay-again';
  const label = isAccepted ? again : isBlock ? 'terms.accept.block' : 'terms.accept';
  const isStale = payment.failure?.code === 'PRICE_CHANGED' || payment.failure?.code === 'TERMS_CHANGED';
  return (
    <>
      {isAccepted ? <Notice tone="good">{t('terms.accepted')}</Notice> : <Consents page={page} />}
      <Payable terms={terms} renewal={proposal.renewal} ported={proposal.ported} />
      {payment.failure && (
        <Notice tone="bad" role="alert" lead={t(isStale ? 'terms.stale.lead' : 'terms.failed.lead')}>
          <span>{payment.failure.message}</span>
          {isGone(payment.failure) && <StartAnew />}
        </Notice>
      )}
      <Dock>
        <Button type="submit" busy={payment.busy} busyText={t('terms.busy')}>
          {t(label, { amount: moneyText(terms.price.total) })}
        </Button>
      </Dock>
    </>
  );
}

/** What is agreed to, each consent by itself, and the way to the gateway. */
export function Screen(): ReactNode {
  const t = useText();
  const page = useTermsPage();
  const { proposal, terms, errors, isNewPrice } = page;
  const nameOf = useMemberNames(proposal.members);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    page.submit();
  };
  return (
    <ProposalFrame
      proposal={proposal}
      page="t-and-c"
      title={t('buy.next.pay.lead')}
      lede={t('terms.lede')}
      failed={errors.list.length > 0}
    >
      <form className="stack-5" method="post" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors.list} attempt={errors.attempt} />
        {isNewPrice && (
          <PriceChange before={terms.price.first.total} price={terms.price} nameOf={nameOf} isAcceptedHere />
        )}
        <TermsText page={page} />
        <InformationSheet page={page} />
        <Agreement page={page} />
      </form>
    </ProposalFrame>
  );
}

type Follows = Pick<WireProposal, 'renewal' | 'ported'>;
type PayableProps = Follows & { readonly terms: WireTerms };

/** How long, and from when: the days of what follows another policy are known. */
function usePeriod({ policyTerm: years, route }: WireTerms, { renewal, ported }: Follows): string {
  const t = useText();
  const dateText = useDateText();
  if (ported) return t('port.pay.term', { years, from: dateText(ported.from) });
  if (!renewal) return t(isDecidedLater(route) ? 'terms.pay.term.block' : 'terms.pay.term.text', { years });
  const days = { from: dateText(renewal.cover_from), until: dateText(renewal.cover_until) };
  return t('terms.pay.term.renewal', { years, ...days });
}

/** What is paid, to whom and for whom, before the page is left for the gateway's. */
function Payable({ terms, renewal, ported }: PayableProps) {
  const t = useText();
  const people = useMemberLine(terms.members);
  const dateText = useDateText();
  const period = usePeriod(terms, { renewal, ported });
  const { planData, price, route } = terms;
  const bonus = renewal?.bonus ?? 0;
  const withBonus = { ...planData, sumAssured: planData.sumAssured + bonus };
  const isBlock = isDecidedLater(route);
  const amount = moneyText(price.total);
  const rows: readonly (readonly [MessageId, string])[] = [
    [isBlock ? 'terms.pay.block' : 'terms.pay.amount', amount],
    ['terms.pay.to', planData.insurerTitle],
    ['terms.pay.cover', boughtCover(t, planData)],
    ...(bonus > 0 ? ([['renew.new.sum', boughtCover(t, withBonus)]] as const) : []),
    ['terms.pay.term', period],
    ['terms.pay.for', people],
  ];
  return (
    <>
      {isBlock && (
        <Notice tone="care" lead={t('terms.mandate.lead')}>
          {ported
            ? t('port.mandate', { amount, from: dateText(ported.from) })
            : t('terms.mandate', { amount })}
        </Notice>
      )}
      <Card as="section" label={t('terms.pay')} className="stack-3">
        <h2>{t('terms.pay')}</h2>
        <dl className={css.rows}>
          {rows.map(([id, value]) => (
            <div key={id}>
              <dt>{t(id)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small muted">{t('terms.pay.gateway')}</p>
      </Card>
    </>
  );
}
