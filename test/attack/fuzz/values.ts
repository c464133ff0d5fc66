import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';

/** What breaks programs: halves of characters, marks that cannot be seen, names of prototypes, numbers beyond all measure. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\u2066abc\u2069',
  '\u200b\u200d\ufeff',
  'श्रीमती काव्या',
  'அன்பு',
  'ಕೃಷ್ಣ',
  '👨‍👩‍👧',
  'İi̇ß',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  'a\r\nset-cookie: sid=x',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '2024-02-30',
  '0000-00-00',
  '9999-99-99',
  '1990-01-01T00:00:00Z',
  'A'.repeat(2001),
];
const oddNumbers = [
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e-320,
];

function deep(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function long(length: number): readonly unknown[] {
  const numbers = Array.from({ length }, (_, index) => index);
  return [numbers, Object.fromEntries(numbers.map((index) => [`k${index}`, 'x']))];
}

/** Any bytes. Made once, for it is costly to make. */
const bytes = fc.string({ unit: 'binary', maxLength: 60 });
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  bytes,
  fc.string({ maxLength: 60 }),
);
const single = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.constantFrom<unknown>(...oddNumbers, true, false, null),
  fc.double({ noNaN: true }),
  fc.integer(),
);

/** It is any JSON at all. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: single },
  fc.array(single, { maxLength: 5 }),
  fc.dictionary(text, single, { maxKeys: 4 }),
  fc.integer({ min: 2, max: 40 }).map(deep),
  fc.constantFrom<unknown>(...[70, 300, 3000].flatMap(long)),
);

export const anyText = text;

const usualLength = 20;
const usualItems = 4;

/** Values that a schema takes, so that what lies behind it is reached. */
export function valuesOf(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anyValue;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(valuesOf));
  switch (schema.type) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return listsOf(schema);
    case 'string':
      return textsOf(schema);
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyValue;
  }
}

function objectsOf({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const entries = Object.entries(properties).map(([key, each]): [string, fc.Arbitrary<unknown>] => [
    key,
    required.includes(key) ? valuesOf(each) : fc.option(valuesOf(each), { nil: undefined }),
  ]);
  if (entries.length > 0 || additionalProperties === undefined || additionalProperties === false) {
    return fc.record(Object.fromEntries(entries));
  }
  return fc.dictionary(fc.string({ maxLength: usualLength }), valuesOf(additionalProperties), { maxKeys: 6 });
}

function listsOf({ items, minItems = 0, maxItems = usualItems }: JsonSchema) {
  const each = items === undefined || Array.isArray(items) ? anyValue : valuesOf(items);
  return fc.array(each, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, usualItems)),
  });
}

function textsOf({ pattern, maxLength = usualLength }: JsonSchema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, usualLength);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).map((each) => each.slice(0, most));
  const odd = oddTexts.filter(({ length }) => length <= maxLength);
  return fc.oneof(
    fc.string({ maxLength: most }),
    bytes.map((each) => each.slice(0, most)),
    fc.constantFrom(...odd),
  );
}

function numbersOf({ minimum = -1_000_000, maximum = 100_000_000 }: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: Math.max(minimum, 0), max: Math.min(maximum, 100) }),
    fc.integer({ min: minimum, max: Math.min(maximum, 2_000_000_000) }),
    fc.constantFrom(minimum, maximum),
  );
}
