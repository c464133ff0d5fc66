import type { WireCard } from '#contract/quote/cards.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { Translate } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { isCutAbove } from '#web/plan-parts/facts/room-cut.ts';
import type { OwnNetworks } from '../../model.ts';

export type CardFact = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  /** It costs the buyer. */
  readonly care: boolean;
};

/** What the facts of a card depend on beside the plan. */
export type CardFactsFor = {
  readonly eldestAge: number;
  readonly coverStart: IsoDate;
  readonly roomRent: { readonly single_ac: number; readonly single: number } | null;
  readonly own: OwnNetworks | undefined;
};

type Words = { readonly t: Translate; readonly dateText: (date: IsoDate) => string };

const amount = (value: number) => formatRupees(rupees(value));

/** Room, hospitals and old illness, and a co-pay where these people have one; of a top-up what it pays above stands first. */
export function cardFacts(words: Words, card: WireCard, to: CardFactsFor): readonly CardFact[] {
  const { t } = words;
  const first =
    card.deductible === null
      ? roomFact(t, card, to)
      : {
          label: t('list.card.above'),
          value: coverText(t, card.deductible),
          note: t('list.card.above.note'),
          care: true,
        };
  const network = networkFact(t, card, to.own);
  return [first, ...network, ...copayFact(t, card, to), waitFact(words, card, to)];
}

/** A co-pay of these people; why it is theirs is said on the plan's page, which has the room for it. */
function copayFact(t: Translate, card: WireCard, { eldestAge }: CardFactsFor): readonly CardFact[] {
  const terms = { percent: card.copay_percent, fromAge: card.copay_from_age ?? undefined };
  const percent = effectiveCopayPercent(terms, eldestAge);
  if (percent === 0) return [];
  const value = t('plan.copay.some', { percent });
  return [{ label: t('plan.item.copay'), value, note: t('list.card.copay', { percent }), care: true }];
}

/** How its insurer pays at the hospitals that were named, or near these people. */
function networkFact(t: Translate, { insurer_id: id, near }: WireCard, own: OwnNetworks | undefined) {
  const cashless = own?.cashless[id];
  if (own !== undefined && cashless !== undefined)
    return [
      {
        label: t('list.card.own', { count: own.count }),
        value: t('list.card.own.cashless', { count: own.count, cashless }),
        note: '',
        care: cashless < own.count,
      },
    ];
  if (near === null) return [];
  const { hospitals: count } = near;
  const value = t('list.card.near.of', { cashless: near.cashless, count });
  return [{ label: t('list.card.near'), value, note: '', care: near.cashless === 0 }];
}

function roomFact(t: Translate, card: WireCard, { roomRent }: CardFactsFor): CardFact {
  const label = t('list.card.room');
  switch (card.room) {
    case 'no-limit':
      return { label, value: t('plan.room.none'), note: t('plan.room.none.note'), care: false };
    case 'single-private': {
      if (card.room_tier === 'a')
        return { label, value: t('plan.room.single.a'), note: t('plan.room.single.a.note'), care: false };
      const isPlain = (card.room_tier ?? 'c') === 'c';
      const rent = isPlain ? roomRent?.single : roomRent?.single_ac;
      const value = t(isPlain ? 'plan.room.single.c' : 'list.card.room.single');
      return { label, value, note: singleNote(t, card, rent), care: isCutAbove(card) };
    }
    case 'shared':
      return { label, value: t('plan.room.shared'), note: t(`list.card.room.${card.room_cut}`), care: true };
    case 'capped': {
      const limit = card.room_limit_per_day ?? 0;
      const bites = roomRent !== null && limit < roomRent.single;
      const note = bites
        ? t('list.card.room.bites', { rent: amount(roomRent.single) })
        : t(`list.card.room.${card.room_cut}`);
      return { label, value: amount(limit), note, care: true };
    }
    default:
      return never(card.room);
  }
}

/** What such a room costs where they live, and what a dearer one cuts. */
function singleNote(t: Translate, card: WireCard, rent: number | undefined): string {
  const isCut = isCutAbove(card);
  if (rent === undefined) return isCut ? t('list.card.room.fees') : '';
  return t(isCut ? 'list.card.room.about.fees' : 'list.card.room.about', { rent: amount(rent) });
}

function waitFact({ t, dateText }: Words, card: WireCard, { coverStart }: CardFactsFor): CardFact {
  const label = t('list.card.wait');
  const months = card.wait_months;
  if (months === 0) return { label, value: t('plan.wait.none'), note: t('plan.wait.none.note'), care: false };
  const value = dateText(addMonths(coverStart, months));
  return { label, value, note: t('list.card.wait.after', { months }), care: false };
}
