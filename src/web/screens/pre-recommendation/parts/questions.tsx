import { type MouseEvent, useId } from 'react';
import { type Importance, importances, type ScoreItem } from '#domain/cover/features.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import { type Checklist, whyGuessed } from '../model.ts';
import { lowestOf } from '../order.ts';
import css from './questions.module.css';

type QuestionProps = { readonly list: Checklist; readonly item: ScoreItem };

/** Rupees a year below which a figure would say more than we know. */
const leastGain = 100;

const money = (amount: number) => formatRupees(rupees(amount));

/**
 * What the answer decides: the cheapest plans with and without it, and what the two leave to pay in a bad year where the one
 * with it leaves less. Where it leaves more, something else in the two plans does that, and not the answer.
 */
function decides(t: Translate, { order }: Checklist, item: ScoreItem): readonly string[] {
  const { having, without } = lowestOf(order.plans, item);
  if (having === undefined) return [t('check.cost.none')];
  const price = money(having.premium);
  if (without === undefined || having.premium <= without.premium)
    return [t('check.cost.free', { price }), ...hardlyCounts(t, order, item)];
  const costs = { having: money(having.badYear), without: money(without.badYear), year: order.shownYear };
  const isLess = 0 < having.badYear && having.badYear < without.badYear;
  return [
    t('check.cost', { price, without: money(without.premium) }),
    ...(isLess ? [t('check.years', costs)] : []),
    ...hardlyCounts(t, order, item),
  ];
}

/** Larger ones are weighed, and from the poorest there can be: as rupees they would promise what no plan here saves. */
function hardlyCounts(t: Translate, { worth }: Checklist['order'], item: ScoreItem): readonly string[] {
  const amount = worth[item] ?? 0;
  return amount > 0 && amount < leastGain ? [t('check.worth.little', { amount: money(leastGain) })] : [];
}

function Answer({ list, item, importance }: QuestionProps & { readonly importance: Importance }) {
  const t = useText();
  const statedImportance = list.answers[item];
  const isOn = statedImportance === importance;
  const isGuess = statedImportance === undefined && list.order.importance[item] === importance;
  const word = t(`check.${importance}`);
  return (
    <label className={classes(isOn && css.on, isGuess && css.guess)}>
      <input
        className="over-label"
        type="radio"
        name={item}
        checked={isOn}
        onChange={() => list.say(item, importance)}
        aria-label={isGuess ? t('check.guess.ring', { word }) : undefined}
      />
      <span>{word}</span>
    </label>
  );
}

function Question({ list, item }: QuestionProps) {
  const t = useText();
  const title = useId();
  const hasAnswer = list.answers[item] !== undefined;
  const why = whyGuessed(list.order, item);
  // The button goes with the answer, so focus stays with the question.
  const takeBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    list.say(item, undefined);
  };
  return (
    <fieldset className={css.question} aria-labelledby={title}>
      <legend>
        <span className={css.title} id={title}>
          {t(`check.${item}`)}
        </span>
      </legend>
      <p>
        <span>{t(`check.${item}.hint`)}</span> <span>{decides(t, list, item).join(' ')}</span>
      </p>
      <div className={css.answer}>
        <div className={css.three}>
          {importances.map((importance) => (
            <Answer key={importance} list={list} item={item} importance={importance} />
          ))}
        </div>
        {hasAnswer ? (
          <button
            type="button"
            className={`link-like ${css.again}`}
            onClick={takeBack}
            aria-label={t('check.guess.again.of', { item: t(`demand.${item}`) })}
          >
            {t('check.guess.again')}
          </button>
        ) : (
          <span className={css.guessed}>{t(why ? `check.guess.${why}` : 'check.guess')}</span>
        )}
      </div>
    </fieldset>
  );
}

/** It asks one question a feature: answered ones are solid, our guess is dashed with its cause. */
export function Questions({ list }: { readonly list: Checklist }) {
  return (
    <div className={css.questions}>
      {list.order.items.map((item) => (
        <Question key={item} list={list} item={item} />
      ))}
    </div>
  );
}
