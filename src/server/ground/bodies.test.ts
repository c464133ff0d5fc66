import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rawBodyOf, registerBodies } from './bodies.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  registerBodies(app);
  app.post('/', async (request) => ({
    form: rawBodyOf(request, 'form') ?? null,
    json: rawBodyOf(request, 'json') ?? null,
  }));
});
afterEach(() => app.close());

const post = (contentType: string | undefined, payload: string) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: contentType === undefined ? {} : { 'content-type': contentType },
  });

describe('a body', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'a=%20b&a', { form: 'a=%20b&a', json: null }],
    ['application/json', '{ "a": 1 }', { form: null, json: '{ "a": 1 }' }],
    ['application/json; charset=utf-8', 'no JSON', { form: null, json: 'no JSON' }],
  ])('of %s is kept as it came, and read in that encoding alone', async (contentType, payload, read) => {
    expect((await post(contentType, payload)).json()).toEqual(read);
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of %s is refused',
    async (contentType) => {
      expect((await post(contentType, 'a=1')).statusCode).toBe(415);
    },
  );

  test('that is not there is an empty one in either encoding', async () => {
    expect((await post(undefined, '')).json()).toEqual({ form: '', json: '' });
  });

  test.each<[unknown, string | undefined]>([
    [undefined, ''],
    [null, ''],
    ['text', undefined],
    [{}, undefined],
    [{ raw: 1, encoding: 'form' }, undefined],
    [{ raw: 'a=1' }, undefined],
    [{ raw: 'a=1', encoding: 'json' }, undefined],
    [{ raw: 'a=1', encoding: 'form' }, 'a=1'],
  ])('that something else left as %j is read as a form: %j', (body, raw) => {
    expect(rawBodyOf({ body } as Parameters<typeof rawBodyOf>[0], 'form')).toBe(raw); // as far as it is read
  });
});
