import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Bearable } from '#web/plan-parts/bearable/bearable.tsx';
import { searchOf } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { resultsPage } from '../../page.ts';
import { HospitalQuestion } from './hospital-question.tsx';

/** Two questions, each a chip that opens in place. */
export function Part() {
  const { bearableForm } = useLoaded(resultsPage);
  const { data } = useResultsModel();
  const { options } = useControls();
  const { block, quoteId, bearable } = data;
  const action = paths.results(block, quoteId, searchOf(options));
  return (
    <>
      {data.mayShowScores && (
        <Bearable quoteId={quoteId} bearable={bearable} form={bearableForm} action={action} />
      )}
      <HospitalQuestion />
    </>
  );
}
