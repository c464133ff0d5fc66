import * as v from 'valibot';
import type { InsurerAnswer } from '#usecases/ports/insurer-gateway.ts';
import { type Heard, jsonIn, machineWordIn } from '../../http/asking.ts';
import { answerFault, type InsurerKey } from './signing.ts';

/** What an insurer was asked about, which its answer has to be about as well. */
export type AskedAbout = { readonly insurer: string; readonly reference?: string };

/** With what the journal may know of a failure. */
export type Word<T> =
  | { readonly ok: true; readonly value: T }
  | (Extract<InsurerAnswer<T>, { ok: false }> & { readonly status?: number; readonly code?: string });

export type Hearing<T> = {
  readonly about: AskedAbout;
  readonly shape: v.GenericSchema<unknown, T>;
  readonly nonce: string;
  readonly keys: readonly InsurerKey[];
  /** Milliseconds. */
  readonly now: number;
};

const refusal = v.object({ code: v.string() });
const named = v.object({ reference: v.string() });

/** Only what is rightly signed is the insurer's word, and only 422 says that it will not. */
export function wordIn<T>(heard: Heard, { about, shape, nonce, keys, now }: Hearing<T>): Word<T> {
  const { status } = heard;
  const json = jsonIn(heard.text);
  const said = codeIn(json);
  const noWord = (code = said) => ({
    ...({ ok: false, reason: 'unavailable', status } as const),
    ...(code === undefined ? {} : { code }),
  });
  const fault = answerFault(heard, nonce, keys, now);
  // Who does not know our key cannot sign that it does not.
  if (fault) return noWord(status === 200 ? fault : (said ?? fault));
  if (status === 422) return { ...noWord(), reason: 'refused' };
  if (status !== 200) return noWord();
  const read = v.safeParse(shape, json);
  if (!read.success) return noWord('unknown-shape');
  return isAbout(about, json) ? { ok: true, value: read.output } : noWord('about-another');
}

function codeIn(json: unknown): string | undefined {
  const read = v.safeParse(refusal, json);
  return read.success ? machineWordIn(read.output.code) : undefined;
}

function isAbout({ reference }: AskedAbout, json: unknown): boolean {
  if (reference === undefined) return true;
  const read = v.safeParse(named, json);
  return read.success && read.output.reference === reference;
}
