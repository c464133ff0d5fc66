import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WireTerms } from '#contract/purchase/shapes.ts';
import { isDecidedLater } from '#domain/purchase/processing-status.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { useMemberLine } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';
import css from '../view.module.css';

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
export function Payable({ terms, renewal, ported }: PayableProps) {
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
