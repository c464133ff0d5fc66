import { type CallName, calls } from './calls.ts';
import type { CallInput } from './shapes.ts';

/** Field of a form post and header of any post that echo the cookie `csrftoken` (decisions are in docs). */
export const csrfCookie = 'csrftoken';
/** Where a browser has it: on https with a prefix that ties it to this host, in a partner's frame under another name. */
export const csrfCookies = ['__Host-', '', '__Host-framed-', 'framed-'].map((prefix) => prefix + csrfCookie);
export const csrfField = 'csrfmiddlewaretoken';
export const csrfHeader = 'x-csrftoken';

/** Seconds after which somebody who was turned away may come again. */
export const retryAfterHeader = 'retry-after';

/** The fields of a call that hold JSON text in its form post. */
export function jsonFieldsOf(name: CallName): readonly string[] {
  return calls[name].jsonFields ?? [];
}

/** The fields of a call that stand in its address. */
export function queryFieldsOf(name: CallName): readonly string[] {
  return calls[name].queryFields ?? [];
}

/** Whether such a field holds a list; else it holds an object. */
export function isJsonList(name: CallName, field: string): boolean {
  return calls[name].jsonLists?.includes(field) ?? false;
}

/** `{name}` of a call's path filled with checked values. */
export function pathOf<Name extends CallName>(name: Name, params: CallInput<Name>['params']): string {
  const values: Readonly<Record<string, string>> = params;
  return calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodePart(values[key] ?? ''));
}

/**
 * The body of a form post: objects as JSON text in their field, everything else as plain text, absent values left
 * out. The browser adds its CSRF token under `csrfField`.
 */
export function encodeForm<Name extends CallName>(
  name: Name,
  body: CallInput<Name>['body'],
  csrf: string,
): string {
  const json = jsonFieldsOf(name);
  const pairs: [string, string][] = [];
  for (const [field, value] of Object.entries(body)) {
    if (value === undefined) continue;
    pairs.push([field, json.includes(field) ? JSON.stringify(value) : String(value)]);
  }
  if (csrf !== '') pairs.push([csrfField, csrf]);
  return pairs.map(([field, value]) => `${encodePart(field)}=${encodePart(value)}`).join('&');
}

/** As `toWellFormed` does, which the oldest browsers of the floor lack. */
const loneSurrogates = /\p{Surrogate}/gu;

function encodePart(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogates, '\uFFFD'));
}
