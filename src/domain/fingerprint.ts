/** FNV-1a of 64 bits in two halves; where a text stands after some of it. */
type Mixed = { readonly high: number; readonly low: number };

const offset: Mixed = { high: 0xcbf29ce4, low: 0x84222325 };
const primeLow = 0x1b3;
/** The prime is 2^40 + 0x1b3: its high half is a shift by eight bits of the low word. */
const primeShift = 8;
const half = 0xffff;

export type FingerprintPart = string | number | boolean | null | readonly FingerprintPart[];

/**
 * A short name for a value: equal values give equal texts, and a different value gives another text but for a chance
 * of about 1 in 2^64. It is FNV-1a over UTF-8, in base 36, at most 14 characters. It is not a secret and not a signature.
 */
export function fingerprint(parts: readonly FingerprintPart[]): string {
  return textOf(mix(offset, JSON.stringify(parts)));
}

/** Fingerprints of lists that differ in one part: what comes before it is worked out once. */
export function fingerprintsAround(
  before: readonly FingerprintPart[],
  after: readonly FingerprintPart[],
): (part: FingerprintPart) => string {
  const head = JSON.stringify(before).slice(0, -1);
  const tail = JSON.stringify(after).slice(1);
  const start = mix(offset, before.length > 0 ? `${head},` : head);
  const end = after.length > 0 ? `,${tail}` : tail;
  return (part) => textOf(mix(start, JSON.stringify(part) + end));
}

function mix(start: Mixed, text: string): Mixed {
  let { high, low } = start;
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
  return { high: high >>> 0, low: low >>> 0 };
}

/** The two to four bytes of a character beyond ASCII, the first one lowest. None of them is 0. */
function utf8(code: number): number {
  const tail = (shift: number) => 0x80 | ((code >> shift) & 63);
  if (code < 0x800) return 0xc0 | (code >> 6) | (tail(0) << 8);
  if (code < 0x10000) return 0xe0 | (code >> 12) | (tail(6) << 8) | (tail(0) << 16);
  return 0xf0 | (code >> 18) | (tail(12) << 8) | (tail(6) << 16) | (tail(0) << 24);
}

function textOf({ high, low }: Mixed): string {
  return sevenDigits(high) + sevenDigits(low);
}

const pairs = Array.from({ length: 36 * 36 }, (_, value) => value.toString(36).padStart(2, '0'));

/** 32 bits in base 36. Two digits at a time: the language's own way is slow, and lists of plans need many. */
function sevenDigits(word: number): string {
  const [first, last] = [Math.floor(word / 36 ** 4), word % 36 ** 4];
  const pairOf = (value: number) => pairs[value % 36 ** 2] ?? '';
  return (
    Math.floor(first / 36 ** 2).toString(36) +
    pairOf(first) +
    pairOf(Math.floor(last / 36 ** 2)) +
    pairOf(last)
  );
}
