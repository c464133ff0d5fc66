import type { InjectOptions } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import { csrfCookie, csrfHeader, jsonFieldsOf, pathOf } from '#contract/call/encoding.ts';
import type { Bend, Recipe } from './recipes.ts';
import type { FuzzWorld } from './world.ts';

type Fields = readonly (readonly [string, string])[];

const contentTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' };
const otherTypes = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-7',
];
const otherMethods: readonly NonNullable<InjectOptions['method']>[] = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
];

export function requestOf(recipe: Recipe, world: FuzzWorld): InjectOptions {
  const { name, wrapping, text } = recipe;
  const { method, encoding } = calls[name];
  const token =
    wrapping === 'wrong-token' ? text.replace(/[^\w-]/g, 'x') : (world.cookies.get(csrfCookie) ?? '');
  const headers: Record<string, string> = {
    cookie: [...world.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    [csrfHeader]: token,
  };
  const other = wrapping === 'other-method';
  const otherMethod = other ? otherMethods[text.length % otherMethods.length] : method;
  const url = pathOf(name, idsOf(recipe, world));
  if (encoding === 'none' && !other) return { method: otherMethod ?? method, url, headers };
  const type = typeOf(recipe, encoding === 'json' ? 'json' : 'form');
  if (type !== undefined) headers['content-type'] = type;
  return { method: otherMethod ?? method, url, headers, payload: payloadOf(recipe, world) };
}

function idsOf({ name, ids, givenId }: Recipe, world: FuzzWorld): Parameters<typeof pathOf<CallName>>[1] {
  if (ids !== 'given') {
    const { share, secret } = world[ids];
    const id = { getShared: share, getResume: secret }[name as string];
    return id === undefined ? world[ids] : { ...world[ids], id };
  }
  return { id: givenId, quote_id: givenId, insurer: givenId, pincode: givenId, product_slug: givenId };
}

function typeOf({ wrapping, text }: Recipe, encoding: 'form' | 'json'): string | undefined {
  if (wrapping === 'no-content-type') return undefined;
  if (wrapping === 'other-content-type') return otherTypes[text.length % otherTypes.length];
  if (wrapping === 'other-encoding') return contentTypes[encoding === 'json' ? 'form' : 'json'];
  return contentTypes[encoding];
}

function payloadOf(recipe: Recipe, world: FuzzWorld): string {
  const { name, wrapping, text } = recipe;
  const body = bent(bodyOf(recipe, world), recipe.bends);
  const whole = calls[name].encoding === 'json' ? JSON.stringify(body) : formOf(name, body, wrapping);
  switch (wrapping) {
    case 'field-twice':
      return `${whole}&${whole}`;
    case 'cut-off':
      return whole.slice(0, Math.floor(whole.length * 0.8));
    case 'poisoned':
      return whole.replace('{', '{"__proto__":{"polluted":true},');
    case 'bare-text':
      return text;
    case 'huge':
      return whole + 'A'.repeat(text.length % 2 === 0 ? 100_000 : 200_000);
    default:
      return whole;
  }
}

function bodyOf({ name, ids, body }: Recipe, world: FuzzWorld): unknown {
  if (body.kind === 'made') return body.value;
  const right = world.bodiesOf(name, ids === 'foreign' ? world.foreign : world.own);
  return right[body.which % right.length] ?? {};
}

function formOf(name: CallName, body: unknown, wrapping: Recipe['wrapping']): string {
  const json = jsonFieldsOf(name);
  const fields: Fields = Object.entries(Object(body)).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const isText = !json.includes(field) && typeof value !== 'object';
    const text = isText ? String(value) : JSON.stringify(value);
    return [
      [
        field,
        wrapping === 'poisoned' ? text.replace('{', '{"constructor":{"prototype":{"polluted":true}},') : text,
      ],
    ];
  });
  return fields
    .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
    .join('&');
}

type Holder = Record<string, unknown>;

function bent(body: unknown, bends: readonly Bend[]): unknown {
  const copy: unknown = structuredClone(body);
  // A value that stood in two places would be bent in both, or come to stand in itself.
  for (const bend of bends) bendOnce(copy, { ...bend, value: structuredClone(bend.value) });
  return copy;
}

function bendOnce(body: unknown, { how, at, key, value }: Bend): void {
  const places = placesIn(body);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return;
  if (how === 'replaced') put(place.holder, place.key, value);
  else if (how === 'missing') Reflect.deleteProperty(place.holder, place.key);
  else put(place.holder, key, value);
}

/** Also for `__proto__`, which an assignment would take for another prototype. */
function put(holder: Holder, key: string, value: unknown): void {
  // The length of a list is no entry of it.
  if (Array.isArray(holder) && key === 'length') return;
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesIn(value: unknown): readonly { readonly holder: Holder; readonly key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder; // an object or a list is read by its keys
  return Object.entries(holder).flatMap(([key, inner]) => [{ holder, key }, ...placesIn(inner)]);
}
