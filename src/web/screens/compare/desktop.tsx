import type { ReactNode } from 'react';
import { CompareProvider, useCompare } from './model.ts';
import { AddPlan } from './parts/add-plan.tsx';
import { Family } from './parts/family.tsx';
import { Head } from './parts/head.tsx';
import { Lead } from './parts/lead.tsx';
import { isTooFew, LeftOut, TooFew } from './parts/left-out.tsx';
import { RowByRow } from './parts/row-by-row.tsx';

/** Plans beside each other on a desktop: all of them in the table. */
export function Screen(): ReactNode {
  const compare = useCompare();
  const { columns, groups } = compare;
  return (
    <CompareProvider value={compare}>
      {isTooFew(columns) ? (
        <TooFew />
      ) : (
        <>
          <Head />
          <LeftOut />
          <Lead />
          <RowByRow columns={columns} groups={groups} corner={<AddPlan />} />
          <Family />
        </>
      )}
    </CompareProvider>
  );
}
