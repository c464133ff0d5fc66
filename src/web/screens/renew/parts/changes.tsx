import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { usePriceRows } from '#web/proposal-parts/price/price-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Ledger } from '#web/ui/ledger.tsx';

type WireOffer = NonNullable<WireRenewal['offer']>;

type ChangesProps = { readonly renewal: WireRenewal; readonly offer: WireOffer };

function bonusText(
  t: Translate,
  { has_bonus: has, claimed, bonus, bonus_before: before }: WireOffer,
): string {
  const amounts = { bonus: moneyText(bonus), before: moneyText(before) };
  if (!has) return t('renew.bonus.none');
  if (claimed) return t(bonus > 0 ? 'renew.bonus.claimed' : 'renew.bonus.claimed.none', amounts);
  if (bonus === 0) return t('renew.bonus.none.yet');
  return t(before > 0 ? 'renew.bonus.grown' : 'renew.bonus.first', amounts);
}

function differenceText(t: Translate, { price }: WireOffer): string {
  const more = price.total - price.first.total;
  if (more === 0) return t('renew.changes.same');
  return t(more > 0 ? 'renew.changes.up' : 'renew.changes.down', { amount: moneyText(Math.abs(more)) });
}

/** Last premium to this one, line by line in rupees, and what the years without a claim added to the cover. */
export function Changes({ renewal, offer }: ChangesProps) {
  const t = useText();
  const nameOf = useMemberNames(renewal.members);
  const rows = usePriceRows(offer.price, nameOf, offer.riders);
  const heading = t('renew.changes');
  return (
    <Card as="section" label={heading} className="stack-3">
      <h2>{heading}</h2>
      <p className="strong">{differenceText(t, offer)}</p>
      <Ledger
        caption={heading}
        rows={rows}
        total={{ label: t('ledger.to-pay'), amount: moneyText(offer.price.total) }}
      />
      <p>
        <b>{t('renew.bonus')}</b> <span>{bonusText(t, offer)}</span>
      </p>
    </Card>
  );
}
