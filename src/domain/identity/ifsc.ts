import { codeText } from './identifier-text.ts';

const shape = /^[A-Z]{4}0[A-Z0-9]{6}$/;

export function normaliseIfsc(text: string): string {
  return codeText(text);
}

/**
 * Four letters of the bank, a zero, six of the branch. Four times the same letter is a form's own example. Whether the
 * branch exists is the bank directory's to say.
 */
export function isIfsc(text: string): boolean {
  const code = normaliseIfsc(text);
  return shape.test(code) && new Set(code.slice(0, 4)).size > 1;
}

/** The four letters that name the bank. */
export function bankPrefixOf(ifsc: string): string {
  return normaliseIfsc(ifsc).slice(0, 4);
}
