import fc from 'fast-check';

/** Letters as their bytes, which is how a browser that does not encode them would send them. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** What stands as markup in a page that does not escape it. */
export const markup = '<i-odd>';

const letters = [
  'Ā',
  '\u202e',
  '\n',
  '\r\nset-cookie: planted=yes',
  '\0',
  'श्रीमती',
  'அன்பு',
  '👨‍👩‍👧',
  'İ',
  '\u2028',
  '\ufeff',
];

/** They are as a browser encodes them. */
export const oddLetters: readonly string[] = [...letters, markup].map(encodeURIComponent);

const pieces: readonly string[] = [
  ...letters.map(encodeURIComponent),
  // A head of HTTP holds no control signs.
  ...letters.filter((text) => text.charCodeAt(0) > 31).map(bytesOf),
  ...['%', '%zz', '%E0%A4%A', '%C0%AF', '%FF', '%ED%A0%80', '%25', '%2525', '%u0100'],
  ...['.', '..', '%2e%2e', '..%2f', '%2e%2e%2f%2e%2e', '..%5c', '..;', './.'],
  ...[
    '/',
    '//',
    '///evil.example',
    '/\\evil.example',
    '%2f',
    '%2F%2Fevil.example',
    '%5c',
    '\\',
    '//evil.example/..',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'],
  ...['undefined', 'null', 'NaN', '-1', '0', '1.5', '1e999', '9'.repeat(400), 'true', '[object%20Object]'],
  ...[
    encodeURIComponent(markup),
    markup,
    "'%20or%201=1--",
    '"',
    '`',
    '{',
    '}',
    '|',
    '^',
    '$',
    '@',
    ':',
    '*',
    '~',
    ';v=1',
    '!',
    ',',
  ],
  ...[
    '%7B%22a%22%3A',
    '%5B'.repeat(1_500),
    '%7B%22__proto__%22%3A%7B%22polluted%22%3Atrue%7D%7D',
    '[]',
    '%5B%5D=a',
  ],
  ...['a'.repeat(101), 'a'.repeat(5_000), '/a'.repeat(2_000), '%C4%80'.repeat(1_000), 'a'.repeat(20_000)],
  ...['table.csv', 'policy.pdf', 'picture.png', 'favicon.ico', 'index.html', '.git/config', 'wp-login.php'],
];

/** A piece of an address as it goes over the wire: any of these, or whatever chance writes. */
export const anyPiece: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...pieces) },
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replaceAll(' ', '+')),
);

/** It is a value of a header, as odd. */
export const anyHeader: fc.Arbitrary<string> = fc.oneof(
  anyPiece.map((piece) => piece.slice(0, 4_000)),
  fc.constantFrom('', ' ', ',,,,', ';;;', '*', 'q=9', 'a=b; c', '"', ...letters.map(bytesOf).map(printed)),
);

/** Node's client sends no other signs in a header. */
function printed(text: string): string {
  return text.replace(/[^\x20-\x7e\x80-\xff]/g, ' ');
}
