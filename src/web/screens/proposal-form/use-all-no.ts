import { useState } from 'react';
import type { WireForm } from '#contract/proposal/shapes.ts';
import { type AnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import type { Refusals } from '#web/forms/form-values.ts';
import { type FormPage, formOfPage } from '#web/proposal-parts/pages.ts';
import { declarationStateOf, declarationsIn, questionsIn } from './all-no.ts';

export type AllNo = {
  /** `ask` and `confirm` come before one answer for everybody, `done` after it; `each` asks person by person. */
  readonly stage: 'ask' | 'confirm' | 'done' | 'each';
  readonly questions: readonly string[];
  /** Names of fields that are not drawn, because one answer stands for them. */
  readonly without: ReadonlySet<string>;
  readonly go: (stage: 'ask' | 'confirm' | 'each') => void;
  readonly declare: () => void;
  /** How often a save was pressed before the answer: the press leads there. */
  readonly pressed: number;
  /** Whether a save can go out; where not, what is waited for takes the focus. */
  readonly passes: () => boolean;
};

const declaring: readonly string[] = ['medicalDetails', 'lifeStyleDetails'];
const none: ReadonlySet<string> = new Set();

/**
 * One No to all questions of health and habits, for everybody; undefined on other forms. Never filled in by itself: it is
 * a declaration, so it is read and confirmed. Whoever has a Yes, from the quote too, answers person by person.
 */
export function useAllNo(
  page: FormPage,
  wire: WireForm,
  sheet: AnswerSheet,
  refusals: Refusals,
): AllNo | undefined {
  const state = useSheet(sheet, (answers) => declarationStateOf(wire, answers));
  const [mode, go] = useState<'ask' | 'confirm' | 'each'>(state === 'mixed' ? 'each' : 'ask');
  const [pressed, setPressed] = useState(0);
  const fields = declarationsIn(wire);
  if (!declaring.includes(formOfPage[page]) || fields.length < 2) return undefined;
  const isRefused = fields.some(({ name }) => refusals[name] !== undefined);
  const whole = state === 'all-no' ? 'done' : mode;
  const stage = isRefused || mode === 'each' || state === 'mixed' ? 'each' : whole;
  return {
    stage,
    questions: questionsIn(wire),
    without: stage === 'each' ? none : new Set(fields.map(({ name }) => name)),
    go,
    declare: () => {
      for (const { name } of fields) sheet.set(name, 'no');
    },
    pressed,
    passes: () => {
      const isOpen = stage === 'ask' || stage === 'confirm';
      if (isOpen) setPressed((now) => now + 1);
      return !isOpen;
    },
  };
}
