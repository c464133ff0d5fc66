const [offsetHigh, offsetLow] = [0xcbf29ce4, 0x84222325];
const primeLow = 0x1b3;
/** The prime is 2^40 + 0x1b3: its high half is a shift by eight bits of the low word. */
const primeShift = 8;

/**
 * A short name for a value: equal values give equal texts, and a different value gives another text but for a chance
 * of about 1 in 2^64. It is FNV-1a over UTF-8, in base 36, at most 14 characters. It is not a secret and not a signature.
 */
export function fingerprint(parts: readonly FingerprintPart[]): string {
  let [high, low] = [offsetHigh, offsetLow];
  for (const byte of utf8(JSON.stringify(parts))) {
    const mixed = (low ^ byte) >>> 0;
    const product = mixed * primeLow;
    const carry = Math.floor(product / 0x1_0000_0000);
    high = (Math.imul(high, primeLow) + (mixed << primeShift) + carry) >>> 0;
    low = product >>> 0;
  }
  return high.toString(36).padStart(7, '0') + low.toString(36).padStart(7, '0');
}

export type FingerprintPart = string | number | boolean | null | readonly FingerprintPart[];

function* utf8(text: string): Generator<number> {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) yield code;
    else if (code < 0x800) yield* [0xc0 | (code >> 6), 0x80 | (code & 63)];
    else if (code < 0x10000) yield* [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
    else
      yield* [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
  }
}
