import { afterEach, describe, expect, test } from 'vitest';
import { csrfCookie } from '#contract/call/encoding.ts';
import { openVisitApp } from '#test/api/visit-app.ts';

let at: Awaited<ReturnType<typeof openVisitApp>>;
afterEach(() => at.app.close());

describe('a visit', () => {
  test('is the same as long as its browser shows its cookies, and another in another browser', async () => {
    at = await openVisitApp();
    const [one, other] = [at.aBrowser(), at.aBrowser()];
    const first = await one.who();
    expect(await one.who()).toEqual(first);
    expect(await other.who()).not.toMatchObject({ visitor: first.visitor });
    expect(first).toMatchObject({
      sale: { channel: 'website' },
      framed: false,
      locale: 'en',
      origin: 'https://ours.example',
      publicOrigin: 'https://ours.example',
    });
  });

  test('has cookies of this host alone, which no script reads but the token', async () => {
    at = await openVisitApp();
    const { cookies } = await at.aBrowser().get();
    const rules = cookies.map(({ name, httpOnly = false, secure, sameSite, path }) => [
      name.slice(0, 7),
      httpOnly,
      secure,
      sameSite,
      path,
    ]);
    expect(rules).toEqual([
      ['__Host-', true, true, 'Lax', '/'],
      ['__Host-', false, true, 'Lax', '/'],
    ]);
  });

  test('has its token given once', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    await browser.get();
    expect((await browser.get()).cookies).toEqual([]);
    browser.jar.delete([...browser.jar.keys()].find((name) => name.endsWith(csrfCookie)) ?? '');
    expect((await browser.get()).cookies).toHaveLength(1);
  });

  test('is known a minute after it began', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    expect((await browser.get('/asker')).json()).toEqual({ isCrowded: false, isKnown: false });
    const { visit } = await browser.who();
    at.clock.pass(59);
    expect((await browser.get('/asker')).json()).toEqual({ visit, isCrowded: false, isKnown: false });
    at.clock.pass(1);
    expect((await browser.get('/asker')).json()).toEqual({ visit, isCrowded: false, isKnown: true });
  });

  test('that is one too many of its address is so until there is room', async () => {
    at = await openVisitApp();
    at.places.left = 0;
    const browser = at.aBrowser();
    const { visitor } = await browser.who();
    expect((await browser.get('/asker')).json()).toMatchObject({ isCrowded: true });
    at.places.left = 1;
    expect(await browser.who()).toMatchObject({ visitor });
    expect((await browser.get('/asker')).json()).toMatchObject({ isCrowded: false });
  });

  test('has its use noted once an hour, and is over after fifteen days without any', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    const { visitor } = await browser.who();
    at.clock.pass(3_599);
    expect((await browser.get()).cookies).toEqual([]);
    at.clock.pass(1);
    expect((await browser.get()).cookies).toHaveLength(1);
    at.clock.pass(15 * 86_400 - 1);
    expect(await browser.who()).toMatchObject({ visitor });
    at.clock.pass(15 * 86_400);
    expect(await browser.who()).not.toMatchObject({ visitor });
  });

  test('that ends leaves nothing in its browser', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    const { visitor } = await browser.who();
    const { headers } = await browser.post('/leave');
    expect(headers['clear-site-data']).toBe('"cookies", "storage"');
    expect([...browser.jar]).toEqual([]);
    expect(await browser.who()).not.toMatchObject({ visitor });
  });

  test('answers what belongs to one as if it were not there to whoever shows none, and begins none by it', async () => {
    at = await openVisitApp();
    const browser = at.aBrowser();
    const answer = await browser.get('/own');
    expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
    await browser.get();
    expect((await browser.get('/own')).body).toBe('own');
  });
});
