import { useState } from 'react';
import type { WireForm } from '#contract/proposal/shapes.ts';
import { likelyEmail } from '#domain/identity/likely-email.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import type { AnswerSheet } from '#web/forms/answer-sheet.ts';
import { textOf } from '#web/forms/field-props.ts';
import { fieldsIn } from '#web/forms/form-values.ts';

/** The first address that is likely a slip and was not asked about before it is saved; whoever presses again means it. */
export function createSlipQuestion(wire: WireForm): (answers: Answers) => string | undefined {
  const namesSoFar = new Set<string>();
  const emails = fieldsIn(wire).filter(({ kind, readOnly }) => kind === 'email' && !readOnly);
  return (answers) => {
    const slip = emails.find(({ name }) => {
      const text = textOf(answers[name]);
      return likelyEmail(text) !== undefined && !namesSoFar.has(text);
    });
    if (slip) namesSoFar.add(textOf(answers[slip.name]));
    return slip?.name;
  };
}

/** Whether a save has to wait, since its question about an address has only come up now. */
export function useSlipQuestion(wire: WireForm, sheet: AnswerSheet): () => boolean {
  const [slipIn] = useState(() => createSlipQuestion(wire));
  return () => {
    const slip = slipIn(sheet.all());
    if (slip !== undefined) document.getElementById(slip)?.focus();
    return slip !== undefined;
  };
}
