import { useText } from '#web/browser/text.tsx';
import { Table } from '#web/ui/table.tsx';
import type { MethodProps } from '../method.ts';
import css from './levels.module.css';
import { Yardstick } from './yardstick.tsx';

/** The price part, and the yardstick that it is measured with. */
export function Priced({ method }: MethodProps) {
  const t = useText();
  const { price, example } = method;
  const { price_points: points } = example;
  return (
    <div className={css.levels}>
      <div className="stack-3">
        <p>{t('scores.priced.text', { best: price.best_percent, worst: price.worst_percent, points })}</p>
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
