import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Table } from '#web/ui/table.tsx';
import { itemTitle, type MethodProps } from '../method.ts';
import css from './levels.module.css';

/** What contracts offer, and the share of the points that it earns; a table a feature. */
export function Levels({ method }: MethodProps): ReactNode {
  const t = useText();
  return (
    <>
      <p>{t('scores.levels.text')}</p>
      <div className={css.levels}>
        {method.items.map(({ name, levels }) => (
          <Table
            key={name}
            caption={itemTitle(t, name)}
            columns={[
              { id: 'level', head: itemTitle(t, name) },
              { id: 'share', head: t('scores.share'), number: true },
            ]}
            rows={levels.map(({ verbose, percent }) => ({
              id: verbose,
              cells: [verbose, t('scores.percent', { percent })],
            }))}
          />
        ))}
      </div>
    </>
  );
}
