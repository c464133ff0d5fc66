import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useFilterName } from '../filter-words.ts';
import { useResultsModel } from '../model.ts';
import { reliefOf } from '../relief.ts';
import { activeFilters, cleared } from '../wish.ts';

/** An empty list: names the one answer that would bring plans back, with one button for it. */
export function NoPlans(): ReactNode {
  const t = useText();
  const { data, wish, change } = useResultsModel();
  const nameOf = useFilterName(data);
  const relief = reliefOf(data);
  if (activeFilters(wish).length === 0)
    return (
      <Empty title={t('results.none.bare.title')} text={t('results.none.bare.text')}>
        <ButtonLink href={paths.chooseMember()}>{t('results.none.bare.do')}</ButtonLink>
      </Empty>
    );
  if (relief) {
    const [filter, ...more] = relief.filters;
    const name = filter && more.length === 0 ? nameOf(filter) : t('results.filter.brands');
    return (
      <Empty
        title={t('results.none.title')}
        text={t('results.none.relax', { filter: name, count: relief.plans })}
      >
        <Button onClick={() => change(relief.wish)}>
          {t('results.none.relax.do', { count: relief.plans })}
        </Button>
      </Empty>
    );
  }
  return (
    <Empty title={t('results.none.title')} text={t('results.none.many')}>
      <Button onClick={() => change(cleared(wish))}>{t('results.none.clear')}</Button>
    </Empty>
  );
}
