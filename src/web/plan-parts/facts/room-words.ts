import type { WirePlan } from '#contract/plan/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { Translate } from '#web/browser/text.tsx';
import { isCutAbove } from './room-cut.ts';

type RoomText = { readonly value: string; readonly note: string; readonly care?: boolean };

export type RoomFacts = Pick<WirePlan['facts'], 'room' | 'room_tier' | 'room_cut' | 'room_limit_per_day'>;

/** The room that is paid, and what a dearer one cuts. */
export function roomText(t: Translate, facts: RoomFacts): RoomText {
  switch (facts.room) {
    case 'no-limit':
      return { value: t('plan.room.none'), note: t('plan.room.none.note') };
    case 'single-private': {
      const tier = facts.room_tier ?? 'c';
      const note = tier === 'a' ? t('plan.room.single.a.note') : t(`plan.room.cut.${facts.room_cut}`);
      return { value: t(`plan.room.single.${tier}`), note, care: isCutAbove(facts) };
    }
    case 'shared':
      return { value: t('plan.room.shared'), note: t(`plan.room.cut.${facts.room_cut}`), care: true };
    case 'capped': {
      const limit = facts.room_limit_per_day;
      const value = limit === null ? t('plan.room.none') : formatRupees(rupees(limit));
      return { value, note: t(`plan.room.over.${facts.room_cut}`), care: true };
    }
    default:
      return never(facts.room);
  }
}
