import type { IsoDate } from '#domain/date.ts';
import type { FieldFailure } from '#domain/result.ts';
import { dateAnswer } from './declared.ts';
import type { Answers } from './fields.ts';

/**
 * Moving from another insurer keeps what was served of the waiting periods only while the old policy runs:
 * first inception, then the start of the current year of cover, then its end, which has to be still to come.
 */
export function portabilityFailures(answers: Answers, today: IsoDate): FieldFailure[] {
  const first = dateAnswer(answers.first_inception_date);
  const start = dateAnswer(answers.current_start_date);
  const end = dateAnswer(answers.current_end_date);
  const failures: FieldFailure[] = [];
  if (first !== undefined && first > today)
    failures.push({ field: 'first_inception_date', code: 'DATE_IN_FUTURE' });
  if (start !== undefined && start > today)
    failures.push({ field: 'current_start_date', code: 'DATE_IN_FUTURE' });
  else if (first !== undefined && start !== undefined && start < first)
    failures.push({ field: 'current_start_date', code: 'DATES_OUT_OF_ORDER' });
  if (end !== undefined && end <= today)
    failures.push({ field: 'current_end_date', code: 'DATE_NOT_IN_FUTURE' });
  else if (start !== undefined && end !== undefined && end <= start)
    failures.push({ field: 'current_end_date', code: 'DATES_OUT_OF_ORDER' });
  return failures;
}
