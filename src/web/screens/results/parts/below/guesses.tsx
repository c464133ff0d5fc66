import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { mayBear } from '#web/plan-parts/people/members.ts';
import { useLaterAnswers } from '#web/plan-parts/use-later-answers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
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
    <li>
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
    </li>
  );
}

/** What we assumed, each with one press to change it. */
export function Guesses() {
  const t = useText();
  const { data } = useResultsModel();
  const { members, city } = data.uidata;
  const spouse = members.find(({ id }) => id === 'spouse');
  return (
    <section className={css.guess} aria-labelledby="guess">
      <h2 id="guess">{t('list.guess')}</h2>
      <ul>
        {mayBear(members) && data.mayShowScores && <BirthGuess />}
        {spouse?.gender && (
          <li>
            <p>
              <span>{t(`list.guess.spouse.${spouse.gender}`)}</span>
              <small>{t('list.guess.spouse.note')}</small>
            </p>
            <ButtonLink kind="quiet" href={paths.chooseMember()}>
              {t('list.guess.change')}
            </ButtonLink>
          </li>
        )}
        <li>
          <p>
            <span>{t('list.guess.place', { city: city.name })}</span>
            <small>{t('list.guess.place.note', { pincode: city.id })}</small>
          </p>
          <ButtonLink kind="quiet" href={paths.familyDetail()}>
            {t('list.guess.change')} <span className="sr">{city.name}</span>
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
