import { fullNameOf } from '../../proposal/form/prefill.ts';
import type { FieldFailure } from '../../result.ts';
import { type NomineeAnswers, nomineeName, shareField } from './nominees.ts';

/** What is wrong between nominees that are each right by themselves. */
export function nomineesFailures(nominees: readonly NomineeAnswers[]): readonly FieldFailure[] {
  return [...shareFailures(nominees), ...repeatedNominees(nominees)];
}

function shareFailures(nominees: readonly NomineeAnswers[]): readonly FieldFailure[] {
  const missing = nominees.filter(({ share }) => share === undefined);
  if (missing.length > 0)
    return missing.map(({ at }) => ({ field: nomineeName(at, shareField), code: 'SHARE_INVALID' }));
  const sum = nominees.reduce((before, { share = 0 }) => before + share, 0);
  const last = nominees.at(-1);
  if (sum === 100 || !last) return [];
  return [{ field: nomineeName(last.at, shareField), code: 'SHARES_NOT_WHOLE', detail: { sum } }];
}

function repeatedNominees(nominees: readonly NomineeAnswers[]): readonly FieldFailure[] {
  const whoIs = ({ answers }: NomineeAnswers) =>
    JSON.stringify([fullNameOf(answers, 'nominee_').toLowerCase(), answers.nominee_date_of_birth]);
  return nominees.flatMap((one, index): FieldFailure[] =>
    nominees.slice(0, index).some((other) => whoIs(other) === whoIs(one))
      ? [{ field: nomineeName(one.at, 'nominee_first_name'), code: 'NOMINEE_TWICE' }]
      : [],
  );
}
