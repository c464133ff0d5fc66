import type { MouseEvent } from 'react';
import { csrfField } from '#contract/call/encoding.ts';
import { type Bearable, bearableChoices } from '#domain/judge/bearable.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { takenPlainly } from '#web/browser/early.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { useLaterAnswers } from '#web/plan-parts/use-later-answers.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { searchOf } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { resultsPage } from '../../page.ts';
import css from './bearable.module.css';

/** One question with a guess in place of its answer, until one of five is pressed. Works as a plain form too. */
export function Part() {
  const t = useText();
  const { token } = useLoaded(resultsPage);
  const { data } = useResultsModel();
  const { options } = useControls();
  const { pending, isBusy, failure, change } = useLaterAnswers(data.quoteId);
  const { bearable: pressed } = pending;
  const now = pressed === undefined ? data.bearable : { amount: pressed, is_guess: false };
  const press = (event: MouseEvent, amount: Bearable) => {
    event.preventDefault();
    if (!isBusy) change({ bearable: amount });
  };
  return (
    <details className={classes(css.bearable, !now.is_guess && css.said)}>
      <summary className={css.chip}>
        <span>
          <RichText id="assume.bearable.chip" values={{ amount: coverText(t, now.amount) }} />
          <span> </span>
          <small>{t(now.is_guess ? 'assume.bearable.guess' : 'assume.bearable.said')}</small>
        </span>
      </summary>
      <form
        method="post"
        action={paths.results(data.block, data.quoteId, searchOf(options))}
        aria-busy={isBusy || undefined}
        {...{ [takenPlainly]: '' }}
      >
        <input type="hidden" name={csrfField} value={token ?? ''} />
        <fieldset>
          <legend>{t('assume.bearable')}</legend>
          <div className={css.row}>
            {bearableChoices.map((amount) => (
              <button
                key={amount}
                type="submit"
                name="amount"
                value={amount}
                aria-pressed={!now.is_guess && amount === now.amount}
                className={classes(amount === now.amount && (now.is_guess ? css.guess : css.on))}
                onClick={(event) => press(event, amount)}
              >
                <b>{coverText(t, amount)}</b>
                {now.is_guess && amount === now.amount && <small>{t('assume.bearable.guess')}</small>}
              </button>
            ))}
          </div>
        </fieldset>
        <p className="muted small">
          {t('assume.bearable.then', { times: 1 + scoringMethod.allIn.borrowed })}
        </p>
        {failure && (
          <Notice tone="bad" role="alert">
            {failure.message}
          </Notice>
        )}
      </form>
    </details>
  );
}
