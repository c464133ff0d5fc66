import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { leadOut, leadTo } from './lead-to.ts';

async function led(lead: typeof leadTo, to: string): Promise<readonly [number, unknown]> {
  const app = Fastify();
  app.get('/', (_request, reply) => lead(reply, to, 303));
  const { statusCode, headers } = await app.inject({ url: '/' });
  return [statusCode, headers.location];
}

test.each([
  ['/plans/?sort=price', '/plans/?sort=price'],
  ['/योजना', `/${encodeURIComponent('योजना')}`],
  ['https://elsewhere.test/', '/'],
  ['//elsewhere.test/', '/'],
  ['/\\elsewhere.test/', '/'],
])('a page leads to this site alone: to %s by %s', async (to, location) => {
  expect(await led(leadTo, to)).toEqual([303, location]);
});

test.each([
  ['https://gateway.test/pay?order=1', 'https://gateway.test/pay?order=1'],
  ['http://127.0.0.1:9/pay', 'http://127.0.0.1:9/pay'],
  ['https://gateway.test/भुगतान', `https://gateway.test/${encodeURIComponent('भुगतान')}`],
  ['/sandbox/pay/1', '/sandbox/pay/1'],
])('a company outside is gone to by its own address: to %s by %s', async (to, location) => {
  expect(await led(leadOut, to)).toEqual([303, location]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://gateway.test/', 'gateway', '//gateway.test/'])(
  '%s is no address that anybody is led out to',
  async (to) => {
    expect(await led(leadOut, to)).toEqual([500, undefined]);
  },
);
