import { createHmac } from 'node:crypto';
import type { Partner, Partners } from '../../ground/partners.ts';
import { areEqual } from '../session-cookie.ts';

const day = 24 * 60 * 60;

/** A link that leaks ends at the latest then, whatever its partner signed. */
export const longestLife = 92 * day;

const shape = /^([a-z0-9][a-z0-9-]{1,39})\.(\d{10})\.([\w-]{43})$/;

export type CodeReading =
  | { readonly ok: true; readonly partner: Partner }
  | { readonly ok: false; readonly why: 'not-theirs' | 'ended' };

/** @param until whole seconds since 1970 */
export function signedCode(partner: string, until: number, key: string): string {
  return `${partner}.${until}.${signature(partner, until, key)}`;
}

/**
 * Whose code it is. That it ended is said only of what the partner did sign: who guesses learns nothing.
 *
 * @param now whole seconds since 1970
 */
export function readSignedCode(
  text: string,
  find: (code: string) => ReturnType<Partners['find']>,
  now: number,
): CodeReading {
  const [, code = '', untilText = '', givenSignature = ''] = shape.exec(text) ?? [];
  const partner = find(code);
  const until = Number(untilText);
  const isTheirs =
    partner?.keys.some((key) => areEqual(signature(code, until, key), givenSignature)) ?? false;
  if (!partner || !isTheirs) return { ok: false, why: 'not-theirs' };
  return until > now && until - now <= longestLife ? { ok: true, partner } : { ok: false, why: 'ended' };
}

/** HMAC-SHA256 over partner and expiry, as docs/partners.md tells partners. */
function signature(partner: string, until: number, key: string): string {
  return createHmac('sha256', key).update(`${partner}.${until}`).digest('base64url');
}
