import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { paths } from '#web/paths.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Hindrance } from '../../answer.ts';
import { hindranceText } from '../../hindrance-words.ts';
import { activeFilters, clearOptions, searchOf } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import css from './below.module.css';
import { useFilterName } from './filter-words.ts';
import { type Relief, type ReliefFilter, reliefOf } from './relief.ts';

/** No product takes these people, whatever is asked for: who it is, why, and that person's own list. */
function Hindered() {
  const t = useText();
  const people = usePeople();
  const { data, options } = useResultsModel();
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
            <ButtonLink key={hindrance.id} href={paths.results(hindrance.block, quoteId, searchOf(options))}>
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

/** One filter by its name, all insurers together as what they are. */
function useReliefName(): (filters: readonly ReliefFilter[]) => string {
  const t = useText();
  const { data } = useResultsModel();
  const nameOf = useFilterName(data);
  const nameOne = ({ filters: [filter, ...more] }: ReliefFilter) =>
    filter && more.length === 0 ? nameOf(filter) : t('results.filter.brands');
  return (filters) =>
    filters.map(nameOne).reduce((first, second) => t('results.none.and', { first, second }));
}

/** Which filters keep the list empty, and each way out with how many plans it brings back. */
function Excluded({ relief }: { readonly relief: Relief }) {
  const t = useText();
  const { options } = useResultsModel();
  const { change } = useControls();
  const nameOf = useReliefName();
  const [first, second] = relief.exclusive.map((one) => nameOf([one]));
  const text =
    first === undefined
      ? t('results.none.many')
      : second === undefined
        ? t('results.none.alone', { filter: first })
        : t('results.none.exclusive', { first, second });
  return (
    <Empty title={t('results.none.title', { count: activeFilters(options).length })} text={text}>
      <div className={css.ways}>
        {relief.relaxations.map((relaxation) => {
          const filter = nameOf(relaxation.filters);
          return (
            <Button key={filter} kind="line" onClick={() => change(() => relaxation.options)}>
              {t('results.none.drop', { filter, count: relaxation.plans })}
            </Button>
          );
        })}
      </div>
    </Empty>
  );
}

/** An empty list: who or what keeps it empty, and the fewest answers that would bring plans back. */
export function NoPlans() {
  const t = useText();
  const { data, options } = useResultsModel();
  const { change } = useControls();
  const relief = reliefOf(data);
  const isFiltered = data.notShown.some(({ reason }) => reason === 'filter');
  if (data.hindrances.length > 0 && !isFiltered) return <Hindered />;
  const on = activeFilters(options).length;
  if (on === 0)
    return (
      <Empty title={t('results.none.bare.title')} text={t('results.none.bare.text')}>
        <ButtonLink href={paths.chooseMember()}>{t('results.none.bare.do')}</ButtonLink>
        <ButtonLink kind="line" href={paths.policyOffline('offline', { quoteID: data.quoteId })}>
          {t('results.hindered.adviser')}
        </ButtonLink>
      </Empty>
    );
  if (relief) return <Excluded relief={relief} />;
  return (
    <Empty title={t('results.none.title', { count: on })} text={t('results.none.many')}>
      <Button onClick={() => change(clearOptions)}>{t('results.none.clear')}</Button>
    </Empty>
  );
}
