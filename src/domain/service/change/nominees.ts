import type { Answer, FormAnswers } from '../../proposal/form/fields.ts';

/** Nominees of one policy; a proposal asks for one. */
export const mostNominees = 4;
/** Percent of the money, of each where there are several. */
export const shareField = 'nominee_share';

export type NomineeAnswers = {
  /** Counted from 1. */
  readonly at: number;
  readonly answers: FormAnswers;
  /** Percent; a nominee who is alone has all. Undefined: none was answered, or no whole number of 1 to 99. */
  readonly share: number | undefined;
};

/** The first nominee's answers have the names that the proposal gives them, the others' a number before: "2.nominee_first_name". */
export function nomineeName(at: number, name: string): string {
  return at === 1 ? name : `${at}.${name}`;
}

const numbered = /^([2-4])\.(.+)$/;

/** Undoes `nomineeName`. */
export function placeOfNominee(name: string): { readonly at: number; readonly question: string } {
  const [, at, question] = numbered.exec(name) ?? [];
  return at === undefined || question === undefined
    ? { at: 1, question: name }
    : { at: Number(at), question };
}

/** The nominees of a policy, one after the other. */
export function nomineesOf(answers: FormAnswers): readonly NomineeAnswers[] {
  const own = new Map<number, [string, Answer | null][]>();
  for (const [name, answer] of Object.entries(answers)) {
    const { at, question } = placeOfNominee(name);
    own.set(at, [...(own.get(at) ?? []), [question, answer]]);
  }
  const places = [...own.keys()].toSorted((one, other) => one - other);
  return places.map((at) => {
    const { [shareField]: share, ...rest } = Object.fromEntries(own.get(at) ?? []);
    return { at, answers: rest, share: places.length === 1 ? 100 : shareOf(share) };
  });
}

/** As a policy keeps them: a share is kept where there are several. */
export function answersOfNominees(nominees: readonly NomineeAnswers[]): FormAnswers {
  return Object.fromEntries(
    nominees.flatMap(({ at, answers, share }) => [
      ...Object.entries(answers).map(([name, answer]) => [nomineeName(at, name), answer] as const),
      ...(nominees.length > 1 && share !== undefined
        ? [[nomineeName(at, shareField), String(share)] as const]
        : []),
    ]),
  );
}

const wholePercent = /^[1-9]\d?$/;

function shareOf(answer: Answer | null | undefined): number | undefined {
  return typeof answer === 'string' && wholePercent.test(answer.trim()) ? Number(answer.trim()) : undefined;
}
