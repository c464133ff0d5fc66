import { type CallName, calls } from '#contract/call/calls.ts';
import { encodeForm, isJsonList, jsonFieldsOf } from '#contract/call/encoding.ts';
import type { CallInput } from '#contract/call/shapes.ts';
import type { WireField } from '#contract/proposal/shapes.ts';

/** One body that a call must refuse, and what is bad about it. */
export type Bad = { readonly what: string; readonly body: string; readonly contentType?: string };

type Path = readonly (string | number)[];
export const formType = 'application/x-www-form-urlencoded';
export const jsonType = 'application/json';

/**
 * Everything that can be wrong with a good body whatever it means: each part missing, twice, of another type, too long,
 * too deep, poisoned, cut off. `mayMiss` names what the call can do without, by the last part of its path.
 */
export function badBodies<Name extends CallName>(
  name: Name,
  good: CallInput<Name>['body'],
  mayMiss: readonly string[],
): readonly Bad[] {
  const isForm = calls[name].encoding === 'form';
  const bodyOf = (value: unknown) =>
    isForm ? encodeForm(name, value as CallInput<Name>['body'], '') : JSON.stringify(value); // bad on purpose
  const json = isForm ? jsonFieldsOf(name).flatMap((field) => pathsOf(good, [field])) : pathsOf(good, []);
  const bent = json.flatMap((path) =>
    bendings(at(good, path), String(path.at(-1) ?? ''), mayMiss).map(({ what, value }) => ({
      what: `${path.join('.')} ${what}`,
      body: bodyOf(changed(good, path, value)),
    })),
  );
  return [
    ...bent,
    ...badTexts(bodyOf(good)),
    ...(isForm ? badForms(name, good, mayMiss) : badJson(bodyOf(good))),
  ];
}

function badTexts(good: string): readonly Bad[] {
  return [
    { what: 'of more than 128 KB', body: good + 'A'.repeat(128 * 1024) },
    { what: 'as plain text', body: good, contentType: 'text/plain' },
    { what: 'as XML', body: '<a/>', contentType: 'application/xml' },
  ];
}

function badJson(good: string): readonly Bad[] {
  const texts = [
    '',
    '{',
    '[]',
    '7',
    'null',
    `${good}x`,
    good.slice(0, -1),
    `{"__proto__":{},${good.slice(1)}`,
  ];
  return texts.map((body) => ({ what: `the text ${body.slice(0, 20)}`, body }));
}

function badForms<Name extends CallName>(
  name: Name,
  good: CallInput<Name>['body'],
  mayMiss: readonly string[],
): readonly Bad[] {
  const pairs = Object.entries(good).map(([field, value]): [string, string] => [
    field,
    jsonFieldsOf(name).includes(field) ? JSON.stringify(value) : String(value),
  ]);
  const bodyOf = (fields: readonly (readonly [string, string])[]) =>
    fields.map(([field, text]) => `${field}=${encodeURIComponent(text)}`).join('&');
  const whole = bodyOf(pairs);
  const withText = (field: string, text: string) =>
    bodyOf([...pairs.filter(([other]) => other !== field), [field, text]]);
  const needed = pairs.filter(([field]) => !mayMiss.includes(field));
  const join = (more: string) => (whole === '' ? more : `${whole}&${more}`);
  return [
    ...(needed.length > 0 ? [{ what: 'empty', body: '' }] : []),
    ...needed.map(([field]) => ({
      what: `without ${field}`,
      body: bodyOf(pairs.filter(([other]) => other !== field)),
    })),
    ...pairs.map(([field, text]) => ({ what: `with ${field} twice`, body: join(bodyOf([[field, text]])) })),
    ...pairs.flatMap(([field]) =>
      ['%zz', 'a%00b', '%ED%A0%80'].map((text) => ({
        what: `with ${field} ${text}`,
        body: `${bodyOf(pairs.filter(([other]) => other !== field))}&${field}=${text}`,
      })),
    ),
    ...jsonFieldsOf(name).flatMap((field) => {
      const text = pairs.find(([other]) => other === field)?.[1] ?? '{}';
      return [
        '',
        isJsonList(name, field) ? '{}' : '[]',
        '7',
        'null',
        '"x"',
        text.slice(0, -1),
        `${text}x`,
        `{"__proto__":{"a":1},${text.slice(1)}`,
      ]
        .concat(`{"constructor":{"prototype":{}},${text.slice(1)}`)
        .map((bad) => ({ what: `with ${field} the text ${bad.slice(0, 24)}`, body: withText(field, bad) }));
    }),
    ...['surprise=1', '__proto__=1', 'constructor.prototype=1', 'constructor=1'].map((more) => ({
      what: `with ${more}`,
      body: join(more),
    })),
    { what: 'as JSON', body: '{}', contentType: jsonType },
  ];
}

type Bending = { readonly what: string; readonly value: unknown };
const missing = Symbol('missing');
const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);

function bendings(value: unknown, name: string, mayMiss: readonly string[]): readonly Bending[] {
  const deletedMissing =
    mayMiss.includes(name) || /^\d+$/.test(name) ? [] : [{ what: 'missing', value: missing }];
  return [
    ...deletedMissing,
    ...otherTypes(value).map((other) => ({ what: `as ${worded(other)}`, value: other })),
  ];
}

function worded(value: unknown): string {
  return JSON.stringify(value).slice(0, 24);
}

function otherTypes(value: unknown): readonly unknown[] {
  const never = [null, deep(13)];
  if (typeof value === 'string')
    return [...never, 7, { a: 1 }, [1], 'A'.repeat(2100), `${value}\0`, `${value}\ud800`];
  if (typeof value === 'number') return [...never, 'x', true, {}, [], 1.5, -1, 1e308];
  if (typeof value === 'boolean') return [...never, 'x', 7, {}];
  if (Array.isArray(value)) return [...never, 'x', 7, {}, Array.from({ length: 70 }, () => 1)];
  return [...never, 'x', 7, ['x'], { ...Object(value), surprise: 1 }];
}

function pathsOf(value: unknown, path: Path): readonly Path[] {
  const inner = at(value, path);
  if (inner === undefined) return [];
  const own = path.length === 0 ? [] : [path];
  if (typeof inner !== 'object' || inner === null) return own;
  return [...own, ...keysOf(inner).flatMap((key) => pathsOf(value, [...path, key]))];
}

/** The first entry of a list stands for the others. */
function keysOf(value: object): readonly (string | number)[] {
  if (!Array.isArray(value)) return Object.keys(value);
  return value.length > 0 ? [0] : [];
}

function at(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return typeof value === 'object' && value !== null ? at(Reflect.get(value, key), rest) : undefined;
}

function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((each, index) => (index === key ? changed(each, rest, next) : each));
  const entries = Object.entries(Object(value)).map(([name, each]) => [
    name,
    name === key ? changed(each, rest, next) : each,
  ]);
  return Object.fromEntries(entries.filter(([, each]) => each !== missing));
}

/** Answers that the question's kind cannot take. */
export function badAnswers({ kind }: WireField): readonly unknown[] {
  switch (kind) {
    case 'tick':
      return ['yes', ['x']];
    case 'checkboxes':
      return ['x', true, ['no-such-choice']];
    case 'yes-no':
      return ['perhaps', ['yes']];
    case 'name':
      return ['A'.repeat(1999), '12345', true, ['Asha']];
    case 'text':
    case 'long-text':
      return ['a\u0007b', true, ['x']];
    default:
      return ['no-such-thing', '9'.repeat(400), '-1', true, ['x']];
  }
}
