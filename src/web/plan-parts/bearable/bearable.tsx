import type { MouseEvent } from 'react';
import { csrfField } from '#contract/call/encoding.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { type Bearable as BearableAmount, bearableChoices } from '#domain/judge/bearable.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { takenPlainly } from '#web/browser/early.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { useLaterAnswers } from '#web/plan-parts/use-later-answers.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Assumption } from './assumption.tsx';
import css from './bearable.module.css';
import { type BearableForm, refusalOf } from './bearable-form.ts';

type BearableProps = {
  readonly quoteId: string;
  readonly bearable: WireBlock['bearable'];
  readonly form: BearableForm;
  /** The page that it stands on, whose figures go by the answer. */
  readonly action: string;
};

/** One question with a guess in place of its answer, until one of five is pressed. Works as a plain form too. */
export function Bearable(props: BearableProps) {
  const t = useText();
  const { pending, isBusy, failure, change } = useLaterAnswers(props.quoteId);
  const pressed = pending.bearable;
  const now = pressed === undefined ? props.bearable : { amount: pressed, is_guess: false };
  const refusal = failure?.message ?? (isBusy ? null : refusalOf(props.form, 'amount'));
  const press = (event: MouseEvent, amount: BearableAmount) => {
    event.preventDefault();
    if (!isBusy) change({ bearable: amount });
  };
  return (
    <Assumption
      name={<RichText id="assume.bearable.chip" values={{ amount: coverText(t, now.amount) }} />}
      note={t(now.is_guess ? 'assume.bearable.guess' : 'assume.bearable.said')}
      isAnswered={!now.is_guess}
      open={refusal !== null}
    >
      <form
        className={css.bearable}
        method="post"
        action={props.action}
        aria-busy={isBusy || undefined}
        {...{ [takenPlainly]: '' }}
      >
        <input type="hidden" name={csrfField} value={props.form.token ?? ''} />
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
        {refusal !== null && (
          <Notice tone="bad" role="alert">
            {refusal}
          </Notice>
        )}
      </form>
    </Assumption>
  );
}
