import type { WireFailure } from '#contract/call/shapes.ts';
import { parseIsoDate } from '#domain/date.ts';
import type { Failure, FailureCode, FieldFailure } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { sayDate } from './say.ts';

export function messageOf(say: Say, code: FailureCode, detail: Failure['detail']): string {
  const values = Object.entries(detail ?? {}).map(([name, value]) => [name, wordOf(say, value)]);
  return say(`failure.${code}`, Object.fromEntries(values));
}

function wordOf(say: Say, value: string | number): string | number {
  const date = typeof value === 'string' ? parseIsoDate(value) : undefined;
  return date === undefined ? value : sayDate(say, date);
}

export function fieldMessage(say: Say, failure: FieldFailure, detail: Failure['detail']): string {
  return messageOf(say, failure.code, failure.detail ?? detail);
}

/** Names that come from a caller are cut, so that an answer never grows with a bad request. */
const maxFieldName = 80;

export function wireFailure(say: Say, failure: Failure): WireFailure {
  const { code, fields = [], detail } = failure;
  return {
    code,
    message: messageOf(say, code, detail),
    fields: fields.map((each) => ({
      field: each.field.slice(0, maxFieldName),
      code: each.code,
      message: fieldMessage(say, each, detail),
    })),
    ...(typeof detail?.status === 'string' && { status: detail.status }),
  };
}
