import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Table } from '#web/ui/table.tsx';
import { itemTitle, type MethodProps } from '../method.ts';

const money = (amount: number) => formatRupees(rupees(amount));

/** How rupees become points, and how the hundred points are shared. */
export function Parts({ method }: MethodProps) {
  const t = useText();
  const { example } = method;
  return (
    <>
      <p>{t('scores.parts.text')}</p>
      <p>{t('scores.parts.sum', { count: method.items.length })}</p>
      <p>{t('scores.parts.together')}</p>
      <p>
        {t('scores.example', {
          ages: example.ages.join(', '),
          cover: coverText(t, example.cover),
          zero: money(example.zero),
          rupees: money(example.rupees_a_point),
        })}
      </p>
      <Table
        caption={t('scores.points')}
        columns={[
          { id: 'feature', head: t('scores.feature') },
          { id: 'points', head: t('scores.points'), number: true },
        ]}
        rows={[
          ...method.items.map(({ name, points }) => ({
            id: name,
            cells: [itemTitle(t, name), points.toFixed(1)],
          })),
          { id: 'price', cells: [t('scores.price'), example.price_points.toFixed(1)] },
        ]}
      />
    </>
  );
}
