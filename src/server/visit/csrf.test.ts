import { afterEach, describe, expect, test } from 'vitest';
import { csrfHeader } from '#contract/call/encoding.ts';
import { openVisitApp } from '#test/api/visit-app.ts';

type Headers = Readonly<Record<string, string>>;

let at: Awaited<ReturnType<typeof openVisitApp>>;
afterEach(() => at.app.close());

describe('a post', () => {
  const fromHere = { origin: 'https://ours.example' };

  test.each<[string, (token: string) => Headers, boolean]>([
    ['with the token of its visit', (token) => ({ [csrfHeader]: token }), true],
    ['with it from a page of ours', (token) => ({ ...fromHere, [csrfHeader]: token }), true],
    ['with it from another page', (token) => ({ origin: 'https://other.test', [csrfHeader]: token }), false],
    ['with another token', (token) => ({ ...fromHere, [csrfHeader]: `${token}x` }), false],
    ['without a token', () => fromHere, false],
  ])('%s may be or not', async (_, headers, may) => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    await browser.get();
    expect((await browser.post('/buy', headers(browser.token()))).json()).toEqual({ may });
  });

  test('of a form has the token in its body', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    await browser.get();
    const query = new URLSearchParams({ token: browser.token() });
    expect((await browser.post(`/buy?${query}`, fromHere)).json()).toEqual({ may: true });
  });

  test('of a browser whose cookies were cleared has them anew, if a page of ours sent it', async () => {
    at = await openVisitApp();
    const [ours, foreign, program] = [at.aBrowser(), at.aBrowser(), at.aBrowser()];
    await ours.post('/buy', fromHere);
    await foreign.post('/buy', { origin: 'https://other.test' });
    await program.post('/buy');
    expect([ours, foreign, program].map(({ jar }) => jar.size)).toEqual([2, 0, 0]);
    expect((await ours.post('/buy', { ...fromHere, [csrfHeader]: ours.token() })).json()).toEqual({
      may: true,
    });
  });

  test('that buys gives the visit another name, which takes over what it has when it is first shown', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    const before = await browser.who();
    const token = browser.token();
    await browser.post('/buy', { ...fromHere, [csrfHeader]: token });
    expect([at.handedOver, browser.token()]).toEqual([[], expect.not.stringContaining(token)]);
    const after = await browser.who();
    expect(after).toMatchObject({ visit: before.visit });
    expect(at.handedOver).toEqual([[before.visitor, after.visitor]]);
    expect(await browser.who()).toEqual(after);
    expect(at.handedOver).toHaveLength(1);
  });
});
