import { afterEach, describe, expect, test } from 'vitest';
import { openVisitApp } from '#test/api/visit-app.ts';
import { signedCode } from './signed-code.ts';

let at: Awaited<ReturnType<typeof openVisitApp>>;
afterEach(() => at.app.close());

describe('a partner’s visit', () => {
  const code = () =>
    signedCode('bank', Math.floor(Date.parse(at.clock.now()) / 1_000) + 60, 'key of the bank');
  const enter = () => `/?channel=retail-partner&partner=${code()}&sort=price`;
  const inFrame = {
    'sec-fetch-dest': 'iframe',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  };
  const sale = { channel: 'retail-partner', partner: 'bank' };

  test('begins by its link and goes on without it', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    expect((await browser.get(enter())).json()).toMatchObject({
      entry: { kind: 'entered', to: '/?sort=price' },
      sale,
    });
    expect(await browser.who()).toMatchObject({ entry: { kind: 'none' }, sale, framed: false });
    await browser.get('/?channel=website');
    expect((await browser.who()).sale).toEqual({ channel: 'website' });
  });

  test('is none in another browser, nor by its cookie alone', async () => {
    at = await openVisitApp();
    const [browser, other] = [at.aBrowser(), at.aBrowser()];
    await browser.get(enter());
    const [name, value] = [...browser.jar].find(([key]) => key.endsWith('channel')) ?? [];
    if (!name || !value) throw new Error('No cookie of the sale');
    await other.get();
    other.jar.set(name, value);
    expect((await other.who()).sale).toEqual({ channel: 'website' });
  });

  test('may stand in a frame of that partner alone, with cookies of its own', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    const { visitor } = await browser.who();
    const framed = await browser.get(enter(), inFrame);
    expect(framed.json()).toMatchObject({ framed: true, sale });
    expect(framed.json().visitor).not.toBe(visitor);
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors https://www.bank.example');
    expect(framed.headers['x-frame-options']).toBeUndefined();
    expect(
      framed.cookies.every(({ name, sameSite }) => name.startsWith('__Host-framed-') && sameSite === 'None'),
    ).toBe(true);
    const never = await browser.get('/never-framed', inFrame);
    expect(never.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(await browser.who()).toMatchObject({ visitor, framed: false });
  });

  test('is the one that a frame’s own calls go on in', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    const { visitor } = (await browser.get(enter(), inFrame)).json();
    const call = await browser.get('/', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' });
    expect(call.json()).toMatchObject({ visitor, framed: true });
  });

  test('of nobody stands in no frame of another site', async () => {
    at = await openVisitApp();
    const answer = await at.aBrowser().get('/', inFrame);
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });
});

describe('an app says where it sells in its header', () => {
  test('and the next page, which the browser asks for, is of that sale', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    await browser.get('/', { 'request-source': 'mobile-app' });
    expect(await browser.who()).toMatchObject({ sale: { channel: 'mobile-app' } });
  });

  test.each(['retail-partner', 'pos', 'website', 'shop'])('and nobody becomes %s by it', async (source) => {
    at = await openVisitApp();
    expect((await at.aBrowser().get('/', { 'request-source': source })).json().sale).toEqual({
      channel: 'website',
    });
  });
});
