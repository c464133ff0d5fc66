import { type InputHTMLAttributes, useId } from 'react';
import type { FieldKind } from '#domain/proposal/form/fields.ts';
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

const looks: Readonly<Partial<Record<FieldKind, Look>>> = {
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

/** Everything that is typed into one line. */
export function TextField(props: WireFieldProps) {
  const { field, value, onAnswer, suggested = [] } = props;
  const listId = useId();
  const { input, ...look } = looks[kindOf(field)] ?? {};
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
