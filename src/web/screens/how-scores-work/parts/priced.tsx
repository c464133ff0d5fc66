import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Table } from '#web/ui/table.tsx';
import type { MethodProps } from '../method.ts';
import css from './levels.module.css';

/** The price part, and the yardstick that it is measured with. */
export function Priced({ method }: MethodProps) {
  const t = useText();
  const { price, example, all_in: allIn } = method;
  const { price_points: points } = example;
  return (
    <div className={css.levels}>
      <div className="stack-3">
        <p>
          {t('scores.priced.text', {
            years: allIn.years,
            best: price.best_percent,
            worst: price.worst_percent,
            points,
          })}
        </p>
        <Table
          caption={t('scores.priced.table')}
          columns={[
            { id: 'percent', head: t('scores.priced.percent') },
            { id: 'points', head: t('scores.earned'), number: true },
          ]}
          rows={price.examples.map(({ percent, points: earned }) => ({
            id: String(percent),
            cells: [t('scores.percent', { percent }), earned.toFixed(1)],
          }))}
        />
      </div>
      <Yardstick method={method} />
    </div>
  );
}

const lakh = 100_000;

/** The yardstick of one person by age, and all that it is multiplied by: enough to work it out with a pencil. */
function Yardstick({ method: { benchmark } }: MethodProps) {
  const t = useText();
  const oldest = benchmark.ages.at(-2)?.to_age ?? 0;
  return (
    <div className="stack-3">
      <p>{t('scores.benchmark.text', { cover: coverText(t, 10 * lakh) })}</p>
      <Table
        caption={t('scores.benchmark.table')}
        columns={[
          { id: 'age', head: t('scores.benchmark.age') },
          { id: 'premium', head: t('scores.benchmark.premium'), number: true },
        ]}
        rows={benchmark.ages.map(({ to_age: age, premium }) => ({
          id: String(age),
          cells: [age ?? t('scores.benchmark.older', { age: oldest + 1 }), formatRupees(rupees(premium))],
        }))}
      />
      <Factors benchmark={benchmark} />
    </div>
  );
}

function Factors({ benchmark }: Pick<MethodProps['method'], 'benchmark'>) {
  const t = useText();
  const topUps = new Map(benchmark.super_top_up_cover);
  const times = (factor: number) => t('scores.benchmark.times', { factor });
  const most = benchmark.floater.at(-1)?.people;
  const others = [
    ...benchmark.zones.map(({ zone, factor }) => [t('scores.benchmark.zone', { zone }), factor] as const),
    ...benchmark.floater.map(
      ({ people, factor }) =>
        [
          t(people === most ? 'scores.benchmark.floater.most' : 'scores.benchmark.floater', {
            count: people,
          }),
          factor,
        ] as const,
    ),
    [t('scores.benchmark.individuals'), benchmark.several_individuals] as const,
  ];
  return (
    <Disclosure summary={t('scores.benchmark.factors')}>
      <p>{t('scores.benchmark.factors.text')}</p>
      <Table
        caption={t('scores.benchmark.cover.table')}
        columns={[
          { id: 'cover', head: t('scores.benchmark.cover') },
          { id: 'full', head: t('scores.benchmark.full'), number: true },
          { id: 'top', head: t('scores.benchmark.top-up'), number: true },
        ]}
        rows={benchmark.cover.map(([cover, factor]) => {
          const top = topUps.get(cover);
          return {
            id: String(cover),
            cells: [coverText(t, cover * lakh), times(factor), top === undefined ? '' : times(top)],
          };
        })}
      />
      <Table
        caption={t('scores.benchmark.deductible.table')}
        columns={[
          { id: 'deductible', head: t('scores.benchmark.deductible') },
          { id: 'factor', head: t('scores.benchmark.factor'), number: true },
        ]}
        rows={benchmark.deductible.map(([amount, factor]) => ({
          id: String(amount),
          cells: [coverText(t, amount * lakh), times(factor)],
        }))}
      />
      <Table
        caption={t('scores.benchmark.others.table')}
        columns={[
          { id: 'who', head: t('scores.benchmark.others') },
          { id: 'factor', head: t('scores.benchmark.factor'), number: true },
        ]}
        rows={others.map(([who, factor]) => ({ id: who, cells: [who, times(factor)] }))}
      />
    </Disclosure>
  );
}
