const [offsetHigh, offsetLow] = [0xcbf29ce4, 0x84222325];
const primeLow = 0x1b3;
/** The prime is 2^40 + 0x1b3: its high half is a shift by eight bits of the low word. */
const primeShift = 8;
const half = 0xffff;

/**
 * A short name for a value: equal values give equal texts, and a different value gives another text but for a chance
 * of about 1 in 2^64. It is FNV-1a over UTF-8, in base 36, at most 14 characters. It is not a secret and not a signature.
 */
export function fingerprint(parts: readonly FingerprintPart[]): string {
  const text = JSON.stringify(parts);
  let [high, low] = [offsetHigh, offsetLow];
  for (let index = 0; index < text.length; index++) {
    let bytes = text.charCodeAt(index);
    if (bytes >= 0x80) {
      const code = text.codePointAt(index) ?? 0;
      if (code >= 0x10000) index++;
      bytes = utf8(code);
    }
    // Bytes stand with the first one lowest; halves of 16 bits keep every step a small integer.
    do {
      const mixed = low ^ (bytes & 0xff);
      const lower = (mixed & half) * primeLow;
      const upper = (mixed >>> 16) * primeLow + (lower >>> 16);
      high = (Math.imul(high, primeLow) + (mixed << primeShift) + (upper >>> 16)) | 0;
      low = (upper << 16) | (lower & half);
      bytes >>>= 8;
    } while (bytes !== 0);
  }
  return (high >>> 0).toString(36).padStart(7, '0') + (low >>> 0).toString(36).padStart(7, '0');
}

export type FingerprintPart = string | number | boolean | null | readonly FingerprintPart[];

/** The two to four bytes of a character beyond ASCII, the first one lowest. None of them is 0. */
function utf8(code: number): number {
  const tail = (shift: number) => 0x80 | ((code >> shift) & 63);
  if (code < 0x800) return 0xc0 | (code >> 6) | (tail(0) << 8);
  if (code < 0x10000) return 0xe0 | (code >> 12) | (tail(6) << 8) | (tail(0) << 16);
  return 0xf0 | (code >> 18) | (tail(12) << 8) | (tail(6) << 16) | (tail(0) << 24);
}
