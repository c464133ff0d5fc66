import type { WirePlan } from '#contract/plan/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { shortTitle } from '#web/plan-parts/facts/short-title.ts';

type TitledPlan = Pick<WirePlan, 'slab_id' | 'product_title' | 'insurer_title' | 'sum_assured'>;

function areDistinct(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** What plans are called beside each other: as short as tells them apart, with the cover where it is all that does. */
export function namesOf(t: Translate, plans: readonly TitledPlan[]): ReadonlyMap<string, string> {
  const titles = plans.map(({ product_title: title }) => title);
  const short = plans.map(shortTitle);
  const withCover = (title: string, at: number) =>
    t('compare.name.cover', { title, cover: coverText(t, plans[at]?.sum_assured ?? 0) });
  const names = [short, titles].find(areDistinct) ?? titles.map(withCover);
  return new Map(plans.map(({ slab_id: id }, at) => [id, names[at] ?? id]));
}
