import { inLanguage, type Language } from '#domain/local-text.ts';
import type { RiderOffer, TermOffer } from '#domain/price/offers.ts';
import type { WireRiderOffer, WireTermOffer } from './shapes.ts';

export function termOfferToWire({ years, total, saved, commission }: TermOffer): WireTermOffer {
  return { year: years, total_price: total, saved, commission };
}

export function riderOfferToWire({ rider, isChosen, price }: RiderOffer, language: Language): WireRiderOffer {
  return {
    id: rider.id,
    title: inLanguage(rider.title, language),
    selected: isChosen,
    mutual_exclusive_group: rider.exclusiveGroup ?? null,
    needs: [...rider.needs],
    update_base_premium: rider.changesBasePremium,
    is_dynamic_premium: rider.price.kind === 'live',
    premium: price.kind === 'quoted' ? price.total : null,
    premium_status: price.kind === 'refused' ? 'unavailable' : price.kind,
    premium_reason: price.kind === 'refused' ? price.code : null,
    effect: rider.effect ?? null,
  };
}
