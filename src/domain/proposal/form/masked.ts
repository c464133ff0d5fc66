import type { Answer, Answers, FieldKind, FormAnswers } from './fields.ts';
import { type BuiltForm, fieldsOf } from './forms.ts';

/** Whether an answer leaves the server with its last signs alone: a kind has to say so before it compiles. */
const maskedKinds: Readonly<Record<FieldKind, boolean>> = {
  name: false,
  text: false,
  'long-text': false,
  'date-of-birth': false,
  date: false,
  month: false,
  gender: false,
  mobile: false,
  email: false,
  pan: true,
  pincode: false,
  ifsc: false,
  'account-number': true,
  height: false,
  weight: false,
  number: false,
  amount: false,
  choice: false,
  radio: false,
  'yes-no': false,
  checkboxes: false,
  tick: false,
};
const shownCharacters = 4;

export function isMaskedKind(kind: FieldKind): boolean {
  return maskedKinds[kind];
}

/** "XXXXXX234F": what leaves the server of a PAN or an account number. */
export function maskText(text: string): string {
  const hidden = Math.max(text.length - shownCharacters, Math.min(text.length, shownCharacters));
  return 'X'.repeat(hidden) + text.slice(hidden);
}

export function maskAnswers(built: BuiltForm, answers: Answers): Answers {
  return changeMasked(built, answers, (_name, answer) => maskText(answer));
}

/** A mask that comes back unchanged stands for the saved answer; anything else is a new one. */
export function unmaskAnswers(
  built: BuiltForm,
  incoming: FormAnswers,
  saved: FormAnswers | undefined,
): FormAnswers {
  return changeMasked(built, incoming, (name, answer) => {
    const savedAnswer = saved !== undefined && Object.hasOwn(saved, name) ? saved[name] : undefined;
    return typeof savedAnswer === 'string' && maskText(savedAnswer) === answer.trim() ? savedAnswer : answer;
  });
}

function changeMasked<Kept extends Answer | null>(
  built: BuiltForm,
  answers: Readonly<Record<string, Kept>>,
  change: (name: string, answer: string) => string,
): Readonly<Record<string, Kept | string>> {
  const masked = new Set(
    fieldsOf(built)
      .filter(({ kind }) => isMaskedKind(kind))
      .map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]): [string, Kept | string] => [
      name,
      masked.has(name) && typeof answer === 'string' ? change(name, answer) : answer,
    ]),
  );
}
