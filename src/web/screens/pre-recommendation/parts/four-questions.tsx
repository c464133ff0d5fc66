import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { WireOption, WireQuestion } from '#contract/quote/importance/other-answers.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import { classes } from '#web/ui/classes.ts';
import { optionName, outcomeLines, whose } from '../four.ts';
import type { Checklist } from '../model.ts';
import css from './four-questions.module.css';

const AnotherHospital = lazy(() =>
  loadChunk('pre-recommendation/another-hospital', () => import('./another-hospital.tsx')).then(
    ({ AnotherHospital: view }) => ({ default: view }),
  ),
);

type FourProps = { readonly list: Checklist };
type QuestionProps = FourProps & { readonly question: WireQuestion };

function Option({ list, question, option }: QuestionProps & { readonly option: WireOption }) {
  const t = useText();
  const state = list.stateOf(option);
  const word = optionName(t, option);
  return (
    <label className={classes(state === 'answer' && css.on, state === 'guess' && css.guess)}>
      <input
        className="over-label"
        type="radio"
        name={`four-${question.kind}`}
        checked={state === 'answer'}
        onChange={() => list.answer(option)}
        aria-label={state === 'guess' ? t('check.guess.ring', { word }) : undefined}
      />
      <span>{word}</span>
      {state === 'guess' && <small>{t('check.guess.short')}</small>}
      {option.kind === 'hospital' && <small>{t(`check.settled.${option.settlement}`)}</small>}
    </label>
  );
}

function Lines({ list, question }: QuestionProps) {
  const t = useText();
  return outcomeLines(t, list.four, question).map(({ answers, text, more }) => (
    <div key={answers} className={css.line}>
      <p>
        <RichText id="check.line" values={{ answers, text }} />
      </p>
      {more !== undefined && (
        <p className={css.figure}>
          {more !== 0 && <b>{formatRupees(rupees(Math.abs(more)))}</b>}
          <small>{t(more > 0 ? 'check.more' : more < 0 ? 'check.less' : 'check.same')}</small>
        </p>
      )}
    </div>
  ));
}

/** The nearest are answers of the question; every other one near is a search away. */
function OtherHospitals({ list, onName }: FourProps & { readonly onName: () => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onName();
  };
  return (
    <>
      <button
        type="button"
        className={`link-like only-scripted ${css.back}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('assume.hospital.another')}
      </button>
      {open && (
        <Suspense>
          <AnotherHospital list={list} onName={close} />
        </Suspense>
      )}
    </>
  );
}

function Question({ list, question }: QuestionProps) {
  const t = useText();
  const title = useId();
  const { kind, blocks, options } = question;
  const { people, city } = list.four;
  const keys = blocks.flatMap((block) => people[block] ?? []);
  const who = whose(t, keys);
  const about = who.charAt(0).toUpperCase() + who.slice(1);
  const answer = kind === 'bearable' ? undefined : options.find((one) => list.stateOf(one) === 'answer');
  const box = useRef<HTMLFieldSetElement>(null);
  // What is pressed goes with its press, so focus stays with the question.
  const keepFocus = () => box.current?.querySelector('input')?.focus();
  const takeBack = () => {
    keepFocus();
    if (answer) list.takeBack(answer);
  };
  return (
    <fieldset ref={box} className={css.question} aria-labelledby={title}>
      <legend id={title}>{t(`check.q.${kind}`)}</legend>
      <p className={css.about}>
        {kind === 'hospital' ? t('check.q.place', { who: about, city: city.name, pincode: city.id }) : about}
      </p>
      <div className={classes(css.row, kind === 'hospital' && css.names)}>
        {options.map((option) => (
          <Option key={optionName(t, option)} list={list} question={question} option={option} />
        ))}
      </div>
      {answer && (
        <button
          type="button"
          className={`link-like ${css.back}`}
          onClick={takeBack}
          aria-label={t('check.back.of', { question: t(`check.q.${kind}`) })}
        >
          {t('check.back.one')}
        </button>
      )}
      {kind === 'hospital' && <OtherHospitals list={list} onName={keepFocus} />}
      <Lines list={list} question={question} />
    </fieldset>
  );
}

/** The questions whose answers move the plans of now, each with what another answer would cost. */
export function FourQuestions({ list }: FourProps) {
  const t = useText();
  const { questions } = list.four;
  return (
    <div className={css.questions} aria-busy={list.isWaiting || undefined}>
      {questions.map((question) => (
        <Question key={question.kind} list={list} question={question} />
      ))}
      {questions.length > 0 && <p className="muted small">{t('check.allin')}</p>}
    </div>
  );
}
