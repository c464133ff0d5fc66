import type { CallAnswer } from '#contract/call/shapes.ts';
import { paths } from '#web/paths.ts';

type Saved = CallAnswer<'saveDetails'>;

/** Where the flow goes on after a save: split plans or the feature checklist, then the list (specification section 4). */
export function pageAfterQuote(
  { quote_id: id, next }: Pick<Saved, 'quote_id' | 'next'>,
  standard = false,
): string {
  if (standard && next.kind !== 'policy-offline') {
    const block = next.kind === 'split-plans' ? 'family' : next.block;
    // It pays from the first rupee, whatever policy is held.
    return paths.results(block, id, { standard: '1', product_type: 'INDEMNITY' });
  }
  switch (next.kind) {
    case 'split-plans':
      return paths.splitPlans(id);
    case 'results':
      return paths.checklist(next.block, id);
    case 'covid-plan':
      return paths.covidPlan({ quoteID: id });
    case 'policy-offline':
      return paths.policyOffline(next.type);
  }
}

/** The list itself, past the pages before it. With parents beside others it is that of the others, whose tabs lead to each way. */
export function listAfterQuote(saved: Pick<Saved, 'quote_id' | 'next'>): string {
  const { quote_id: id, next } = saved;
  if (next.kind === 'split-plans') return paths.results('family', id);
  return next.kind === 'results' ? paths.results(next.block, id) : pageAfterQuote(saved);
}
