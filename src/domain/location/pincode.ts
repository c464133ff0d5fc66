import { parsePincode } from './parse-pincode.ts';
import { pincodeRanges } from './pincode-ranges.ts';

/**
 * The rule of specification section 5: the whole number falls within the embedded list of allowed ranges. The list
 * holds every civil pincode and closes gaps of up to nine numbers, so that a new post office is not refused.
 */
export function isPincode(text: string): boolean {
  const pincode = parsePincode(text);
  return pincode !== undefined && isAllowed(pincode);
}

type Ranges = { readonly starts: readonly number[]; readonly ends: readonly number[] };

let decoded: Ranges | undefined;

function isAllowed(pincode: number): boolean {
  decoded ??= decode(pincodeRanges);
  const { starts, ends } = decoded;
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < pincode) low = middle + 1;
    else high = middle;
  }
  const start = starts[low];
  return start !== undefined && start <= pincode;
}

function decode(text: string): Ranges {
  const starts: number[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const [, gap = '', length = ''] of text.replace(/\s/g, '').matchAll(/([a-z]{1,5})([A-Z]{1,5})/g)) {
    const start = end + fromLetters(gap.toUpperCase());
    end = start + fromLetters(length);
    starts.push(start);
    ends.push(end);
  }
  return { starts, ends };
}

function fromLetters(letters: string): number {
  return [...letters].reduce((value, letter) => value * 26 + letter.charCodeAt(0) - 65, 0);
}
