import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Table } from '#web/ui/table.tsx';
import { itemTitle, type MethodProps, weightOf } from '../method.ts';

/** How the hundred points are shared. */
export function Parts({ method }: MethodProps): ReactNode {
  const t = useText();
  const { price_points: price, feature_points: features } = method;
  return (
    <>
      <p>{t('scores.parts.text', { price, features, count: method.items.length })}</p>
      <p>
        {t('scores.weights', {
          high: weightOf(method, 'HIGH'),
          mid: weightOf(method, 'MID'),
          low: weightOf(method, 'LOW'),
        })}
      </p>
      <Table
        caption={t('scores.table')}
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
          { id: 'price', cells: [t('scores.price'), t('scores.price.fixed'), price.toFixed(1)] },
        ]}
      />
    </>
  );
}
