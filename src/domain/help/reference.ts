import { identifierText, inCapitals } from '../identity/identifier-text.ts';
import { withoutLabel } from '../identity/label.ts';

/** A number that a page is called by on the telephone: of a quote, an application, a shared decision. It opens nothing. */
const shape = /^CHT?(?:-[0-9A-Z]{2,4}){2,3}$/;

/** As it is kept beside a call-back; undefined: it is none of ours. */
export function pageReference(text: string | undefined): string | undefined {
  const input = inCapitals(withoutLabel(identifierText(text ?? '')));
  return shape.test(input) ? input : undefined;
}
