import * as v from 'valibot';
import type { CatalogueFault, Source } from './catalogue-fault.ts';
import { rowOfValue } from './json-rows.ts';
import { repeatedKeys } from './repeated-keys.ts';

/** The file's value when it has the shape; else undefined, and every fault of the file is reported. */
export function readJson<const S extends v.GenericSchema>(
  source: Source,
  file: string,
  schema: S,
): v.InferOutput<S> | undefined {
  const text = source.files.get(file);
  if (text === undefined) {
    source.report({ file, row: undefined, column: undefined, value: '', reason: 'is missing' });
    return undefined;
  }
  const parsed = parse(source, file, text);
  if (parsed === undefined) return undefined;
  const checked = v.safeParse(schema, parsed.value);
  if (checked.success) return checked.output;
  for (const issue of checked.issues) reportIssue(source, file, text, issue);
  return undefined;
}

/** Reports a fault of a value that has the right shape but does not fit the rest of the catalogue. */
export function reportValue(
  source: Source,
  file: string,
  keys: readonly (string | number)[],
  value: unknown,
  reason: string,
): void {
  source.report(faultAt(source, file, keys, value, reason));
}

/** The same of a value that is odd and lawful. */
export function warnOfValue(
  source: Source,
  file: string,
  keys: readonly (string | number)[],
  value: unknown,
  reason: string,
): void {
  source.warn(faultAt(source, file, keys, value, reason));
}

function faultAt(
  { files }: Source,
  file: string,
  keys: readonly (string | number)[],
  value: unknown,
  reason: string,
): CatalogueFault {
  const text = files.get(file);
  const row = text === undefined ? undefined : rowOfValue(text, keys);
  return { file, row, column: keys.join('.'), value: excerpt(value), reason };
}

function parse(source: Source, file: string, text: string): { readonly value: unknown } | undefined {
  try {
    const value = withoutSchemaKey(JSON.parse(text));
    reportRepeatedKeys(source, file, text);
    return { value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const row = /line (\d+)/.exec(message)?.[1];
    const atEnd = text.trimEnd().split('\n').length;
    source.report({
      file,
      row: row === undefined ? atEnd : Number(row),
      column: undefined,
      value: '',
      reason: `is not valid JSON: ${message}`,
    });
    return undefined;
  }
}

function reportRepeatedKeys(source: Source, file: string, text: string): void {
  for (const { keys, row } of repeatedKeys(text)) {
    const reason = 'is a key that stands twice in its object';
    source.report({ file, row, column: keys.join('.'), value: String(keys.at(-1)), reason });
  }
}

/** An object may name the JSON Schema that an editor checks it by. */
function withoutSchemaKey(value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !('$schema' in value) || typeof value.$schema !== 'string') return value;
  const { $schema: _schema, ...rest } = value;
  return rest;
}

function reportIssue(source: Source, file: string, text: string, issue: v.BaseIssue<unknown>): void {
  const keys = (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));
  source.report({
    file,
    row: rowOfValue(text, keys),
    column: keys.join('.'),
    value: excerpt(issue.input),
    reason: reasonOf(issue),
  });
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a known key';
  if (issue.received === 'undefined') return 'is missing';
  if (issue.kind === 'schema') return `must be ${issue.expected}`;
  return issue.message;
}

function excerpt(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : jsonOf(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A value nested too deep to be written is not shown. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
}
