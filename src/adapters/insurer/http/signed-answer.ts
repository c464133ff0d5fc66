import * as v from 'valibot';
import type { InsurerAnswer } from '#usecases/ports/insurer-gateway.ts';
import { type HttpAnswer, jsonIn, machineWordIn } from '../../http/http-client.ts';
import { answerFault, type InsurerKey } from './signing.ts';

/** What an insurer was asked about, which its answer has to be about as well. */
export type InsurerSubject = { readonly insurer: string; readonly reference?: string };

/** With what the journal may know of a failure. */
export type SignedAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | (Extract<InsurerAnswer<T>, { ok: false }> & { readonly status?: number; readonly code?: string });

export type SignedAnswerContext<T> = {
  readonly about: InsurerSubject;
  readonly shape: v.GenericSchema<unknown, T>;
  readonly nonce: string;
  readonly keys: readonly InsurerKey[];
  /** It is counted in milliseconds. */
  readonly now: number;
};

const refusal = v.object({ code: v.string() });
const referenceShape = v.object({ reference: v.string() });

/** Only what is rightly signed is the insurer's word, and only 422 says that it will not. */
export function parseSignedAnswer<T>(
  answer: HttpAnswer,
  { about, shape, nonce, keys, now }: SignedAnswerContext<T>,
): SignedAnswer<T> {
  const { status } = answer;
  const json = jsonIn(answer.text);
  const statedCode = codeIn(json);
  const noWord = (code = statedCode) => ({
    ...({ ok: false, reason: 'unavailable', status } as const),
    ...(code === undefined ? {} : { code }),
  });
  const fault = answerFault(answer, nonce, keys, now);
  // Who does not know our key cannot sign that it does not.
  if (fault) return noWord(status === 200 ? fault : (statedCode ?? fault));
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

/** Each names the proposal again, so that an answer which was mixed up is seen. */
function isAbout({ reference }: InsurerSubject, json: unknown): boolean {
  if (reference === undefined) return true;
  const read = v.safeParse(referenceShape, json);
  return read.success && read.output.reference === reference;
}
