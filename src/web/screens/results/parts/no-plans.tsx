import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#web/paths.ts';
import { eldestYears } from '#web/plan-parts/members.ts';
import { useApi } from '#web/platform/api-context.ts';
import { useText } from '#web/platform/text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { resultsOf } from '../answer.ts';
import { useFilterName } from '../filter-words.ts';
import { askScore } from '../load.ts';
import { useResultsModel } from '../model.ts';
import { bestRelaxation, type Relaxation } from '../relaxing.ts';
import { activeFilters, cleared, relaxed, wishKey } from '../wish.ts';

/** Which one filter would bring plans back, worked out from the list without any. */
function useRelaxation(): Relaxation | undefined {
  const api = useApi();
  const { data, wish } = useResultsModel();
  const key = wishKey(wish);
  const [found, setFound] = useState<{ readonly key: string; readonly relaxation: Relaxation | undefined }>();
  const { quoteId, group, uidata } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the wish does
  useEffect(() => {
    if (activeFilters(wish).length === 0) return undefined;
    let current = true;
    void askScore(api, quoteId, cleared(wish)).then((answer) => {
      // Without an answer the button that clears all filters is still there.
      const all = answer.ok ? resultsOf(answer.value, group, cleared(wish)) : undefined;
      if (!current || !all) return;
      setFound({ key, relaxation: bestRelaxation(all.plans, wish, eldestYears(uidata.members)) });
    });
    return () => {
      current = false;
    };
  }, [api, key, quoteId, group]);
  return found?.key === key ? found.relaxation : undefined;
}

/** An empty list: names the one answer that would bring plans back, with one button for it. */
export function NoPlans(): ReactNode {
  const t = useText();
  const { data, wish, change } = useResultsModel();
  const nameOf = useFilterName(data);
  const relaxation = useRelaxation();
  if (activeFilters(wish).length === 0)
    return (
      <Empty title={t('results.none.bare.title')} text={t('results.none.bare.text')}>
        <ButtonLink href={paths.chooseMember()}>{t('results.none.bare.do')}</ButtonLink>
      </Empty>
    );
  if (relaxation)
    return (
      <Empty
        title={t('results.none.title')}
        text={t('results.none.relax', { filter: nameOf(relaxation.filter), count: relaxation.plans })}
      >
        <Button onClick={() => change(relaxed(wish, relaxation.filter))}>
          {t('results.none.relax.do', { count: relaxation.plans })}
        </Button>
      </Empty>
    );
  return (
    <Empty title={t('results.none.title')} text={t('results.none.many')}>
      <Button onClick={() => change(cleared(wish))}>{t('results.none.clear')}</Button>
    </Empty>
  );
}
