import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Bearable } from '#web/plan-parts/bearable/bearable.tsx';
import { searchOf } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { resultsPage } from '../../page.ts';
import { Guesses } from '../below/guesses.tsx';
import { HospitalQuestion } from './hospital-question.tsx';
import { PlaceGuess, SpouseGuess } from './people-guesses.tsx';

/** What was guessed of these people, and what they could say, each a chip that opens in place. */
export function Part() {
  const { bearableForm } = useLoaded(resultsPage);
  const { data } = useResultsModel();
  const { options } = useControls();
  const { block, quoteId, bearable } = data;
  const spouse = data.uidata.members.find(({ id }) => id === 'spouse');
  const action = paths.results(block, quoteId, searchOf(options));
  return (
    <Guesses>
      {data.mayShowScores && (
        <Bearable quoteId={quoteId} bearable={bearable} form={bearableForm} action={action} />
      )}
      <HospitalQuestion />
      {spouse?.gender && <SpouseGuess gender={spouse.gender} />}
      <PlaceGuess />
    </Guesses>
  );
}
