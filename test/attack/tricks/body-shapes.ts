/**
 * A text that repeats one thing until it is as long as it may be. `raw` shapes are a whole body; the others are JSON
 * text, which stands in its field of a form post.
 */
export type BodyShape = {
  readonly name: string;
  readonly head: string;
  /** It is always of the same length. */
  readonly unit: string | ((index: number) => string);
  readonly tail: string;
  readonly isRaw?: true;
};

const sixDigits = (index: number) => String(index).padStart(6, '0');

export const plainShape: BodyShape = {
  name: 'plain text',
  head: '{"a":"',
  unit: 'a',
  tail: '"}',
};

export const bodyShapes: readonly BodyShape[] = [
  { name: 'an unclosed text of escaped quotes', head: '{"a":"', unit: '\\"', tail: '' },
  { name: 'a closed text of escaped quotes', head: '{"a":"', unit: '\\"', tail: '"}' },
  { name: 'deep lists', head: '{"a":', unit: '[', tail: '' },
  { name: 'deep objects', head: '', unit: '{"a":', tail: '1' },
  { name: 'closing brackets', head: '{"a":[', unit: ']', tail: '' },
  { name: 'commas', head: '{"a":[', unit: ',', tail: ']}' },
  { name: 'a long list', head: '{"a":[1', unit: ',1', tail: ']}' },
  { name: 'many keys', head: '{"a":1', unit: (index) => `,"k${sixDigits(index)}":1`, tail: '}' },
  { name: 'one key many times', head: '{"a":1', unit: ',"a":1', tail: '}' },
  { name: 'one long number', head: '{"a":', unit: '9', tail: '}' },
  { name: 'one long fraction', head: '{"a":0.', unit: '0', tail: '1}' },
  { name: 'unicode escapes', head: '{"a":"', unit: '\\u0905', tail: '"}' },
  { name: 'lone surrogates', head: '{"a":"', unit: '\\ud800', tail: '"}' },
  { name: 'escaped NULs', head: '{"a":"', unit: '\\u0000', tail: '"}' },
  { name: 'NULs', head: '{"a":"', unit: '\0', tail: '"}' },
  { name: 'backslashes', head: '{"a":"', unit: '\\\\', tail: '"}' },
  { name: 'an unclosed text of backslashes', head: '{"a":"', unit: '\\\\', tail: '' },
  { name: 'half of a JSON text', head: '{"a":[', unit: '{"b":"c"},', tail: '{"b":' },
  { name: 'spaces in a list', head: '{"a":[', unit: ' ', tail: ']}' },
  { name: 'letters of India', head: '{"a":"', unit: 'श्री', tail: '"}' },
  { name: 'marks to be put in order', head: '{"a":"a', unit: '\u0301\u0323', tail: '"}' },
  { name: 'spaces', head: '', unit: ' ', tail: '', isRaw: true },
  { name: 'percent escapes', head: 'data=', unit: '%22', tail: '', isRaw: true },
  { name: 'broken percent escapes', head: 'data=', unit: '%ED%A0%80', tail: '', isRaw: true },
  { name: 'percent signs', head: 'data=', unit: '%', tail: '', isRaw: true },
  { name: 'plus signs', head: 'data=', unit: '+', tail: '', isRaw: true },
  { name: 'fields', head: 'a=1', unit: (index) => `&k${sixDigits(index)}=1`, tail: '', isRaw: true },
  { name: 'ampersands', head: '', unit: '&', tail: '', isRaw: true },
  { name: 'equals signs', head: '', unit: '=', tail: '', isRaw: true },
];

/** The whole body of about so many bytes, as an attacker writes it: escaped only where it has to be. */
export function bodyOf(shape: BodyShape, size: number, field: string | undefined): string {
  const write = shape.isRaw || field === undefined ? (text: string) => text : escaped;
  const head = (shape.isRaw || field === undefined ? '' : `${field}=`) + write(shape.head);
  const tail = write(shape.tail);
  const { unit } = shape;
  const length = (text: string) => Buffer.byteLength(text);
  const first = write(typeof unit === 'string' ? unit : unit(0));
  const count = Math.floor((size - length(head) - length(tail)) / length(first));
  if (typeof unit === 'string') return head + first.repeat(count) + tail;
  return head + Array.from({ length: count }, (_, index) => write(unit(index))).join('') + tail;
}

function escaped(text: string): string {
  return text.replace(/[%&+\0]/g, encodeURIComponent);
}
