import { useState } from 'react';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import { type AnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { declarationIn, declarationsIn, type Question, questionsIn } from './questions.ts';

export type ByQuestion = {
  readonly questions: readonly Question[];
  readonly declaration: WireField;
  /** The declaration is made, and every question has its answer by it. */
  readonly isDeclared: boolean;
  /** How many answers are Yes; the declaration makes No of all others. */
  readonly yes: number;
  readonly no: number;
  /** Names somebody for a question, or no longer. */
  readonly mark: (name: string, isYes: boolean) => void;
  readonly declare: (isTrue: boolean) => void;
  /** How often a save was pressed before the declaration: the press leads there. */
  readonly pressed: number;
  /** Whether a save can go out; where not, the declaration takes the focus. */
  readonly passes: () => boolean;
};

/**
 * A form on health or habits by its questions: whoever is named says Yes, and one declaration is a No to all else, stored
 * as an answer of each person to each question. It is never made beforehand, and naming somebody takes it back, with the
 * No that it stood for. Undefined on forms without one.
 */
export function useByQuestion(wire: WireForm, sheet: AnswerSheet): ByQuestion | undefined {
  const [pressed, setPressed] = useState(0);
  const declaration = declarationIn(wire);
  const fields = declarationsIn(wire);
  useSheet(sheet, (all) => fields.map(({ name }) => all[name]).join());
  const isTicked = useSheet(sheet, (all) => declaration !== undefined && all[declaration.name] === true);
  if (!declaration) return undefined;
  const answers = fields.map(({ name }) => sheet.all()[name]);
  const yes = answers.filter((answer) => answer === 'yes').length;
  const isDeclared = isTicked && answers.every(Boolean);
  const declare = (isTrue: boolean) => {
    for (const { name } of fields) if (sheet.all()[name] !== 'yes') sheet.set(name, isTrue ? 'no' : '');
    sheet.set(declaration.name, isTrue);
  };
  return {
    questions: questionsIn(wire),
    declaration,
    isDeclared,
    yes,
    no: fields.length - yes,
    mark: (name, isYes) => {
      declare(false);
      sheet.set(name, isYes ? 'yes' : '');
    },
    declare,
    pressed,
    passes: () => {
      if (!isDeclared) {
        setPressed((times) => times + 1);
        document.getElementById(declaration.name)?.focus();
      }
      return isDeclared;
    },
  };
}
