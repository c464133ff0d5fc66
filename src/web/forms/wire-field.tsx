import { type ComponentType, memo, useCallback } from 'react';
import type { WireField } from '#contract/proposal/shapes.ts';
import type { Answer, FieldKind } from '#domain/proposal/form/fields.ts';
import { useSite } from '#web/browser/site.tsx';
import { usePageWords, useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type AnswerSheet, useSheet } from './answer-sheet.ts';
import { useAnswerText } from './answer-text.ts';
import { kindOf } from './field-kinds.ts';
import { type FieldNote, type WireFieldProps, wordsOf } from './field-props.ts';
import { CheckboxesField } from './fields/checkboxes-field.tsx';
import { ChoiceField, PairField, RadioField } from './fields/choice-field.tsx';
import { DateField, MonthField } from './fields/date-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { MobileField } from './fields/mobile-field.tsx';
import { HeightField, LongTextField, NameField, TextField } from './fields/text-field.tsx';
import { TickField } from './fields/tick-field.tsx';
import { blankOf, type Refusal } from './form-values.ts';
import { remainingError } from './remaining-error.ts';
import css from './wire-field.module.css';

/** How each kind is drawn; a new kind does not compile until it has its place. */
const drawings: Readonly<Record<FieldKind, ComponentType<WireFieldProps>>> = {
  name: NameField,
  text: TextField,
  'long-text': LongTextField,
  'date-of-birth': DateField,
  date: DateField,
  month: MonthField,
  gender: PairField,
  mobile: MobileField,
  email: EmailField,
  pan: TextField,
  pincode: TextField,
  ifsc: TextField,
  'account-number': TextField,
  height: HeightField,
  weight: TextField,
  number: TextField,
  amount: TextField,
  choice: ChoiceField,
  radio: RadioField,
  'yes-no': PairField,
  checkboxes: CheckboxesField,
  tick: TickField,
};

const origins = {
  quote: 'form.from.quote',
  proposer: 'form.from.proposer',
  pincode: 'form.from.pincode',
  kyc: 'form.from.kyc',
} as const;

function useHint(field: WireField, isUntouched: boolean, isSuggested: boolean): string | undefined {
  const t = useText();
  if (isSuggested) return t('form.suggested');
  const from = field.prefilledFrom;
  const origin =
    isUntouched && from !== null && from in origins
      ? // `in` has just found the key; the compiler does not narrow by it.
        t(origins[from as keyof typeof origins])
      : undefined;
  if (field.hint === null || (field.readOnly && origin)) return origin;
  if (!origin || from === 'pincode') return field.hint;
  return t('form.from.joined', { hint: field.hint.replace(/[.।]$/, ''), origin });
}

function FixedField(props: WireFieldProps) {
  const answerText = useAnswerText();
  return (
    <TextInput {...wordsOf(props)} optional={false} readOnly value={answerText(props.field, props.value)} />
  );
}

/** Below its field, where the next one does not move away when it comes. */
function Note({ note }: { readonly note: FieldNote | null }) {
  return (
    <div role="status" className={css.note}>
      {note?.isTrouble && (
        <Notice tone="bad" small>
          {note.words}
        </Notice>
      )}
      {note && !note.isTrouble && <p className="small muted">{note.words}</p>}
    </div>
  );
}

type WireFieldSlotProps = {
  readonly field: WireField;
  readonly sheet: AnswerSheet;
  readonly refusal: Refusal | undefined;
  readonly suggested: WireFieldProps['suggested'];
  readonly note: FieldNote | null | undefined;
};

/** One field of the form: drawn anew only when it changes itself. A refusal goes as soon as the answer is right. */
export const WireFieldSlot = memo(function WireFieldSlot({
  field,
  sheet,
  refusal,
  suggested,
  note,
}: WireFieldSlotProps) {
  const { t, locale } = usePageWords();
  const { pricesAsOf: today } = useSite();
  const value = useSheet(sheet, (answers) => answers[field.name]) ?? blankOf(field);
  const hint = useHint(field, sheet.isAsCame(field.name), suggested !== undefined);
  const onAnswer = useCallback((answer: Answer) => sheet.set(field.name, answer), [sheet, field.name]);
  const error = remainingError({ field, value, refusal, locale, today }, t);
  const Drawing = field.readOnly ? FixedField : drawings[kindOf(field)];
  return (
    <>
      <Drawing
        field={field}
        value={value}
        onAnswer={onAnswer}
        hint={hint}
        error={error}
        suggested={suggested}
      />
      {/* A refusal of the answer says the same, and more. */}
      {note !== undefined && <Note note={error === undefined ? note : null} />}
      {field.person && <AskPerson topic={field.person.topic} lead={field.person.text} />}
    </>
  );
});
