import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Table } from '#web/ui/table.tsx';
import { itemTitle, type MethodProps } from '../method.ts';
import css from './levels.module.css';

/** What contracts offer, and what it is worth to the example family; a table a feature. */
export function Levels({ method }: MethodProps) {
  const t = useText();
  const { all_in: allIn, claim_free_years: bonus } = method;
  return (
    <>
      <p>{t('scores.levels.text', { times: 1 + allIn.borrowed, years: allIn.years, bonus })}</p>
      <div className={css.levels}>
        {method.items.map(({ name, levels }) => (
          <Table
            key={name}
            caption={itemTitle(t, name)}
            columns={[
              { id: 'level', head: itemTitle(t, name) },
              { id: 'share', head: t('scores.share'), number: true },
            ]}
            rows={levels.map(({ verbose, worth }) => ({
              id: verbose,
              cells: [verbose, formatRupees(rupees(worth))],
            }))}
          />
        ))}
      </div>
    </>
  );
}
