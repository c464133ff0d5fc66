import type { ReactNode } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { taxText } from '#web/plan-parts/plan-price.tsx';
import { isGone } from '#web/platform/network/ending.ts';
import { type Translate, useText } from '#web/platform/text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ledgerRows } from '../ledger.ts';
import { usePlanModel } from '../model.ts';
import css from './price-card.module.css';
import { PriceRisks } from './price-risks.tsx';

const priceText = (t: Translate, amount: number | null) =>
  amount === null ? t('ui.price.none') : formatRupees(rupees(amount));

/** What went wrong with buying, beside the button. */
export function BuyTrouble(): ReactNode {
  const t = useText();
  const { state, plan } = usePlanModel();
  if (state.kind === 'failed')
    return (
      <Notice tone="bad" role="alert" lead={t('detail.buy.failed')}>
        {state.message}
        {isGone(state) && (
          <p>
            <ButtonLink kind="line" href={paths.chooseMember()}>
              {t('not-found.start')}
            </ButtonLink>
          </p>
        )}
      </Notice>
    );
  if (state.kind === 'price-changed')
    return (
      <Notice tone="care" role="alert" lead={t('detail.buy.changed')}>
        {t('detail.buy.changed.text', {
          before: priceText(t, state.before),
          now: priceText(t, plan.premium),
        })}
      </Notice>
    );
  return null;
}

type BuyButtonProps = { readonly wide?: boolean };

/** Opens the purchase, or leads to how the plan is bought offline. Without a price: the words why not. */
export function BuyButton({ wide = false }: BuyButtonProps): ReactNode {
  const t = useText();
  const { plan, state, buy } = usePlanModel();
  if (plan.premium_status === 'unavailable') return <p className="small">{t('detail.buy.none')}</p>;
  const isChanged = state.kind === 'price-changed' && plan.premium !== null;
  return (
    <Button wide={wide} busy={state.kind === 'busy'} busyText={t('detail.buy.busy')} onClick={buy}>
      {isChanged ? t('detail.buy.at', { amount: priceText(t, plan.premium) }) : t('detail.buy')}
    </Button>
  );
}

function PriceLedger(): ReactNode {
  const t = useText();
  const { plan, page, covered } = usePlanModel();
  const { uidata } = page;
  if (plan.premium === null)
    return (
      <p>
        {plan.premium_status === 'pending'
          ? t('plan.price.asking')
          : t(`plan.price.none.${plan.premium_reason ?? 'no-rate'}`)}
      </p>
    );
  return (
    <Ledger
      caption={t('detail.price.caption')}
      rows={ledgerRows(t, plan, uidata)}
      total={{
        label: t('detail.ledger.total'),
        note: t('detail.ledger.total.note', {
          people: t('people.count', { count: covered.people }),
          place: uidata.city.name,
          zone: uidata.zone,
        }),
        amount: formatRupees(rupees(plan.premium)),
      }}
    />
  );
}

type PriceCardProps = {
  /** The main button stands here on a desktop; a phone has it in the dock. */
  readonly children?: ReactNode;
};

/** Your price, step by step. */
export function PriceCard({ children }: PriceCardProps): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  return (
    <Card className="stack">
      <h2>{t('detail.price')}</h2>
      <PriceLedger />
      <PriceRisks />
      {children}
      {plan.sale === 'online' && plan.premium_status !== 'unavailable' && (
        <p className="small muted">{t('detail.buy.note')}</p>
      )}
    </Card>
  );
}

/** Premium and main action at the bottom of a phone, with what went wrong right above them. */
export function BuyDock(): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  return (
    <Dock>
      <p>
        {plan.premium === null ? (
          <b>{t(plan.premium_status === 'pending' ? 'plan.price.asking' : 'plan.price.none')}</b>
        ) : (
          <>
            <Money amount={rupees(plan.premium)} size="l" />
            <span className={css.unit}>{t('detail.dock.unit', { tax: taxText(t, plan) })}</span>
          </>
        )}
      </p>
      <BuyButton />
    </Dock>
  );
}
