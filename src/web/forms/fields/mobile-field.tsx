import { useContext } from 'react';
import { normaliseMobile } from '#domain/identity/mobile.ts';
import { useText } from '#web/browser/text.tsx';
import { textOf, type WireFieldProps } from '../field-props.ts';
import { ReadsBack } from '../reads-back.ts';
import { TextField } from './text-field.tsx';

const group = 5;

/** In two groups of five, as a number is said on the phone. */
function inGroups(text: string): string {
  const digits = normaliseMobile(text);
  return digits.length > group ? `${digits.slice(0, group)} ${digits.slice(group)}` : digits;
}

/** A mobile number: in one version of the test it is read back, so that a wrong digit is seen. */
export function MobileField(props: WireFieldProps) {
  const t = useText();
  const readsBack = useContext(ReadsBack);
  const text = readsBack ? inGroups(textOf(props.value)) : '';
  return <TextField {...props} hint={text === '' ? props.hint : t('form.mobile.typed', { number: text })} />;
}
