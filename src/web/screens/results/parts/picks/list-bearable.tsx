import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Bearable } from '#web/plan-parts/bearable/bearable.tsx';
import { searchOf } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { resultsPage } from '../../page.ts';

/** What the order of this list assumes that these people can bear. */
export function Part() {
  const { bearableForm } = useLoaded(resultsPage);
  const { data } = useResultsModel();
  const { options } = useControls();
  const { block, quoteId, bearable } = data;
  const action = paths.results(block, quoteId, searchOf(options));
  return <Bearable quoteId={quoteId} bearable={bearable} form={bearableForm} action={action} />;
}
