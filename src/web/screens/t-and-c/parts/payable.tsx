import type { ReactNode } from 'react';
import type { WireTerms } from '#contract/purchase/shapes.ts';
import { useText } from '#web/platform/text.tsx';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { useMemberLine } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';
import css from '../view.module.css';

type PayableProps = { readonly terms: WireTerms };

/** What is paid, to whom and for whom, before the page is left for the gateway's. */
export function Payable({ terms }: PayableProps): ReactNode {
  const t = useText();
  const people = useMemberLine(terms.members);
  const { planData, price, policyTerm, route } = terms;
  const isBlock = route === 'medical';
  const amount = moneyText(price.total);
  const rows: readonly (readonly [MessageId, string])[] = [
    [isBlock ? 'terms.pay.block' : 'terms.pay.amount', amount],
    ['terms.pay.to', planData.insurerTitle],
    ['terms.pay.cover', boughtCover(t, planData)],
    ['terms.pay.term', t(isBlock ? 'terms.pay.term.block' : 'terms.pay.term.text', { years: policyTerm })],
    ['terms.pay.for', people],
  ];
  return (
    <>
      {isBlock && (
        <Notice tone="care" lead={t('terms.mandate.lead')}>
          {t('terms.mandate', { amount })}
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
