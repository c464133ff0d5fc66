import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { Language } from '#domain/local-text.ts';
import { paths } from '#web/paths.ts';
import { saveQuote, score } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { openBrowser } from '../wire.ts';

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite({ locationMode: 'city' });
}, 120_000);
afterAll(() => site.server.close());

const phone = (locale: Language) => ({ locale, device: 'mobile' }) as const;

test.each([
  ['en', 'family', 'Which city do you live in?', 'Mumbai', 'Maharashtra'],
  ['hi', 'parents', 'आपके माता-पिता किस शहर में रहते हैं?', 'मुंबई', 'महाराष्ट्र'],
] as const)(
  'in %s the picker of %s lists the cities, the largest first',
  async (locale, of, title, city, state) => {
    const page = await site.draw(paths.cityPicker(of), phone(locale));
    for (const words of [title, city, state, 'value="400001"']) expect(page).toContain(words);
    expect(page.indexOf('value="400001"')).toBeLessThan(page.indexOf('value="110001"'));
  },
);

test('the landing flow and the start page ask for a city, which is sent as its pincode', async () => {
  const browser = await openBrowser(site.server.app);
  for (const page of [paths.landing('gender-pincode'), paths.home()]) {
    const { body } = await browser.get(page);
    expect(body).toMatch(/<select[^>]*name="pincode"/);
    expect(body).toMatch(/<option value="411001"[^>]*>/);
  }
  const accept = { accept: 'text/html' };
  const next = await browser.post(paths.landing('gender-pincode'), 'gender=MALE&pincode=411001', accept);
  expect([next.statusCode, next.headers.location]).toEqual([303, paths.landing('members')]);
});

test('the list is kept for an hour, and a city is priced as its pincode is: the same zone and premiums', async () => {
  const answer = await site.browser.call('getCities', { params: {}, body: {} });
  expect(answer.headers['cache-control']).toBe('private, max-age=3600');
  const { cities } = answer.json<CallAnswer<'getCities'>>();
  for (const { pincode } of cities) {
    const place = await site.browser.call('getPlace', { params: { pincode }, body: {} });
    expect([pincode, place.statusCode]).toEqual([pincode, 200]);
  }
  const pune = cities.find(({ name }) => name === 'Pune')?.pincode ?? '';
  const premiums = async (pincode: string) => {
    const { quote_id: id } = await saveQuote(site.browser, { pincode, parents_pincode: undefined });
    const [block] = (await score(site.browser, id)).score_data;
    return [block?.uidata.zone, block?.plans.map(({ premium }) => premium)];
  };
  expect(await premiums(pune)).toEqual(await premiums('411038'));
});
