import { Fragment } from 'react';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import { isFilled } from '#domain/proposal/form/merge.ts';
import { usePageWords, useText } from '#web/browser/text.tsx';
import { type AnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { useAnswerText } from '#web/forms/answer-text.ts';
import { TickField } from '#web/forms/fields/tick-field.tsx';
import { blankOf, type Refusals } from '#web/forms/form-values.ts';
import { WireFieldSlot } from '#web/forms/wire-field.tsx';
import { useVisible } from '#web/forms/wire-form.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from './by-question.module.css';
import type { PersonQuestion, Question } from './questions.ts';
import type { ByQuestion } from './use-by-question.ts';

type FormParts = {
  readonly byQuestion: ByQuestion;
  readonly sheet: AnswerSheet;
  readonly refusals: Refusals;
  /** Names of the fields that show with the answers given so far. */
  readonly visible: ReadonlySet<string>;
  /** "Rohan Sharma (husband)". */
  readonly nameOf: (key: string) => string;
  /** "Rohan", where that is enough to tell people apart. */
  readonly shortOf: (key: string) => string;
};

type DetailProps = FormParts & { readonly field: WireField };

/** A list that the quote has filled in is read first, and opens for whoever wants it otherwise. */
function Detail({ field, sheet, refusals }: DetailProps) {
  const t = useText();
  const answerText = useAnswerText();
  const { name, kind, prefilledFrom } = field;
  const answer = useSheet(sheet, (answers) => answers[name]) ?? blankOf(field);
  const refusal = refusals[name];
  const slot = (
    <WireFieldSlot field={field} sheet={sheet} refusal={refusal} suggested={undefined} note={undefined} />
  );
  if (kind !== 'checkboxes' || prefilledFrom !== 'quote') return slot;
  return (
    <div>
      <p className="strong">{answerText(field, answer)}</p>
      {sheet.isAsCame(name) && <p className="small muted">{t('form.by-question.from-quote')}</p>}
      <Disclosure summary={t('form.by-question.change')} open={refusal !== undefined}>
        {slot}
      </Disclosure>
    </div>
  );
}

type PersonProps = FormParts & { readonly person: PersonQuestion };

/** What is asked of somebody who is named, under the question. */
function Details({ person: { member, followers }, ...parts }: PersonProps) {
  const fields = followers.filter(({ name }) => parts.visible.has(name));
  if (fields.length === 0) return null;
  return (
    <section
      className={`stack-3 ${css.details}`}
      aria-label={member === undefined ? undefined : parts.nameOf(member)}
    >
      {member !== undefined && <p className="strong">{parts.shortOf(member)}</p>}
      {fields.map((field) => (
        <Detail key={field.name} {...parts} field={field} />
      ))}
    </section>
  );
}

type ChipProps = PersonProps & { readonly errorId: string | undefined };

function Chip({ person: { field, member }, byQuestion, sheet, shortOf, errorId }: ChipProps) {
  const t = useText();
  const { name } = field;
  const isYes = useSheet(sheet, (answers) => answers[name] === 'yes');
  return (
    <label className={css.chip}>
      <input
        className="over-label"
        type="checkbox"
        id={name}
        name={name}
        value="yes"
        checked={isYes}
        aria-describedby={errorId}
        aria-invalid={errorId ? true : undefined}
        onChange={(event) => byQuestion.mark(name, event.currentTarget.checked)}
      />
      <Icon name="check" size={16} />
      <span>{member === undefined ? t('form.yes-no.yes') : shortOf(member)}</span>
    </label>
  );
}

type QuestionProps = FormParts & { readonly question: Question };

/**
 * One question with the people below it. A press on a name is a Yes, and what is asked then opens below; where the
 * answer is another, everybody has a field by name.
 */
function QuestionPart({ question, ...parts }: QuestionProps) {
  const { sheet, refusals, shortOf } = parts;
  const { locale } = usePageWords();
  const { id, label, hint, kind, people } = question;
  const errorOf = ({ field: { name } }: PersonQuestion) => {
    const refusal = refusals[name];
    const isStill = refusal?.answer === sheet.all()[name] && refusal?.locale === locale;
    return isStill ? refusal?.message : undefined;
  };
  useSheet(sheet, () => people.map((person) => errorOf(person)).join());
  const isYesNo = kind === 'yes-no';
  const errors = people.flatMap((person) => {
    const message = isYesNo ? errorOf(person) : undefined;
    if (message === undefined) return [];
    return person.member === undefined ? message : `${shortOf(person.member)}: ${message}`;
  });
  const byName = ({ field, member }: PersonQuestion) =>
    member === undefined ? field : { ...field, label: shortOf(member), hint: null };
  return (
    <FieldSet id={id} label={label} hint={hint ?? undefined} error={errors.join(' ') || undefined}>
      {isYesNo && (
        <div className="row">
          {people.map((person) => (
            <Chip
              key={person.field.name}
              {...parts}
              person={person}
              errorId={errorOf(person) && `${id}-error`}
            />
          ))}
        </div>
      )}
      {people.map((person) => (
        <Fragment key={person.field.name}>
          {!isYesNo && <Detail {...parts} field={byName(person)} />}
          <Details {...parts} person={person} />
        </Fragment>
      ))}
    </FieldSet>
  );
}

type ByQuestionProps = Omit<FormParts, 'visible'> & { readonly form: WireForm };

/** A form on health or habits: each question once with the people below it, then one declaration for the rest. */
export function ByQuestionPart({ form, ...props }: ByQuestionProps) {
  const t = useText();
  const { sheet, refusals, byQuestion } = props;
  const visible = useVisible(form, sheet);
  const { questions, declaration, isDeclared, pressed, yes, no, declare } = byQuestion;
  return (
    <div className="stack-5">
      <div className={css.questions}>
        {questions.map((question) => {
          const { id, kind, people } = question;
          // A box that puts the quote right is of use once the form was found to say something else.
          const isOpen =
            kind !== 'tick' ||
            Object.values(refusals).some(({ answer = '' }) => isFilled(answer)) ||
            people.some(({ field }) => sheet.all()[field.name] === true);
          return isOpen && <QuestionPart key={id} {...props} visible={visible} question={question} />;
        })}
      </div>
      <div className={`framed ${css.declaration}`}>
        <TickField
          field={declaration}
          value={isDeclared}
          onAnswer={(isTicked) => declare(isTicked === true)}
          hint={declaration.hint ?? undefined}
          error={pressed > 0 && !isDeclared ? t('form.by-question.open') : undefined}
        />
        <p role="status">
          {isDeclared && <span className="strong">{t('form.by-question.counted', { yes, no })}</span>}
        </p>
      </div>
    </div>
  );
}
