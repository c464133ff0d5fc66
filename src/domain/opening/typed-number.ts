import { identifierText, inCapitals } from '../identity/identifier-text.ts';
import { withoutLabel } from '../identity/label.ts';
import { isMobile, normaliseMobile } from '../identity/mobile.ts';

/** What somebody types who wants to open their policies. */
export type TypedNumber = {
  readonly kind: 'mobile' | 'policy';
  /** In capitals: it is counted by this, however it is written. */
  readonly value: string;
  /** An insurer may tell small letters from capitals. */
  readonly spelling: string;
};

/**
 * What a code is asked for, and counted, by: a typed number; the address of a policy that is to be proven, with the policy's
 * id before it; or what a passkey is asked for, whose challenge is kept as a code is.
 */
export type CodeSubject = {
  readonly kind: TypedNumber['kind'] | 'address' | 'passkey';
  readonly value: string;
};

/** Insurers' numbers are of letters, digits and what stands between groups of them. */
const policyShape = /^[A-Z0-9][A-Z0-9/._-]{3,39}$/;
const hasDigit = /\d/;

/** A mobile, or the number of a policy of any insurer; undefined: it can be neither. */
export function typedNumber(text: string): TypedNumber | undefined {
  if (isMobile(text))
    return { kind: 'mobile', value: normaliseMobile(text), spelling: normaliseMobile(text) };
  const spelling = withoutLabel(identifierText(text)).replaceAll(' ', '');
  const value = inCapitals(spelling);
  return policyShape.test(value) && hasDigit.test(value) ? { kind: 'policy', value, spelling } : undefined;
}
