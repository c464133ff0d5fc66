import type { CallAnswer } from '#contract/call/shapes.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { MessageId } from '#words/areas.ts';

export type Method = CallAnswer<'getScoringMethod'>;
export type MethodProps = { readonly method: Method };

const titles = {
  copay: 'scores.item.copay',
  icu: 'scores.item.icu',
  room_rent: 'scores.item.room_rent',
  outpatient_benefits: 'scores.item.outpatient_benefits',
  critical_illness_coverage: 'scores.item.critical_illness_coverage',
  restore_benefits: 'scores.item.restore_benefits',
  maternity_cover: 'scores.item.maternity_cover',
  health_checkup: 'scores.item.health_checkup',
  pre_existing: 'scores.item.pre_existing',
  bonus: 'scores.item.bonus',
} as const satisfies Record<ScoreItem, MessageId>;

const isItem = (name: string): name is ScoreItem => Object.hasOwn(titles, name);

export function itemTitle(t: Translate, name: string): string {
  return isItem(name) ? t(titles[name]) : name;
}
