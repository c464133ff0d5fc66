import type { ReactNode } from 'react';
import { CompareProvider, useCompare } from './model.ts';
import { AddPlan } from './parts/add-plan.tsx';
import { Family } from './parts/family.tsx';
import { Head } from './parts/head.tsx';
import { Lead } from './parts/lead.tsx';
import { isTooFew, LeftOut, TooFew } from './parts/left-out.tsx';
import { Picks } from './parts/picks.tsx';
import { RowByRow } from './parts/row-by-row.tsx';
import { groupsOf } from './rows/groups.ts';
import { usePair } from './use-pair.ts';

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
