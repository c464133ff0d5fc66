import { type ReactNode, useId, useState } from 'react';
import { rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { taxText } from '#web/plan-parts/price/tax-text.ts';
import { Dock } from '#web/ui/dock.tsx';
import { Money } from '#web/ui/money.tsx';
import css from './mobile.module.css';
import { PlanProvider, usePlanDetail, usePlanModel } from './model.ts';
import { Below } from './parts/below-slot.tsx';
import priceDockCss from './parts/price-dock.module.css';
import { BuyButton, BuyTrouble, CompareLink, PriceLedger, PrintButton } from './parts/price-parts.tsx';
import { BackToList, Top, TopPrice } from './parts/top.tsx';

/** A plan on a phone: the price in its card and in the dock with the main action. */
export function Screen(): ReactNode {
  const plan = usePlanDetail();
  return (
    <>
      <PlanProvider value={plan}>
        <BackToList />
        <Top>
          <TopPrice />
        </Top>
      </PlanProvider>
      <Below plan={plan} />
      <PlanProvider value={plan}>
        <div className="mt-6">
          <CompareLink />
          <p className="only-scripted mt-3">
            <PrintButton />
          </p>
        </div>
        <div className={css.dock}>
          <BuyTrouble />
          <PriceDock />
        </div>
      </PlanProvider>
    </>
  );
}

/** Premium and main action at the bottom of a phone; the ledger opens upward. */
function PriceDock() {
  const t = useText();
  const { plan, term, riders } = usePlanModel();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (plan.premium === null) {
    return (
      <Dock>
        <p>
          <b>{t(plan.premium_status === 'pending' ? 'plan.price.asking' : 'plan.price.none')}</b>
        </p>
        <BuyButton />
      </Dock>
    );
  }
  const unit =
    term.years === 1
      ? t('detail.dock.unit', { tax: taxText(t, plan) })
      : t('term.dock', { years: term.years, tax: taxText(t, plan) });
  return (
    <>
      {isOpen && (
        // Longer than the screen, it scrolls: by keys too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
        <section className={priceDockCss.panel} id={panel} aria-label={t('detail.price')} tabIndex={0}>
          <PriceLedger />
        </section>
      )}
      <Dock>
        <div>
          <button
            type="button"
            className={priceDockCss.price}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            {riders.state === 'busy' ? (
              <b>{t('detail.pricing')}</b>
            ) : (
              <Money amount={rupees(term.total ?? plan.premium)} size="l" />
            )}
            <span className="muted small">{unit}</span>
            <span className={priceDockCss.open}>{t(isOpen ? 'detail.dock.close' : 'detail.dock.open')}</span>
          </button>
        </div>
        <BuyButton />
      </Dock>
    </>
  );
}
