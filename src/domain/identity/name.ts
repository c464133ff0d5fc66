const maxLength = 60;
const shape = /^[\p{L}\p{M} ]+$/u;
const joiners = /[\u200c\u200d]/g;

/** Trimmed, single spaces, composed, without the invisible joiners some Indian keyboards leave. */
export function normaliseName(text: string): string {
  return text.normalize('NFC').replace(joiners, '').trim().replace(/\s+/g, ' ');
}

/** Letters of any script and spaces, at least one letter, at most 60 characters (specification section 5). */
export function isName(text: string): boolean {
  const name = normaliseName(text);
  return name.length <= maxLength && shape.test(name) && /\p{L}/u.test(name);
}
