import type { CallAnswer } from '#contract/call/shapes.ts';
import { paths } from '#web/paths.ts';

type Saved = CallAnswer<'saveDetails'>;

/** Where the flow goes on after a save: split plans or the feature checklist, then the list (specification section 4). */
export function destinationOf({ quote_id: id, next }: Pick<Saved, 'quote_id' | 'next'>): string {
  switch (next.kind) {
    case 'split-plans':
      return paths.splitPlans(id);
    case 'results':
      return paths.checklist(next.block, id);
    case 'policy-offline':
      return paths.policyOffline(next.type);
  }
}
