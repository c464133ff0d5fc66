import { type InputHTMLAttributes, useId } from 'react';
import { normaliseName } from '#domain/identity/name/name.ts';
import { isNoName, withoutTitle } from '#domain/identity/name/stray-words.ts';
import { feetAndInchesOf, isHeight } from '#domain/person/body.ts';
import type { FieldKind } from '#domain/proposal/form/fields.ts';
import { useText } from '#web/browser/text.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type InputWidth, TextInput } from '#web/ui/text-input.tsx';
import { kindOf } from '../field-kinds.ts';
import { textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

type Look = {
  readonly width?: InputWidth;
  readonly prefix?: string;
  readonly upper?: boolean;
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'width' | 'prefix'>;
};

const exact = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;
const digits = { inputMode: 'numeric' } as const;

/** The kinds that are drawn by something else than one line to type in. */
type OwnDrawing =
  | 'long-text'
  | 'date-of-birth'
  | 'date'
  | 'month'
  | 'gender'
  | 'height'
  | 'choice'
  | 'radio'
  | 'yes-no'
  | 'checkboxes'
  | 'tick';

const looks: Readonly<Record<Exclude<FieldKind, OwnDrawing>, Look>> = {
  text: {},
  name: { input: { autoCapitalize: 'words', spellCheck: false } },
  // Browsers change or refuse addresses in other letters than those of English under the type that is called
  // so.
  email: { input: { inputMode: 'email', spellCheck: false, autoCapitalize: 'none' } },
  mobile: { width: 'medium', prefix: '+91', input: { type: 'tel', inputMode: 'tel' } },
  pan: { upper: true, input: exact },
  ifsc: { upper: true, input: exact },
  'account-number': { width: 'medium', input: { ...digits, autoComplete: 'off' } },
  pincode: { width: 'short', input: digits },
  number: { width: 'tiny', input: digits },
  weight: { width: 'tiny', input: { inputMode: 'decimal' } },
  amount: { width: 'short', prefix: '₹', input: digits },
};

const lookOf: Readonly<Partial<Record<FieldKind, Look>>> = looks;

/** Everything that is typed into one line. */
export function TextField(props: WireFieldProps) {
  const { field, value, onAnswer, suggested = [] } = props;
  const listId = useId();
  const { input, ...look } = lookOf[kindOf(field)] ?? {};
  return (
    <>
      <TextInput
        {...wordsOf(props)}
        {...look}
        {...input}
        name={field.name}
        value={textOf(value)}
        {...(suggested.length > 0 && { list: listId })}
        {...(field.autocomplete !== null && { autoComplete: field.autocomplete })}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
      {suggested.length > 0 && (
        <datalist id={listId}>
          {suggested.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Centimetres; the same in feet and inches stands in the hint as soon as it is a height. */
export function HeightField(props: WireFieldProps) {
  const t = useText();
  const { field, value, onAnswer } = props;
  const input = textOf(value);
  const centimetres = Number(input);
  const inFeet =
    input.trim() !== '' && isHeight(centimetres)
      ? t('form.height.feet', { centimetres: input.trim(), ...feetAndInchesOf(centimetres) })
      : undefined;
  return (
    <TextInput
      {...wordsOf(props)}
      hint={inFeet ?? props.hint}
      name={field.name}
      width="tiny"
      inputMode="decimal"
      value={input}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}

/** A name: where it is printed otherwise than it is typed ("D'Souza"), or is none ("NA"), that is said while it is typed. */
export function NameField(props: WireFieldProps) {
  const t = useText();
  const input = textOf(props.value).trim();
  const bare = withoutTitle(input);
  const printed = normaliseName(bare);
  const isOther = printed !== '' && printed !== bare.replace(/\s+/g, ' ');
  const hint = () => {
    if (isNoName(input)) return t('form.name.none');
    if (isOther) return t('form.name.printed', { name: printed });
    return bare === input ? props.hint : t('form.name.title', { name: printed });
  };
  return <TextField {...props} hint={hint()} />;
}

export function LongTextField(props: WireFieldProps) {
  const { field, value, onAnswer } = props;
  return (
    <TextArea
      {...wordsOf(props)}
      name={field.name}
      value={textOf(value)}
      maxLength={2000}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}
