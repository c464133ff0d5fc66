import { type Translate, useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { paths } from '#web/paths.ts';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import type { ResultsData } from '../../answer.ts';
import { activeFilters, clearOptions } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { useFilterName } from './filter-words.ts';
import css from './hidden-plans.module.css';

type Reason = ResultsData['notShown'][number]['reason'];

const reasons = [
  'filter',
  'age',
  'pincode',
  'relation',
  'family-size',
  'condition',
  'sum-insured',
  'product-type',
  'cover-basis',
  'channel',
] as const satisfies readonly Reason[];

function textOf(
  t: Translate,
  reason: Reason,
  { plans, names }: { readonly plans: string; readonly names: string },
  { group, uidata }: ResultsData,
): string {
  if (reason === 'product-type')
    return t(`results.missing.product-type.text.${uidata.product_type}`, { plans });
  if (reason === 'cover-basis')
    return t(`results.missing.cover-basis.text.${group === 'individual' ? 'separate' : 'shared'}`, { plans });
  return t(`results.missing.${reason}.text`, { plans, names });
}

/** More plans of one reason than this are named a press away. */
const maxNames = 8;
const firstCount = 4;

function someOf(t: Translate, titles: readonly string[]): string {
  if (titles.length <= maxNames) return titles.join('; ');
  const names = titles.slice(0, firstCount).join('; ');
  return t('results.missing.others', { named: names, count: titles.length - firstCount });
}

const keyOf = (id: string) => memberKeyOf({ id });

/** Plans that are kept away by the same people together, in the order of the plans. */
function byPeople(missing: readonly ResultsData['notShown'][number][]): readonly {
  readonly members: readonly string[];
  readonly plans: readonly string[];
}[] {
  const sets = new Map(missing.map(({ members }) => [members.join(), members]));
  return [...sets.values()].map((members) => ({
    members,
    plans: missing
      .filter((one) => one.members.join() === members.join())
      .map(({ product_title: title }) => title),
  }));
}

function FilterTitle({ count }: { readonly count: number }) {
  const t = useText();
  const { data, options } = useResultsModel();
  const nameOf = useFilterName(data);
  const [only, ...more] = activeFilters(options);
  if (only && more.length === 0)
    return <span>{t('results.missing.filter.one', { count, filter: nameOf(only) })}</span>;
  return <span>{t('results.missing.filter', { count })}</span>;
}

function ReasonRow({ reason }: { readonly reason: Reason }) {
  const t = useText();
  const { data, options } = useResultsModel();
  const { change } = useControls();
  const people = usePeople();
  const missing = data.notShown.filter((plan) => plan.reason === reason);
  const titles = missing.map((plan) => plan.product_title);
  const count = titles.length;
  if (count === 0) return null;
  return (
    <div>
      <dt>
        {reason === 'filter' ? <FilterTitle count={count} /> : t(`results.missing.${reason}`, { count })}
      </dt>
      <dd>
        {byPeople(missing).map(({ members, plans }) => (
          <span key={members.join()}>
            {`${textOf(
              t,
              reason,
              { plans: someOf(t, plans), names: people.list(members.map(keyOf), data.everybody) },
              data,
            )} `}
          </span>
        ))}
        {reason === 'condition' && (
          <Link href={paths.policyOffline('offline', { quoteID: data.quoteId })}>
            {t('results.missing.condition.do')}
          </Link>
        )}
        {reason === 'filter' && (
          <Button kind="quiet" onClick={() => change(clearOptions)}>
            {t('results.missing.filter.clear', { count: activeFilters(options).length })}
          </Button>
        )}
        {count > maxNames && (
          <Disclosure summary={t('results.missing.names', { count })}>
            <p>{titles.join('; ')}</p>
          </Disclosure>
        )}
      </dd>
    </div>
  );
}

/** Every plan of the catalogue that is not in the list, by reason. */
export function HiddenPlans() {
  const t = useText();
  const { data } = useResultsModel();
  const { notShown, plans } = data;
  const lede = data.options.standard ? 'results.missing.lede.standard' : 'results.missing.lede';
  const count = notShown.length;
  if (count === 0) return null;
  return (
    <section className={css.missing} id="missing" tabIndex={-1} aria-labelledby="missing-title">
      <h2 id="missing-title">{t('results.missing.title', { count })}</h2>
      <p className="muted">{t(lede, { count: count + plans })}</p>
      <dl>
        {reasons.map((reason) => (
          <ReasonRow key={reason} reason={reason} />
        ))}
      </dl>
    </section>
  );
}
