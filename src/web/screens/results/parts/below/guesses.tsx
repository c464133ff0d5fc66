import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { mayBear } from '#web/plan-parts/people/members.ts';
import { useLaterAnswers } from '#web/plan-parts/use-later-answers.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useResultsModel } from '../../model.ts';
import css from './guesses.module.css';

/** A birth counts only when somebody says that it matters. */
function BirthGuess() {
  const t = useText();
  const { data } = useResultsModel();
  const { change, pending, isBusy, failure } = useLaterAnswers(data.quoteId);
  const statedImportance = pending.importance?.maternity_cover ?? data.importance.maternity_cover;
  const note = statedImportance === undefined ? 'open' : statedImportance === 'HIGH' ? 'yes' : 'no';
  const question = t('list.guess.birth');
  return (
    <div className={css.question}>
      <p>
        <span>{question}</span>
        <small>{t(`list.guess.birth.${note}`)}</small>
      </p>
      <fieldset className={css.pair} aria-label={question} aria-busy={isBusy || undefined}>
        {(['HIGH', 'LOW'] as const).map((importance) => (
          <button
            key={importance}
            type="button"
            aria-pressed={statedImportance === importance}
            className={classes(statedImportance === importance && css.on)}
            onClick={() => change({ importance: { maternity_cover: importance } })}
          >
            {t(importance === 'HIGH' ? 'list.yes' : 'list.no')}
          </button>
        ))}
      </fieldset>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.message}
        </Notice>
      )}
    </div>
  );
}

/** What we assumed of these people: one question, and chips that open into what changes them. */
export function Guesses({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { data } = useResultsModel();
  return (
    <section className={css.guess} aria-labelledby="guess">
      <h2 id="guess">{t('list.guess')}</h2>
      {mayBear(data.uidata.members) && data.mayShowScores && <BirthGuess />}
      <div className={css.chips}>{children}</div>
    </section>
  );
}
