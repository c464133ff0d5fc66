import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Table } from '#web/ui/table.tsx';
import { factorOf, itemTitle, type MethodProps } from '../method.ts';

/** How the hundred points are shared. */
export function Parts({ method }: MethodProps) {
  const t = useText();
  const { example } = method;
  return (
    <>
      <p>{t('scores.parts.text', { count: method.items.length })}</p>
      <p>
        {t('scores.weights', {
          high: factorOf(method, 'HIGH'),
          mid: factorOf(method, 'MID'),
          low: factorOf(method, 'LOW'),
        })}
      </p>
      <Table
        caption={t('scores.table', {
          ages: example.ages.join(', '),
          cover: coverText(t, example.cover),
          rupees: formatRupees(rupees(example.rupees_a_point)),
        })}
        columns={[
          { id: 'feature', head: t('scores.feature') },
          { id: 'matters', head: t('scores.matters') },
          { id: 'points', head: t('scores.points'), number: true },
        ]}
        rows={[
          ...method.items.map(({ name, importance, points }) => ({
            id: name,
            cells: [itemTitle(t, name), t(`scores.importance.${importance}`), points.toFixed(1)],
          })),
          {
            id: 'price',
            cells: [t('scores.price'), t('scores.price.fixed'), example.price_points.toFixed(1)],
          },
        ]}
      />
    </>
  );
}
