import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewalOpens } from '#domain/renewal/renewal-time.ts';
import { aDay } from '../builders/form-builders.ts';
import { agreeAndPay, fillForms, passKyc, readOutcome } from '../purchase.ts';
import { openBrowser } from '../wire.ts';
import { testApp } from './app.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene(await testApp());
});
afterAll(() => scene.close());

const paper = (file: 'cashless' | 'card', browser = scene.browser) =>
  browser.get(`/health-plan/proposals/${scene.id}/${file}.pdf`, { 'accept-language': 'hi' });

const calendar = (browser = scene.browser, language = 'en') =>
  browser.get(`/health-plan/proposals/${scene.id}/policy.ics`, { 'accept-language': language });

test('the days of a policy are a calendar once it is issued, as its page tells them and when renewing begins, for its buyer alone', async () => {
  const early = [await calendar(), await paper('cashless'), await paper('card')];
  expect(early.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await readOutcome(scene.browser, scene.id)).in_hospital).toBeNull();
  await passKyc(scene.browser, await fillForms(scene.browser, scene.id), 'ABCPS1234F');
  await scene.browser.post(await agreeAndPay(scene.browser, scene.id), 'outcome=success&method=upi');
  const { dates, policy_number, in_hospital } = await readOutcome(scene.browser, scene.id);
  expect(in_hospital).toMatchObject({ desk: 'Sahyadri Health', phone: '1800 000 1101' });
  expect(in_hospital?.steps).toHaveLength(4);
  expect(dates.length).toBeGreaterThan(3);

  const { statusCode, headers, body } = await calendar();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['content-disposition']).toBe(`attachment; filename="policy-dates-${policy_number}.ics"`);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['content-language']).toBe('en');
  const entries = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  const days = entries.map((entry) => new ICAL.Event(entry).startDate.toString());
  const expected = dates.map(({ on, kind }) => ({ on: aDay(on), kind }));
  const opening = expected.filter(({ kind }) => kind === 'renewal').map(({ on }) => renewalOpens(on));
  expect(opening).toHaveLength(1);
  expect(new Set(days)).toEqual(new Set([...expected.map(({ on }) => on), ...opening]));

  expect((await calendar(await openBrowser(scene.app))).statusCode).toBe(404);
  expect((await calendar(scene.browser, 'hi')).body).toContain('आज तक रिन्यू करें');
});

test.each(['cashless', 'card'] as const)('%s is a file to keep, for the buyer alone', async (file) => {
  const { statusCode, headers, rawPayload } = await paper(file);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain(`filename="${file}-SAH-`);
  expect(headers['cache-control']).toContain('no-store');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await paper(file, await openBrowser(scene.app))).statusCode).toBe(404);
});
