import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import type { ResultsData } from '../../answer.ts';
import type { ActiveFilter } from '../../wish.ts';

function filterName(t: Translate, data: ResultsData, filter: ActiveFilter): string {
  switch (filter.kind) {
    case 'roomRent':
      return t('results.chip.room', { option: t(`results.filter.room.${filter.option}`) });
    case 'preExistingWait':
      return t('results.chip.wait', {
        option: t('results.filter.wait.months', { months: filter.option }),
      });
    case 'bonusBand':
      return t('results.chip.bonus', { option: t(`results.filter.bonus.${filter.option}`) });
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
