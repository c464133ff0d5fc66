import * as v from 'valibot';
import { type FailureCode, type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { CallName } from './calls.ts';
import { csrfField, isJsonList, jsonFieldsOf, queryFieldsOf } from './encoding.ts';
import { readJson } from './json.ts';
import { type CallRequest, shapes } from './shapes.ts';

/** A form post has few fields; more are an attack or a bug of the caller. */
const maxFields = 32;
const maxReported = 20;

type Body<Name extends CallName> = CallRequest<Name>['body'];
type Fields = ReadonlyMap<string, string>;

/**
 * Whole body of a form post to what the handler reads, with the fields that stand in the address. The CSRF token is
 * dropped here; `formField` finds it.
 *
 * @param query of the address; what the call does not know there is passed over
 */
export function decodeForm<Name extends CallName>(
  name: Name,
  raw: string,
  query: readonly (readonly [field: string, text: string])[] = [],
): Result<Body<Name>> {
  const fields = readFields(raw);
  if (!fields.ok) return fields;
  const decoded: Record<string, unknown> = {};
  const knownFields = queryFieldsOf(name);
  for (const [field, text] of query) {
    if (!knownFields.includes(field)) continue;
    if (Object.hasOwn(decoded, field)) return malformed(field, 'ANSWER_REPEATED');
    decoded[field] = text;
  }
  const json = jsonFieldsOf(name);
  for (const [field, text] of fields.value) {
    if (field === csrfField) continue;
    if (Object.hasOwn(decoded, field)) return malformed(field, 'ANSWER_REPEATED');
    if (!json.includes(field)) {
      decoded[field] = text;
      continue;
    }
    const value = readValue(text, isJsonList(name, field));
    if (!value.ok) return malformed(field, value.failure.code);
    decoded[field] = value.value;
  }
  return checkBody(name, decoded);
}

export function decodeJson<Name extends CallName>(name: Name, raw: string): Result<Body<Name>> {
  const value = readValue(raw, false);
  return value.ok ? checkBody(name, value.value) : malformed('body', value.failure.code);
}

/** Every JSON value of the table is an object or a list; the schemas alone would let an empty list pass for an object. */
function readValue(text: string, isList: boolean): Result<unknown> {
  const read = readJson(text);
  if (!read.ok) return read;
  const { value } = read;
  const isRight = typeof value === 'object' && value !== null && Array.isArray(value) === isList;
  return isRight ? read : fail('ANSWER_TYPE_WRONG');
}

/** Against the schema of the call: what is missing, unknown, of the wrong kind or out of range, field by field. */
export function checkBody<Name extends CallName>(name: Name, body: unknown): Result<Body<Name>> {
  const schema: v.GenericSchema = shapes[name].request;
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return ok(parsed.output as Body<Name>); // the table pairs this schema with this name
  const fields = parsed.issues
    .slice(0, maxReported)
    .map((issue): FieldFailure => ({ field: v.getDotPath(issue) ?? 'body', code: codeOf(issue) }));
  return fail('MALFORMED_REQUEST', { fields });
}

/** A form that a browser without scripts sends has a field for each box that is ticked. */
const maxPlainFields = 400;

/** The fields of a form that a browser sends by itself, as they came, and the token apart. */
export function plainFields(raw: string): Result<{
  readonly token: string | undefined;
  readonly fields: readonly (readonly [name: string, value: string])[];
}> {
  const read = readFields(raw, maxPlainFields);
  if (!read.ok) return read;
  const fields = [...read.value].filter(([name]) => name !== csrfField);
  return ok({ token: read.value.get(csrfField), fields });
}

/**
 * One field of a form post as it came; undefined when it is absent, unreadable or repeated. What else the post holds is
 * `decodeForm`'s to refuse: a token is right beside a field that cannot be read.
 */
export function formField(raw: string, field: string): string | undefined {
  const [pair, ...repeated] = raw.split('&').filter((one) => one === field || one.startsWith(`${field}=`));
  if (pair === undefined || repeated.length > 0) return undefined;
  const read = readPair(pair);
  return read.ok ? read.value.text : undefined;
}

function readFields(raw: string, most = maxFields): Result<Fields> {
  const fields = new Map<string, string>();
  if (raw === '') return ok(fields);
  const pairs = raw.split('&');
  if (pairs.length > most) return malformed('body', 'ANSWER_UNKNOWN');
  for (const pair of pairs) {
    const read = readPair(pair);
    if (!read.ok) return read;
    const { field, text } = read.value;
    if (fields.has(field)) return malformed(field, 'ANSWER_REPEATED');
    fields.set(field, text);
  }
  return ok(fields);
}

function readPair(pair: string): Result<{ readonly field: string; readonly text: string }> {
  const cut = pair.indexOf('=');
  const field = decodePart(cut < 0 ? pair : pair.slice(0, cut));
  const text = decodePart(cut < 0 ? '' : pair.slice(cut + 1));
  if (field === undefined || field === '') return malformed('body', 'TEXT_INVALID');
  if (isPoisoned(field)) return malformed('body', 'ANSWER_UNKNOWN');
  return text === undefined ? malformed(field, 'TEXT_INVALID') : ok({ field, text });
}

function decodePart(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part.replace(/\+/g, ' '));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function isPoisoned(field: string): boolean {
  return field in Object.prototype || field === 'prototype';
}

function malformed(field: string, code: FailureCode): Result<never> {
  const shownField = field.length > 60 || !/^[\w.-]+$/.test(field) ? 'body' : field;
  return fail('MALFORMED_REQUEST', { fields: [{ field: shownField, code }] });
}

function codeOf({ type, expected, received }: v.BaseIssue<unknown>): FailureCode {
  if (type === 'strict_object' && expected === 'never') return 'ANSWER_UNKNOWN';
  if (type === 'strict_object' && received === 'undefined') return 'ANSWER_REQUIRED';
  return codesOfIssues.get(type) ?? 'ANSWER_TYPE_WRONG';
}

const codesOfIssues = new Map<string, FailureCode>([
  ['picklist', 'CHOICE_UNKNOWN'],
  ['variant', 'CHOICE_UNKNOWN'],
  ['max_length', 'TEXT_TOO_LONG'],
  ['min_length', 'TEXT_TOO_SHORT'],
  ['min_value', 'NUMBER_OUT_OF_RANGE'],
  ['max_value', 'NUMBER_OUT_OF_RANGE'],
  ['safe_integer', 'NUMBER_INVALID'],
  ['regex', 'NUMBER_INVALID'],
]);
