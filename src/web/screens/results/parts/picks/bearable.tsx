import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { csrfField } from '#contract/call/encoding.ts';
import type { WireFailure } from '#contract/call/shapes.ts';
import { type Bearable, bearableChoices } from '#domain/judge/bearable.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { takenPlainly } from '#web/browser/early.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { changeDraft } from '#web/browser/storage/draft.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { searchOf } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { resultsPage } from '../../page.ts';
import { forgetLists } from '../../use-list.ts';
import css from './bearable.module.css';

function useBearable() {
  const api = useApi();
  const router = useRouter();
  const { data } = useResultsModel();
  const [pressed, setPressed] = useState<Bearable>();
  const [failure, setFailure] = useState<WireFailure>();
  const choose = async (amount: Bearable) => {
    setPressed(amount);
    setFailure(undefined);
    const body = { amount: String(amount) };
    const answer = await api.call('changeBearable', { params: { quote_id: data.quoteId }, body });
    if (answer.ok) {
      changeDraft((draft) => ({ ...draft, bearable: amount }));
      forgetLists();
      // Whatever page of this quote was loaded goes by the answer before.
      await router.invalidate();
    } else {
      setFailure(answer.failure);
    }
    setPressed(undefined);
  };
  const now = pressed === undefined ? data.bearable : { amount: pressed, is_guess: false };
  return { now, isBusy: pressed !== undefined, failure, choose };
}

/** One question with a guess in place of its answer, until one of five is pressed. Works as a plain form too. */
export function Part() {
  const t = useText();
  const { token } = useLoaded(resultsPage);
  const { data } = useResultsModel();
  const { options } = useControls();
  const { now, isBusy, failure, choose } = useBearable();
  const press = (event: MouseEvent, amount: Bearable) => {
    event.preventDefault();
    if (!isBusy) void choose(amount);
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
