import { normaliseName } from '#domain/identity/name/name.ts';
import { isNoName, withoutTitle } from '#domain/identity/name/stray-words.ts';
import { useText } from '#web/browser/text.tsx';
import { textOf, type WireFieldProps } from '../field-props.ts';
import { TextField } from './text-field.tsx';

/** A name: where it is printed otherwise than it is typed ("D'Souza"), or is none ("NA"), that is said while it is typed. */
export function NameField(props: WireFieldProps) {
  const t = useText();
  const typed = textOf(props.value).trim();
  const bare = withoutTitle(typed);
  const printed = normaliseName(bare);
  const isOther = printed !== '' && printed !== bare.replace(/\s+/g, ' ');
  const hint = () => {
    if (isNoName(typed)) return t('form.name.none');
    if (isOther) return t('form.name.printed', { name: printed });
    return bare === typed ? props.hint : t('form.name.title', { name: printed });
  };
  return <TextField {...props} hint={hint()} />;
}
