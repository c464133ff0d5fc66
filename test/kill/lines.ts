import type { InjectOptions } from 'fastify';
import { type Browser, browserOver, type ResponseWithCookies } from '../wire.ts';
import type { KillableServer } from './killable-server.ts';

/** Whoever knows where the server listens. */
type Listening = Pick<KillableServer, 'origin'>;

/** The server went away before it had answered: what was sent may have been taken or not. */
export class LostAnswer extends Error {}

/** A browser over real HTTP whose requests fail with `LostAnswer` when the server dies. */
export function openFragile(server: Listening, cookies: Map<string, string>): Promise<Browser> {
  return browserOver((request) => ask(server, request), cookies);
}

/** A browser whose person sends everything again until it is answered. */
export function openPatient(server: Listening, cookies: Map<string, string>): Promise<Browser> {
  return browserOver(async (request) => {
    for (;;) {
      try {
        return await ask(server, request);
      } catch (error) {
        if (!(error instanceof LostAnswer)) throw error;
      }
    }
  }, cookies);
}

async function ask(
  server: Listening,
  { method, url, headers, payload }: InjectOptions,
): Promise<ResponseWithCookies> {
  const origin = await server.origin();
  try {
    const answer = await fetch(new URL(String(url), origin), {
      method: method ?? 'GET',
      headers: { ...(headers as Record<string, string>) }, // `browserOver` sends texts only
      redirect: 'manual',
      ...(typeof payload === 'string' ? { body: payload } : {}),
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    const body = rawPayload.toString();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie().map(cookieIn),
      rawPayload,
      body,
      json: () => JSON.parse(body),
    };
  } catch {
    throw new LostAnswer();
  }
}

function cookieIn(text: string): { name: string; value: string } {
  const pair = text.split(';')[0] ?? '';
  const cut = pair.indexOf('=');
  return { name: pair.slice(0, cut), value: decodeURIComponent(pair.slice(cut + 1)) };
}
