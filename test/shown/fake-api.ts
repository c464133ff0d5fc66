import type { CallName } from '#contract/call/calls.ts';
import type { CallInput, CallResult } from '#contract/call/shapes.ts';
import type { Api, CallManner } from '#web/browser/network/api.ts';

type Call = {
  readonly name: CallName;
  readonly input: { readonly params: unknown; readonly body: unknown };
  readonly how: CallManner | undefined;
};

/** Answers by the name of the call, each where it is asked for. */
export type CallAnswers = {
  readonly [N in CallName]?:
    | CallResult<N>
    | ((input: CallInput<N>) => CallResult<N> | Promise<CallResult<N>>);
};

/** The calls of a page, answered from a table; what was sent is listed. */
export function fakeApi(answers: CallAnswers): { readonly api: Api; readonly sent: readonly Call[] } {
  const calls: Call[] = [];
  const api: Api = {
    call: async <N extends CallName>(name: N, input: CallInput<N>, how?: CallManner) => {
      calls.push({ name, input, how });
      const answer = answers[name];
      if (!answer) throw new Error(`No answer for ${name}`);
      // The table holds each answer under its own name.
      return (typeof answer === 'function' ? answer(input) : answer) as CallResult<N>;
    },
  };
  return { api, sent: calls };
}

export const success = <Value>(value: Value) => ({ ok: true as const, value });

/** A refusal in words that name its code. */
export const refused = (code: string, status = 409) => ({
  ok: false as const,
  status,
  failure: { code, message: `words of ${code}`, fields: [] },
});

/** An answer of which a test says as much as its subject reads. */
export const anAnswer = <Name extends CallName>(facts: unknown): CallResult<Name> =>
  success(facts) as CallResult<Name>; // as the sentence above says
