import { fingerprint } from '../fingerprint.ts';
import type { ShareId } from '../ids.ts';

/**
 * What a family names its page by on the telephone, such as CH-624-WH7-M35. It opens nothing: it is a short fingerprint of the
 * address, out of which the address cannot be had. Made with the page and kept in it.
 *
 * Of signs that sound alike in English or Hindi one is left at the most: of B, C, D, E, G, P, T, V, Z and 3; of M, N, L, F, S and
 * X; of A, J, K, 8 and छह (6); of 4 (चार) and R (आर); of 5, 9, I and Y; of 7 (सात) and 8 (आठ); of 2, Q and U. None looks like another.
 */
export function referenceOf(id: ShareId): string {
  const signs = signsOf(id, '234567HMW', 9);
  return `CH-${signs.slice(0, 3)}-${signs.slice(3, 6)}-${signs.slice(6)}`;
}

/** What pages are called by that were kept before they held their reference: it stands on prints of them. */
export function formerReferenceOf(id: ShareId): string {
  const signs = signsOf(id, '23456789ABCDEFGHJKMNPQRSTVWXYZ', 7);
  return `CH-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

function signsOf(id: ShareId, letters: string, length: number): string {
  let rest = Number.parseInt(fingerprint(['reference', id]).slice(-10), 36);
  const signs = Array.from({ length }, () => {
    const sign = letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
    return sign;
  });
  return signs.join('');
}
