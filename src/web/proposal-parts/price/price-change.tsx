import { useEffect, useState } from 'react';
import type { WirePrice } from '#contract/proposal/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { moneyText } from './money-text.ts';
import { forgetPriceBefore, priceBefore } from './price-before.ts';
import css from './price-change.module.css';
import { causeText, changeText, isBefore } from './price-words.ts';

type PriceChangeProps = {
  readonly before: number;
  readonly price: WirePrice;
  readonly nameOf: (key: string) => string;
  /** The box that accepts it stands on this page. */
  readonly isAcceptedHere?: boolean;
};

/** Old and new price side by side, and why. */
export function PriceChange({ before, price, nameOf, isAcceptedHere }: PriceChangeProps) {
  const t = useText();
  const changes = price.ledger.filter((row) => !isBefore(row));
  const isRenewal = price.ledger.some(({ cause }) => cause === 'last-price') && isAcceptedHere;
  const here = isRenewal ? 'price-change.accept.renewal' : 'price-change.accept.here';
  return (
    <Notice
      tone={price.total > before ? 'owes' : 'brand'}
      role="status"
      lead={t(isRenewal ? 'price-change.renewal' : 'price-change.lead')}
    >
      {!isRenewal && <span>{t(price.total > before ? 'price-change.up' : 'price-change.down')}</span>}
      <dl className={css.sides}>
        <div>
          <dt>{t(isRenewal ? 'price-change.before.renewal' : 'price-change.before')}</dt>
          <dd>{moneyText(before)}</dd>
        </div>
        <div>
          <dt>{t('price-change.now')}</dt>
          <dd>{moneyText(price.total)}</dd>
        </div>
      </dl>
      {changes.length > 0 && (
        <ul className="small">
          {changes.map(({ cause, member, amount }) => (
            <li key={`${cause} ${member ?? ''}`}>
              {t('price-change.cause', {
                cause: member ? `${causeText(t, cause)}, ${nameOf(member)}` : causeText(t, cause),
                amount: changeText(amount),
              })}
            </li>
          ))}
        </ul>
      )}
      <p className="small">{t(isAcceptedHere ? here : 'price-change.accept')}</p>
    </Notice>
  );
}

type NewPriceProps = Omit<PriceChangeProps, 'before'> & { readonly proposalID: string };

/** On the page after a save that changed the price. */
export function NewPrice({ proposalID, ...facts }: NewPriceProps) {
  // The price is read once: the page left behind must not take it away, nor a save made here lose its own.
  const [before] = useState(() => priceBefore(proposalID));
  useEffect(() => forgetPriceBefore(proposalID), [proposalID]);
  if (before === undefined || before === facts.price.total) return null;
  return <PriceChange before={before} {...facts} />;
}
