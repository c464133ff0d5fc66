import { formatRupees, rupees } from '#domain/money.ts';
import type { ChoiceFilter, FilterOption } from '#domain/offer/filters/filters.ts';
import { never } from '#domain/result.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import type { MessageId } from '#words/areas.ts';
import type { ResultsData } from '../../answer.ts';
import type { ActiveFilter } from '../../list-options.ts';

/** The filters whose options stand below each other; the budget is chosen from a menu. */
export type ListedFilter = Exclude<ChoiceFilter, 'maxPremium'>;

export const filterLegends = {
  roomRent: 'results.filter.room',
  preExistingWait: 'results.filter.wait',
  bonusBand: 'results.filter.bonus',
} as const satisfies Record<ListedFilter, MessageId>;

export const optionWords: {
  readonly [Kind in ListedFilter]: (t: Translate, option: FilterOption[Kind]) => string;
} = {
  roomRent: (t, room) => t(`results.filter.room.${room}`),
  preExistingWait: (t, months) =>
    months === 'any' ? t('results.filter.wait.any') : t('results.filter.wait.months', { months }),
  bonusBand: (t, band) => t(`results.filter.bonus.${band}`),
};

function filterName(t: Translate, data: ResultsData, filter: ActiveFilter): string {
  switch (filter.kind) {
    case 'roomRent':
      return t('results.chip.room', { option: optionWords.roomRent(t, filter.option) });
    case 'preExistingWait':
      return t('results.chip.wait', { option: optionWords.preExistingWait(t, filter.option) });
    case 'bonusBand':
      return t('results.chip.bonus', { option: optionWords.bonusBand(t, filter.option) });
    case 'maxSumInsured':
      return t('results.chip.max', { amount: coverText(t, filter.option) });
    case 'maxPremium':
      return t('results.chip.budget', { amount: formatRupees(rupees(filter.option)) });
    case 'mustHave':
      return t(`results.filter.must.${filter.option}`);
    case 'brands':
      return data.insurers[filter.option] ?? filter.option;
    default:
      return never(filter);
  }
}

/** What a filter that is on is called, on its chip and where it is the reason. */
export function useFilterName(data: ResultsData): (filter: ActiveFilter) => string {
  const t = useText();
  return (filter) => filterName(t, data, filter);
}
