import { fastifyCookie } from '@fastify/cookie';
import { expect, test } from 'vitest';
import { siteProof, siteProofPath } from '#server/process/site-proof.ts';
import { testApp } from './app.ts';

const secret = 'a secret of the tests';
const nonce = 'n'.repeat(32);

test('a server proves to whoever asks that it has the secret, and signs no cookie by it', async () => {
  const { app, close } = await testApp();
  const answer = await app.inject({ url: `${siteProofPath}${nonce}` });
  const { proof } = answer.json();
  expect(proof).toBe(siteProof(secret, nonce));
  expect(proof).not.toBe(siteProof('another secret', nonce));
  expect(answer.headers['cache-control']).toBe('no-store');
  const signed = fastifyCookie.sign(nonce, secret).slice(nonce.length + 1);
  expect(Buffer.from(proof, 'base64url').equals(Buffer.from(signed, 'base64'))).toBe(false);
  await close();
});

test.each(['short', 'n'.repeat(44), `${'n'.repeat(30)}%2F`])(
  'it answers no question such as %s',
  async (path) => {
    const { app, close } = await testApp();
    expect((await app.inject({ url: `${siteProofPath}${path}` })).statusCode).toBe(404);
    await close();
  },
);
