import { useReducer, useState } from 'react';
import { isEarly } from '#web/browser/early.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type PlanDetail, PlanProvider } from '../model.ts';
import { belowPart } from './below-part.ts';

const missing = <PartMissing />;

/** React takes a part off the page that changes before its code is here, so until then the plan is the one that was drawn. */
export function Below({ plan }: { readonly plan: PlanDetail }) {
  const [detail] = useState(plan);
  const [listens, listen] = useReducer(() => true, !isEarly());
  return (
    <PlanProvider value={listens ? plan : detail}>
      <belowPart.Slot missing={missing} onListening={listen} />
    </PlanProvider>
  );
}

/** Says that the part below does not answer. What stands above it is right, and so is what was drawn of the part. */
function PartMissing() {
  const t = useText();
  return (
    <Notice tone="care" icon="alert" lead={t('problem.chunk.title')}>
      <p>
        <Button kind="line" onClick={() => window.location.reload()}>
          {t('problem.chunk.retry')}
        </Button>
      </p>
    </Notice>
  );
}
