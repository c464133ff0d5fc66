import type { WirePlanData } from '#contract/proposal/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { moneyText } from './price/money-text.ts';

/** What is bought, wherever a purchase names it: a super top-up never without the sum that comes first. */
export function boughtCover(
  t: Translate,
  { sumAssured, deductible }: Pick<WirePlanData, 'sumAssured' | 'deductible'>,
): string {
  const cover = coverText(t, sumAssured);
  return deductible === null
    ? cover
    : t('proposal.cover.above', { cover, deductible: moneyText(deductible) });
}
