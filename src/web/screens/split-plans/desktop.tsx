import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Table } from '#web/ui/table.tsx';
import css from './desktop.module.css';
import { type SplitPlans, useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { WayCard } from './parts/way-card.tsx';

type TotalsProps = { readonly split: SplitPlans };

/** The totals of all ways at a glance. */
function Totals({ split }: TotalsProps): ReactNode {
  const t = useText();
  const columns = [
    { id: 'way', head: t('split.table.way') },
    { id: 'plans', head: t('split.table.plans'), number: true },
    { id: 'cheapest', head: t('split.cheapest'), number: true },
    ...(split.scoresShown ? [{ id: 'recommended', head: t('split.recommended'), number: true }] : []),
  ];
  const rows = split.ways.map(({ kind, title, plans, cheapest, recommended }) => ({
    id: kind,
    cells: [title, plans, cheapest, ...(split.scoresShown ? [recommended] : [])],
  }));
  return (
    <div className={css.totals}>
      <Table caption={t('split.table')} columns={columns} rows={rows} />
    </div>
  );
}

/** The ways to cover the group: totals side by side, then a column a way. */
export function Screen(): ReactNode {
  const split = useSplitPlans();
  return (
    <Frame split={split}>
      {split.ways.length > 1 && <Totals split={split} />}
      <div className={css.ways}>
        {split.ways.map((way) => (
          <WayCard key={way.kind} way={way} />
        ))}
      </div>
    </Frame>
  );
}
