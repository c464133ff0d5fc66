import type { Journal } from '#usecases/ports/journal.ts';
import { bodyWithin } from '../../http/body-within.ts';

/** This is one question to DigiLocker. */
export type RegistryCall = {
  /** The name is for the journal: it holds no address, code or token. */
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Posted where there is one. */
  readonly form?: URLSearchParams;
};

export type RegistryAnswer = {
  readonly status: number;
  readonly body: Buffer;
  /** What the answer is signed with, where it is. */
  readonly hmac: string | undefined;
};

export type RegistryHttp = {
  /** Undefined when nothing was heard in time, or more than any answer has. */
  readonly ask: (call: RegistryCall, until: AbortSignal) => Promise<RegistryAnswer | undefined>;
};

/** An e-Aadhaar with its photograph has less than a tenth of it. */
const mostBytes = 1024 * 1024;

/** Asks once: a code is taken once, and whoever waits is a buyer who can press again. */
export function createDigilockerHttp(origin: string, journal: Journal): RegistryHttp {
  return {
    ask: async (call, until) => {
      const startedAt = performance.now();
      const answer = await askOnce(origin, call, until);
      if (answer?.status !== 200) {
        journal.note('registry-not-ok', {
          registry: 'digilocker',
          call: call.name,
          ms: Math.round(performance.now() - startedAt),
          ...(answer ? { status: answer.status } : {}),
        });
      }
      return answer;
    },
  };
}

async function askOnce(
  origin: string,
  { path, headers, form }: RegistryCall,
  until: AbortSignal,
): Promise<RegistryAnswer | undefined> {
  try {
    const response = await fetch(origin + path, {
      headers,
      ...(form ? { method: 'POST', body: form } : {}),
      // It would carry the secret, or the token, elsewhere.
      redirect: 'error',
      signal: until,
    });
    const body = await bodyWithin(response, mostBytes);
    return body && { status: response.status, body, hmac: response.headers.get('hmac') ?? undefined };
  } catch {
    return undefined;
  }
}
