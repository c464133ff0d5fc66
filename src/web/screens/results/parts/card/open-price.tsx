import type { WireCard } from '#contract/quote/cards.ts';
import { useText } from '#web/browser/text.tsx';

type OpenPriceProps = { readonly card: Pick<WireCard, 'premium' | 'offline_type' | 'may_load'> };

/** Under a premium that is not the last word on it: whose word that is. */
export function OpenPrice({ card }: OpenPriceProps) {
  const t = useText();
  if (card.premium === null) return null;
  if (card.offline_type !== null) return <small>{t('list.card.open.offline')}</small>;
  return card.may_load && <small>{t('list.card.open.load')}</small>;
}
