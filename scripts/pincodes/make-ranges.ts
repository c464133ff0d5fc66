import { readFileSync, writeFileSync } from 'node:fs';

type Directory = { readonly ranges: readonly (readonly [from: number, to: number, state: string])[] };

const root = new URL('../..', import.meta.url);
const lineLength = 104;

// A JSON file of our own, checked by the tests of the list that it makes.
const directory = JSON.parse(readFileSync(new URL('catalogue/pincodes.json', root), 'utf8')) as Directory;

const text = encode(directory.ranges);
const lines = text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
writeFileSync(
  new URL('src/domain/location/pincode-ranges.ts', root),
  [
    '/*',
    ' * Made by `node scripts/pincodes/make-ranges.ts` from `catalogue/pincodes.json`; do not edit.',
    ' * Adapted from the All India Pincode Directory, Department of Posts, Government of India, via data.gov.in,',
    ' * under the Government Open Data License - India (https://www.data.gov.in/Godl).',
    ' */',
    '',
    '/** For each range, base 26: in small letters its distance from the end of the range before, in capitals its length less one. */',
    'export const pincodeRanges = `',
    ...lines,
    '`;',
    '',
  ].join('\n'),
);
console.log(`${directory.ranges.length} ranges in ${text.length} characters`);

function encode(ranges: Directory['ranges']): string {
  let end = 0;
  return ranges
    .map(([from, to]) => {
      const gap = from - end;
      end = to;
      return letters(gap, 'a') + letters(to - from, 'A');
    })
    .join('');
}

/** Base 26, most significant letter first, `zero` standing for 0. */
function letters(value: number, zero: 'a' | 'A'): string {
  const digit = String.fromCharCode(zero.charCodeAt(0) + (value % 26));
  return value < 26 ? digit : `${letters(Math.floor(value / 26), zero)}${digit}`;
}
