import { type SortOrder, sortOrders } from '#domain/offer/filters/filters.ts';
import { useText } from '#web/browser/text.tsx';
import { Select } from '#web/ui/select.tsx';
import { changeOptions } from '../list-options.ts';
import { useControls, useResultsModel } from '../model.ts';

/** Without scores there is no order by score to choose. */
export function SortSelect() {
  const t = useText();
  const { data } = useResultsModel();
  const { options, change } = useControls();
  const offered: readonly SortOrder[] = data.mayShowScores
    ? ['recommended', 'premium-low', 'premium-high', 'cover', 'bad-year']
    : ['premium-low', 'premium-high', 'cover'];
  const choose = (value: string) => {
    const sort = sortOrders.find((order) => order === value);
    change((now) => changeOptions(now, { sort: sort === 'recommended' ? undefined : sort }));
  };
  return (
    <Select
      label={t('results.sort')}
      hideLabel
      value={options.filters.sort ?? offered[0] ?? 'recommended'}
      choices={offered.map((order) => ({ value: order, label: t(`results.sort.${order}`) }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
