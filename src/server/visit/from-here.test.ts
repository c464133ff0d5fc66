import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isForAnotherSite, isForFrameOfAnotherSite, isFromHere } from './from-here.ts';
import { ownOrigin } from './own-origin.ts';

type RequestFacts = {
  readonly method?: 'GET' | 'POST';
  readonly site?: string;
  readonly mode?: string;
  readonly dest?: string;
  readonly origin?: string;
  readonly host?: string;
};

/** What is made of a request by what its browser says. */
async function read<T>(
  { method = 'GET', site, mode, dest, origin, host }: RequestFacts,
  reading: (request: FastifyRequest) => T,
): Promise<T | undefined> {
  const app = Fastify();
  let value: { readonly of: T } | undefined;
  app.all('/', async (request) => {
    value = { of: reading(request) };
    return '';
  });
  await app.inject({
    method,
    url: '/',
    headers: {
      ...(site && { 'sec-fetch-site': site }),
      ...(mode && { 'sec-fetch-mode': mode }),
      ...(dest && { 'sec-fetch-dest': dest }),
      ...(origin && { origin }),
      ...(host && { host }),
    },
  });
  await app.close();
  return value?.of;
}

test.each<[string, RequestFacts, string | undefined, boolean]>([
  ['by a program that says nothing', {}, undefined, true],
  ['by a page of ours', { site: 'same-origin' }, undefined, true],
  ['by an address that somebody typed', { site: 'none' }, undefined, true],
  ['by a page of another site', { site: 'cross-site' }, undefined, false],
  ['by a page of a neighbour under our domain', { site: 'same-site' }, undefined, false],
  ['from our origin by the settings', { origin: 'https://ours.example' }, 'https://ours.example', true],
  [
    'from another origin than by the settings',
    { origin: 'https://ours.test' },
    'https://ours.example',
    false,
  ],
  [
    'from our origin in plain text where the settings say otherwise',
    { origin: 'http://ours.example' },
    'https://ours.example',
    false,
  ],
  ['from the host that it reached us at', { origin: 'http://a.test', host: 'a.test' }, undefined, true],
  ['from that host under encryption', { origin: 'https://a.test', host: 'a.test' }, undefined, true],
  ['from that host at its usual port', { origin: 'https://a.test', host: 'a.test:443' }, undefined, true],
  ['from that host at another port', { origin: 'http://a.test:81', host: 'a.test' }, undefined, false],
  ['from another host', { origin: 'http://b.test', host: 'a.test' }, undefined, false],
  ['from an origin that hides itself', { origin: 'null', host: 'a.test' }, undefined, false],
  ['from an origin with a path', { origin: 'http://a.test/x', host: 'a.test' }, undefined, false],
  ['from an origin of another kind', { origin: 'ftp://a.test', host: 'a.test' }, undefined, false],
  ['from an origin that is none', { origin: 'http://', host: 'a.test' }, undefined, false],
  [
    'by another site that names our origin',
    { site: 'cross-site', origin: 'http://a.test', host: 'a.test' },
    undefined,
    false,
  ],
])('a request %s comes from here or not', async (_, facts, publicOrigin, fromHere) => {
  expect(await read(facts, (request) => isFromHere(request, publicOrigin))).toBe(fromHere);
});

test.each<[string, RequestFacts, boolean]>([
  ['a picture in a page of another site', { site: 'cross-site', mode: 'no-cors' }, true],
  ['a call of a page of another site', { site: 'cross-site', mode: 'cors' }, true],
  ['a picture in a page of a neighbour', { site: 'same-site', mode: 'no-cors' }, true],
  ['a link that somebody followed', { site: 'cross-site', mode: 'navigate' }, false],
  ['a browser that says no mode', { site: 'cross-site' }, false],
  ['a picture in a page of ours', { site: 'same-origin', mode: 'no-cors' }, false],
  ['a program', {}, false],
])('whether nobody goes there: %s', async (_, facts, unwanted) => {
  expect(await read(facts, isForAnotherSite)).toBe(unwanted);
});

test.each<[string, RequestFacts, boolean]>([
  ['in a frame of another site', { site: 'cross-site', dest: 'iframe' }, true],
  ['in an old frame of it', { site: 'cross-site', dest: 'frame' }, true],
  ['as an object of it', { site: 'cross-site', dest: 'object' }, true],
  ['embedded in it', { site: 'cross-site', dest: 'embed' }, true],
  ['in a frame of a neighbour', { site: 'same-site', dest: 'iframe' }, true],
  ['in a frame of ours', { site: 'same-origin', dest: 'iframe' }, false],
  ['as a page of its own', { site: 'cross-site', dest: 'document' }, false],
  ['by a post of a gateway', { method: 'POST', site: 'cross-site', dest: 'iframe' }, false],
])('whether another site shows us within itself: %s', async (_, facts, framed) => {
  expect(await read(facts, isForFrameOfAnotherSite)).toBe(framed);
});

test.each([
  ['a.test', 'http://a.test'],
  ['a.test:8443', 'http://a.test:8443'],
  ['[2001:db8::1]:80', 'http://[2001:db8::1]:80'],
  ['a.test/path', 'http://localhost'],
  ['user@a.test', 'http://localhost'],
  ['a.test:123456', 'http://localhost'],
])('the host %s leads this browser to %s', async (host, origin) => {
  expect(await read({ host }, ownOrigin)).toBe(origin);
});
