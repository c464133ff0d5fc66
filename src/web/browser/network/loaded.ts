import { notFound } from '@tanstack/react-router';
import type { WireFailure } from '#contract/call/shapes.ts';

type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly failure: WireFailure };

/** Only the message of an error reaches the browser with the page, so it is what carries the words. */
const mark = 'Words for people: ';

/** Gives the words for people of an error that a loader threw; undefined for a bug. */
export function wordsOf(error: unknown): string | undefined {
  return error instanceof Error && error.message.startsWith(mark)
    ? error.message.slice(mark.length)
    : undefined;
}

/** For loaders: what is looked for is not in a quote that is there, and this address leads on. */
export function missingIn(list: string): unknown {
  return notFound({ data: list });
}

/** Where a page that is not there leads on to. */
export const nextPageOf = (data: unknown): string | undefined =>
  typeof data === 'string' ? data : undefined;

/** For loaders: the value, or the page that says it is not there (404), or the problem page. */
export function loaded<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  if (answer.status === 404) throw notFound();
  throw new Error(mark + answer.failure.message);
}
