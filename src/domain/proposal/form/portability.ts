import { type PortWindow, portWindow } from '#domain/cover/port-window.ts';
import type { IsoDate } from '#domain/date.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Member } from '#domain/person/member.ts';
import type { FieldFailure } from '#domain/result.ts';
import { dateAnswer } from './declared.ts';
import type { Answers } from './fields.ts';
import { fieldName } from './forms.ts';

/**
 * Moving from another insurer keeps what was served of the waiting periods only while the old policy runs and only when it
 * is asked for in the window: first day without a break, start of the current year, its end, who was covered there.
 */
export function portabilityFailures(
  answers: Answers,
  members: readonly Member[],
  today: IsoDate,
): FieldFailure[] {
  return [
    ...startFailures(answers, today),
    ...endFailures(answers, today),
    ...claimFailures(answers, today),
    ...peopleFailures(answers, members, today),
  ];
}

function startFailures(answers: Answers, today: IsoDate): FieldFailure[] {
  const first = dateAnswer(answers.first_inception_date);
  const start = dateAnswer(answers.current_start_date);
  const failures: FieldFailure[] = [];
  if (first !== undefined && first > today)
    failures.push({ field: 'first_inception_date', code: 'DATE_IN_FUTURE' });
  if (start !== undefined && start > today)
    failures.push({ field: 'current_start_date', code: 'DATE_IN_FUTURE' });
  else if (first !== undefined && start !== undefined && start < first)
    failures.push({ field: 'current_start_date', code: 'BEFORE_FIRST_COVER', detail: { first } });
  return failures;
}

function endFailures(answers: Answers, today: IsoDate): FieldFailure[] {
  const field = 'current_end_date';
  const start = dateAnswer(answers.current_start_date);
  const end = dateAnswer(answers.current_end_date);
  if (end === undefined) return [];
  if (end <= today) return [{ field, code: 'DATE_NOT_IN_FUTURE' }];
  if (start !== undefined && end <= start) return [{ field, code: 'DATES_OUT_OF_ORDER' }];
  return windowFailures(field, portWindow(end, today));
}

/** Claims are asked one by one as far as there are fields for them; the form says how many. */
const yearOfClaim = /^claim_\d_year$/;

function claimFailures(answers: Answers, today: IsoDate): FieldFailure[] {
  const first = dateAnswer(answers.first_inception_date);
  return Object.entries(answers).flatMap(([field, answer]): FieldFailure[] => {
    if (!yearOfClaim.test(field) || typeof answer !== 'string' || !/^\d{4}$/.test(answer)) return [];
    if (answer > today.slice(0, 4)) return [{ field, code: 'DATE_IN_FUTURE' }];
    return first !== undefined && answer < first.slice(0, 4)
      ? [{ field, code: 'BEFORE_FIRST_COVER', detail: { first } }]
      : [];
  });
}

function windowFailures(field: string, window: PortWindow): FieldFailure[] {
  if (window.kind === 'too-early') {
    const { opens, closes } = window;
    return [{ field, code: 'PORT_TOO_EARLY', detail: { opens, closes } }];
  }
  if (window.kind !== 'too-late') return [];
  const { closes, renewBy, again } = window;
  return [{ field, code: 'PORT_TOO_LATE', detail: { closes, renewBy, opens: again.opens } }];
}

function peopleFailures(answers: Answers, members: readonly Member[], today: IsoDate): FieldFailure[] {
  const first = dateAnswer(answers.first_inception_date);
  const insured = insuredMembers(members);
  const since = insured.flatMap(({ key }): FieldFailure[] => {
    const field = fieldName(key, 'covered_since');
    const day = dateAnswer(answers[field]);
    if (day === undefined) return [];
    if (day > today) return [{ field, code: 'DATE_IN_FUTURE' }];
    return first !== undefined && day < first
      ? [{ field, code: 'BEFORE_FIRST_COVER', detail: { first } }]
      : [];
  });
  const there = insured.map(({ key }) => fieldName(key, 'covered_there'));
  const [field] = there;
  const isOfNobody = field !== undefined && there.every((name) => answers[name] === 'no');
  return isOfNobody ? [...since, { field, code: 'PORT_OF_NOBODY' }] : since;
}
