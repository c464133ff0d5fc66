import type { ReactNode } from 'react';
import { usePeople } from '#web/forms/quote/people.ts';
import { paths } from '#web/paths.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { useText } from '#web/platform/text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Hindrance } from '../answer.ts';
import { useFilterName } from '../filter-words.ts';
import { hindranceText } from '../hindrance-words.ts';
import { useResultsModel } from '../model.ts';
import { reliefOf } from '../relief.ts';
import { activeFilters, cleared, searchOf } from '../wish.ts';

/** No product takes these people, whatever is asked for: who it is, why, and that person's own list. */
function Hindered(): ReactNode {
  const t = useText();
  const people = usePeople();
  const { data, wish } = useResultsModel();
  const { hindrances, everybody, quoteId, uidata } = data;
  const nameOf = ({ id }: Hindrance) => people.name(memberKeyOf({ id }), everybody);
  const isOne = uidata.members.length === 1;
  const title = isOne ? t('results.hindered.one') : t('results.hindered.title');
  return (
    <Empty
      title={title}
      text={hindrances.map((hindrance) => hindranceText(t, people, hindrance, everybody)).join(' ')}
    >
      {hindrances.map(
        (hindrance) =>
          hindrance.block !== null &&
          hindrance.block !== data.block && (
            <ButtonLink key={hindrance.id} href={paths.results(hindrance.block, quoteId, searchOf(wish))}>
              {t('results.hindered.own', { name: nameOf(hindrance) })}
            </ButtonLink>
          ),
      )}
      {isOne && (
        <ButtonLink href={paths.policyOffline('offline', { quoteID: quoteId })}>
          {t('results.hindered.adviser')}
        </ButtonLink>
      )}
      <ButtonLink kind="line" href={paths.chooseMember()}>
        {t('results.none.bare.do')}
      </ButtonLink>
    </Empty>
  );
}

/** An empty list: names the one answer that would bring plans back, with one button for it. */
export function NoPlans(): ReactNode {
  const t = useText();
  const { data, wish, change } = useResultsModel();
  const nameOf = useFilterName(data);
  const relief = reliefOf(data);
  const isFiltered = data.notShown.some(({ reason }) => reason === 'filter');
  if (data.hindrances.length > 0 && !isFiltered) return <Hindered />;
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
