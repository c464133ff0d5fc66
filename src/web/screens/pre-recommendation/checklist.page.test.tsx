import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  ({ quote_id: quoteId } = await saveQuote(site.browser));
});
afterAll(() => site.close());

const open = (search = {}) => site.open(paths.checklist('family', quoteId, search));

/** What stands in the quote. */
async function answersNow() {
  const read = await site.browser.call('getQuote', { params: { quote_id: quoteId }, body: {} });
  return read.json<CallAnswer<'getQuote'>>();
}

async function questionsNow() {
  const body = { data: { block: 'family' } } as const;
  const read = await site.browser.call('getOtherAnswers', { params: { quote_id: quoteId }, body });
  return read.json<CallAnswer<'getOtherAnswers'>>();
}

const money = (amount: number) => `₹${Math.abs(amount).toLocaleString('en-IN')}`;

test('four questions stand before the wishes, with what another answer changes and its one figure', async () => {
  const page = await open();
  const { questions, now } = await questionsNow();
  const text = page.text();
  const places = [
    'What could you pay yourself in a bad year, without borrowing?',
    'Which hospital would you go to?',
    'Are you planning a baby?',
    'Should doctor visits be paid too?',
  ].map((question) => text.indexOf(question));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(text.indexOf('0 of 10 answered')).toBeGreaterThan(places[3] ?? 0);
  const yes = questions.find(({ kind }) => kind === 'maternity_cover')?.options[0]?.outcome;
  expect(text).toContain(yes?.changes[0]?.title);
  expect(text).toContain(money(yes?.more ?? 0));
  for (const { title, premium } of now) {
    expect(text).toContain(title);
    expect(text).toContain(money(premium));
  }
  expect(text).toContain(money(now.reduce((sum, one) => sum + one.premium, 0)));
  expect(text).not.toContain('₹0');
});

test('a Yes to a baby belongs to the quote, changes the plans in sight at once, and is taken back', async () => {
  const page = await open();
  const { questions } = await questionsNow();
  const foretold = questions.find(({ kind }) => kind === 'maternity_cover')?.options[0]?.outcome?.changes[0];
  await page.press('radio', 'Yes');
  await page.pass(300);
  expect((await answersNow()).importance).toEqual({ maternity_cover: 'HIGH' });
  expect((await questionsNow()).now.map(({ title }) => title)).toContain(foretold?.title);
  expect(page.text()).toContain('Your plans have changed.');
  await page.press('button', 'Take my answer back: Are you planning a baby?');
  await page.pass(300);
  expect((await answersNow()).importance).toEqual({});
});

test('an amount that is pressed is part of the quote', async () => {
  const page = await open();
  await page.press('radio', '₹25,000');
  await page.pass(300);
  expect((await answersNow()).bearable).toEqual({ amount: 25_000, is_guess: false });
});

test('a hospital that is pressed is a demand of the quote, and is taken back', async () => {
  const page = await open();
  const { questions } = await questionsNow();
  const option = questions.find(({ kind }) => kind === 'hospital')?.options[0];
  if (option?.kind !== 'hospital') throw new Error('No hospital near');
  const { id, name, pincode } = option.hospital;
  await page.press('radio', new RegExp(`^${name}`));
  await page.pass(300);
  expect((await answersNow()).importance).toEqual({ hospitals: [{ id, pincode }] });
  await page.press('button', 'Take my answer back: Which hospital would you go to?');
  await page.pass(300);
  expect((await answersNow()).importance).toEqual({});
});

test('a hospital that is none of the nearest is sought by its name, and is a demand once it is pressed', async () => {
  const { questions } = await questionsNow();
  const near = questions.find(({ kind }) => kind === 'hospital')?.options ?? [];
  const nearest = near.flatMap((option) => (option.kind === 'hospital' ? [option.hospital] : []));
  const data = { pincodes: [nearest[0]?.pincode ?? ''], insurer_ids: [] };
  const read = await site.browser.call('hospitalsByPincode', {
    params: {},
    body: { data, quote_id: quoteId },
  });
  const all = read.json<CallAnswer<'hospitalsByPincode'>>().by_pincode.flatMap(({ hospitals }) => hospitals);
  const far = all.find(({ id }) => nearest.every((one) => one.id !== id));
  if (!far) throw new Error('All hospitals are among the nearest');
  const page = await open();
  await page.press('button', 'Another hospital');
  await page.pass(300);
  await page.type('Another hospital', far.name);
  await page.press('button', 'Search');
  await page.pass(300);
  await page.press('button', new RegExp(`^${far.name}`));
  await page.pass(300);
  expect((await answersNow()).importance).toEqual({ hospitals: [{ id: far.id, pincode: far.pincode }] });
  expect(page.names('radio').filter((name) => name.startsWith(far.name))).toHaveLength(1);
  await page.press('button', 'Take my answer back: Which hospital would you go to?');
  await page.pass(300);
  expect((await answersNow()).importance).toEqual({});
});

test('hospitals that do not come are said to have not come, and are sought again by the same press', async () => {
  const page = await open();
  await page.press('button', 'Another hospital');
  await page.pass(300);
  site.befall(/by-pincode/, 400);
  await page.type('Another hospital', 'zzzz');
  await page.press('button', 'Search');
  await page.pass(300);
  expect(page.text()).toContain('The hospitals did not come.');
  await page.press('button', 'Search');
  await page.pass(300);
  expect(page.text()).toContain('Not in our list.');
});

test('a wish behind the questions is counted, belongs to the quote, and can be taken back', async () => {
  const page = await open();
  await page.press('radio', 'Matters a lot');
  await page.pass(300);
  expect(page.text()).toContain('1 of 10 answered');
  expect(page.address()).not.toContain('importance');
  expect((await answersNow()).importance).toEqual({ copay: 'HIGH' });
  const again = await open();
  expect(again.text()).toContain('1 of 10 answered');
  await again.press('button', /^Use our guess: /);
  await again.pass(300);
  expect((await answersNow()).importance).toEqual({});
});

test('what an old address says is saved in the quote, and the address goes on without it', async () => {
  const page = await open({ importance: 'icu.low' });
  expect(page.address()).not.toContain('importance');
  expect(page.text()).toContain('1 of 10 answered');
  expect((await answersNow()).importance).toEqual({ icu: 'LOW' });
});

test('an answer that could not be saved is said, and is sent again by a press', async () => {
  const page = await open();
  site.befall(/importance/, 400);
  await page.press('radio', 'Yes');
  await page.pass(300);
  expect(page.names('alert')).toHaveLength(1);
  await page.press('button', /again/i);
  await page.pass(300);
  expect(page.names('alert')).toEqual([]);
});
