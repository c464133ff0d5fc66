import { formatRupees, rupees } from '#domain/money.ts';
import { isGone } from '#web/browser/network/ending.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ledgerRows, termRows } from '../ledger.ts';
import { usePlanModel } from '../model.ts';

const priceText = (t: Translate, amount: number | null) =>
  amount === null ? t('ui.price.none') : formatRupees(rupees(amount));

/** It says what went wrong with buying, beside the button. */
export function BuyTrouble() {
  const t = useText();
  const { state, plan } = usePlanModel();
  if (state.kind === 'failed')
    return (
      <Notice tone="bad" role="alert" lead={t('detail.buy.failed')}>
        <span>{state.message}</span>
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
export function BuyButton({ wide = false }: BuyButtonProps) {
  const t = useText();
  const { plan, state, buy, riders } = usePlanModel();
  if (plan.premium_status === 'unavailable') return <p className="small">{t('detail.buy.none')}</p>;
  const isPricing = riders.state === 'busy';
  const isChanged = state.kind === 'price-changed' && plan.premium !== null;
  return (
    <Button
      wide={wide}
      busy={state.kind === 'busy' || isPricing}
      busyText={t(isPricing ? 'detail.pricing' : 'detail.buy.busy')}
      onClick={buy}
    >
      {isChanged ? t('detail.buy.at', { amount: priceText(t, plan.premium) }) : t(`detail.buy.${plan.sale}`)}
    </Button>
  );
}

/** The first plan that it is held against, beside this one. */
export function CompareLink() {
  const t = useText();
  const { plan, page } = usePlanModel();
  const [other] = plan.content?.beside ?? [];
  if (!other) return null;
  const { block, quoteId } = page.address;
  return (
    <ButtonLink kind="line" wide href={paths.compare(block, quoteId, [plan, other])}>
      {t('detail.compare', { title: other.product_title })}
    </ButtonLink>
  );
}

/** Folds stand open on paper. */
export function PrintButton() {
  const t = useText();
  return (
    <Button kind="quiet" onClick={() => window.print()}>
      {t('side.print')}
    </Button>
  );
}

/** Every step of the price of a year; of a longer term its years and what they save. */
export function PriceLedger() {
  const t = useText();
  const { plan, page, covered, term, riders } = usePlanModel();
  const { uidata } = page;
  if (riders.state === 'busy') return <p>{t('detail.pricing')}</p>;
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
      rows={[...ledgerRows(t, plan, uidata), ...(term.years > 1 ? termRows(t, term, plan.premium) : [])]}
      total={{
        label: t('detail.ledger.total'),
        note: t('detail.ledger.total.note', {
          years: term.years,
          people: t('people.count', { count: covered.people }),
          place: uidata.city.name,
          zone: uidata.zone,
        }),
        amount: formatRupees(rupees(term.total ?? plan.premium)),
      }}
    />
  );
}
