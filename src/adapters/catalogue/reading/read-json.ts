import * as v from 'valibot';
import type { Keys } from './catalogue-fault.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { repeatedKeys } from './repeated-keys.ts';

/** The file's value when it has the shape; else undefined, and every fault of the file is reported. */
export function readJson<const S extends v.GenericSchema>(
  file: CatalogueFile,
  schema: S,
): v.InferOutput<S> | undefined {
  if (file.text === undefined) {
    file.reportWhole('is missing');
    return undefined;
  }
  const parsed = parse(file, file.text);
  if (parsed === undefined) return undefined;
  const checked = v.safeParse(schema, parsed.value);
  if (checked.success) return checked.output;
  for (const issue of checked.issues) file.report(keysOf(issue), issue.input, reasonOf(issue));
  return undefined;
}

function parse(file: CatalogueFile, text: string): { readonly value: unknown } | undefined {
  try {
    const value = withoutSchemaKey(JSON.parse(text));
    for (const { keys, row } of repeatedKeys(text)) {
      const key = String(keys.at(-1));
      file.reportRow(row, keys.join('.'), key, 'is a key that stands twice in its object');
    }
    return { value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const row = /line (\d+)/.exec(message)?.[1] ?? text.trimEnd().split('\n').length;
    file.reportRow(Number(row), undefined, '', `is not valid JSON: ${message}`);
    return undefined;
  }
}

/** An object may name the JSON Schema that an editor checks it by. */
function withoutSchemaKey(value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !('$schema' in value) || typeof value.$schema !== 'string') return value;
  const { $schema: _schema, ...rest } = value;
  return rest;
}

function keysOf({ path }: v.BaseIssue<unknown>): Keys {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a known key';
  if (issue.received === 'undefined') return 'is missing';
  if (issue.kind === 'schema') return `must be ${issue.expected}`;
  return issue.message;
}
