import type { ReactNode } from 'react';
import { normaliseName } from '#domain/identity/name/name.ts';
import { useText } from '#web/browser/text.tsx';
import { textOf, type WireFieldProps } from '../field-props.ts';
import { TextField } from './text-field.tsx';

/** A name: where it is printed otherwise than it is typed ("D'Souza"), that is said while it is typed. */
export function NameField(props: WireFieldProps): ReactNode {
  const t = useText();
  const typed = textOf(props.value).trim();
  const printed = normaliseName(typed);
  const isOther = printed !== '' && printed !== typed.replace(/\s+/g, ' ');
  return <TextField {...props} hint={isOther ? t('form.name.printed', { name: printed }) : props.hint} />;
}
