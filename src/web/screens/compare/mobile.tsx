import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Select } from '#web/ui/select.tsx';
import { CompareProvider, useCompare, useCompareModel } from './model.ts';
import { AddPlan } from './parts/add-plan.tsx';
import { Family } from './parts/family.tsx';
import { Head } from './parts/head.tsx';
import { Lead } from './parts/lead.tsx';
import { isTooFew, LeftOut, TooFew } from './parts/left-out.tsx';
import css from './parts/picks.module.css';
import { RowByRow } from './parts/row-by-row.tsx';
import { groupsOf } from './rows/groups.ts';
import { type Pair, usePair } from './use-pair.ts';

/** Plans beside each other on a phone: all of them in words, two at a time in the table. */
export function Screen(): ReactNode {
  const compare = useCompare();
  const pair = usePair(compare.columns);
  return (
    <CompareProvider value={compare}>
      {isTooFew(compare.columns) ? (
        <TooFew />
      ) : (
        <>
          <Head />
          <LeftOut />
          <Lead />
          <RowByRow columns={pair.columns} groups={groupsOf({ ...compare.asked, columns: pair.columns })}>
            <Picks {...pair} />
            <AddPlan />
          </RowByRow>
          <Family />
        </>
      )}
    </CompareProvider>
  );
}

/** Which plan stands at the left and which at the right, where there are more than two. */
function Picks({ columns: [left, right], pick }: Pair) {
  const t = useText();
  const { columns, nameOf } = useCompareModel();
  if (columns.length <= 2) return null;
  const choices = columns.map((column) => ({ value: column.plan.slab_id, label: nameOf(column) }));
  return (
    <div className={css.picks}>
      <Select
        label={t('compare.pick.left')}
        hideLabel
        choices={choices}
        value={left?.plan.slab_id}
        onChange={(event) => pick('left', event.currentTarget.value)}
      />
      <Select
        label={t('compare.pick.right')}
        hideLabel
        choices={choices}
        value={right?.plan.slab_id}
        onChange={(event) => pick('right', event.currentTarget.value)}
      />
      <p className="small muted">{t('compare.two-at-a-time', { count: columns.length })}</p>
    </div>
  );
}
