import { useReducer, useState } from 'react';
import { isEarly } from '#web/browser/early.ts';
import { PartMissing } from '#web/frame/part-missing.tsx';
import { type PlanDetail, PlanProvider } from '../model.ts';
import { belowPart } from './below-part.ts';

const missing = <PartMissing />;

/** React takes a part off the page that changes before its code is here, so until then the plan is the one that was drawn. */
export function Below({ plan }: { readonly plan: PlanDetail }) {
  const [drawn] = useState(plan);
  const [listens, listen] = useReducer(() => true, !isEarly());
  return (
    <PlanProvider value={listens ? plan : drawn}>
      <belowPart.Slot missing={missing} onListening={listen} />
    </PlanProvider>
  );
}
