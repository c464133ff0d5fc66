import type { WireFailure } from '#contract/call/shapes.ts';
import { datePartsOf, parseIsoDate } from '#domain/date.ts';
import type { Failure, FailureCode, FieldFailure } from '#domain/result.ts';
import { messages } from '#words/en/failures.ts';

/** Specification section 8: what a failed save of a proposal form says. */
export const proposalSaveServerError = messages['failure.proposal-save'];

export function messageOf(code: FailureCode, detail: Failure['detail']): string {
  return messages[`failure.${code}`].replace(
    /\{(\w+)\}/g,
    (place, name: string) => wordOf(detail?.[name]) ?? place,
  );
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Dates are said as people write them: "21 Nov 2026". */
function wordOf(value: string | number | undefined): string | undefined {
  if (value === undefined) return undefined;
  const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
  if (date === undefined) return String(value);
  const { year, month, day } = datePartsOf(date);
  return `${day} ${months[month - 1]} ${year}`;
}

export function fieldMessage(failure: FieldFailure, detail: Failure['detail']): string {
  return messageOf(failure.code, failure.detail ?? detail);
}

/** Names that come from a caller are cut, so that an answer never grows with a bad request. */
const maxFieldName = 80;

export function wireFailure(failure: Failure): WireFailure {
  const { code, fields = [], detail } = failure;
  return {
    code,
    message: messageOf(code, detail),
    fields: fields.map((each) => ({
      field: each.field.slice(0, maxFieldName),
      message: fieldMessage(each, detail),
    })),
  };
}
