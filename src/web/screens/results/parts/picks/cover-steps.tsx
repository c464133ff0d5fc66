import { formatRupees, rupees } from '#domain/money.ts';
import { defaultSumInsured, stepsAround } from '#domain/quote/sum-insured.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { classes } from '#web/ui/classes.ts';
import type { ResultsData } from '../../answer.ts';
import { withCover } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import css from './cover-steps.module.css';

/** As they will stand for the cover that was pressed, at once: with its answer no cell moves any more. */
function stepsFor({ askedCover, covers }: ResultsData, chosen: number): ResultsData['covers'] {
  if (chosen === askedCover) return covers;
  return stepsAround(rupees(chosen)).map(
    (amount) => covers.find((step) => step.sum_assured === amount) ?? { sum_assured: amount, from: null },
  );
}

/** Four covers, each with the lowest sound price of these people. */
export function CoverSteps() {
  const t = useText();
  const { data } = useResultsModel();
  const { wish, change } = useControls();
  const { askedCover, uidata } = data;
  const chosen = wish.filters.sumInsured ?? uidata.sum_assured;
  const covers = stepsFor(data, chosen);
  const isGuess = wish.filters.sumInsured === undefined && askedCover === defaultSumInsured;
  // No super top-up is sound by itself: a refill is what lies below it to give.
  const isPriced = data.covers.some(({ from }) => from !== null);
  const noPrice = chosen === askedCover ? t('list.covers.none') : '…';
  return (
    <fieldset className={css.covers} id="covers">
      <legend>
        <span>
          <RichText id={isPriced ? 'list.covers' : 'list.covers.bare'} />
        </span>
        {isGuess && (
          <span className={css.guessed}>{t('list.covers.guess', { cover: coverText(t, askedCover) })}</span>
        )}
      </legend>
      <div className={css.row}>
        {covers.map(({ sum_assured: amount, from }) => (
          <label key={amount} className={classes(amount === chosen && css.on)}>
            <input
              type="radio"
              name="cover-step"
              checked={amount === chosen}
              onChange={() => change((now) => withCover(now, amount, uidata.sum_assured))}
            />
            <b>{coverText(t, amount)}</b>
            {isPriced && <small>{from === null ? noPrice : formatRupees(rupees(from))}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
