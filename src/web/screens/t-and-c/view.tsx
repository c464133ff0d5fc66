import type { FormEvent, ReactNode } from 'react';
import { isDecidedLater } from '#domain/purchase/processing-status.ts';
import { isGone } from '#web/browser/network/ending.ts';
import { useText } from '#web/browser/text.tsx';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { PriceChange } from '#web/proposal-parts/price/price-change.tsx';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { StartAnew } from '#web/proposal-parts/start-anew.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import { type TermsPage, useTermsPage } from './model.ts';
import { Consents } from './parts/consents.tsx';
import { Payable } from './parts/payable.tsx';
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
