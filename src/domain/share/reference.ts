import { fingerprint } from '../fingerprint.ts';
import type { ShareId } from '../ids.ts';

/** Without letters and digits that sound or look alike. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 7;

/**
 * By what a family names its page on the telephone, such as CH-6MWA-65K. It opens nothing: it is a short fingerprint of the
 * address, out of which the address cannot be had.
 */
export function referenceOf(id: ShareId): string {
  let rest = Number.parseInt(fingerprint(['reference', id]).slice(-10), 36);
  const signs = Array.from({ length }, () => {
    const sign = letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
    return sign;
  }).join('');
  return `CH-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
