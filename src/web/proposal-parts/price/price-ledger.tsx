import type { WirePlanData, WirePrice } from '#contract/proposal/shapes.ts';
import { rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Money } from '#web/ui/money.tsx';
import { boughtCover } from '../bought-cover.ts';
import { moneyText } from './money-text.ts';
import css from './price-ledger.module.css';
import { useMayChange, usePriceRows } from './price-words.ts';

export type PriceFacts = {
  readonly planData: WirePlanData;
  readonly price: WirePrice;
  readonly people: number;
  /** Titles of those that are taken. */
  readonly riders: readonly string[];
  /** It gives words for a member, by key. */
  readonly nameOf: (key: string) => string;
};

function LedgerBody({ planData, price, people, riders, nameOf }: PriceFacts) {
  const t = useText();
  const dateText = useDateText();
  const rows = usePriceRows(price, nameOf, riders);
  const mayChange = useMayChange(price, nameOf);
  return (
    <>
      <p className={`small muted ${css.plan}`}>
        {t('ledger.plan', {
          plan: planData.productTitle,
          cover: boughtCover(t, planData),
          count: people,
        })}
      </p>
      <Ledger
        caption={t('ledger.title')}
        rows={rows}
        total={{ label: t('ledger.to-pay'), amount: moneyText(price.total) }}
      />
      {mayChange.length > 0 && (
        <div>
          <p className="strong small">{t('ledger.may')}</p>
          <ul className={css.may}>
            {mayChange.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="small muted">{t('ledger.holds', { date: dateText(price.holds_until) })}</p>
    </>
  );
}

/** The price with its whole history, beside the form. */
export function PriceLedger(facts: PriceFacts) {
  const t = useText();
  return (
    <Card className="stack">
      <h2>{t('ledger.title')}</h2>
      <LedgerBody {...facts} />
    </Card>
  );
}

/** It shows the same on a phone, folded, with its total always in sight. */
export function FoldedLedger(facts: PriceFacts) {
  const t = useText();
  const summary = (
    <span className={css.summary}>
      <span>{t('ledger.title')}</span>
      <Money amount={rupees(facts.price.total)} />
    </span>
  );
  return (
    <div className={`panel ${css.folded}`}>
      <Disclosure summary={summary}>
        <div className={`stack ${css.inside}`}>
          <LedgerBody {...facts} />
        </div>
      </Disclosure>
    </div>
  );
}
