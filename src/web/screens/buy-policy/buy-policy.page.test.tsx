import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asFiled, buy, fillForms, planOf, readProposal, saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { answersNow, changeDraft, forgetMe } from '#web/browser/storage/draft.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let id: string;
/** Begins a purchase of Sahyadri Poorna: as it is filed, or with the riders that the list gives it. */
async function begin(form: 'filed' | 'listed'): Promise<string> {
  const { quote_id } = await saveQuote(site.browser);
  const listed = planOf(await score(site.browser, quote_id), 'family', 'sahyadri-poorna');
  const plan = form === 'listed' ? listed : await asFiled(site.browser, quote_id, listed);
  return buy(site.browser, quote_id, plan);
}
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  id = await begin('filed');
});

const open = () => site.open(paths.proposal(id, 'buy-policy'));
const totalOf = async () => (await readProposal(site.browser, id)).price.total;

test('a rider that is ticked is added at once, with the price it makes, and taken away again', async () => {
  const page = await open();
  await page.press('checkbox', /^Consumables/);
  await page.pass(300);
  expect(await totalOf()).toBe(17_782);
  expect(page.statuses().join()).toMatch(/₹17,782|₹684/);
  expect(page.text()).toContain('₹17,782');
  await page.press('checkbox', /^Consumables/);
  await page.pass(300);
  expect(await totalOf()).toBe(17_098);
  expect(page.text()).not.toContain('₹17,782');
});

test('a rider that the list gave the plan is ticked and in the price, until it is pressed', async () => {
  id = await begin('listed');
  const page = await open();
  expect(await totalOf()).toBe(17_782);
  expect(page.text()).toContain('₹17,782');
  expect(page.find('checkbox', /^Consumables/)).toHaveProperty('checked', true);
  await page.press('checkbox', /^Consumables/);
  await page.pass(300);
  expect(await totalOf()).toBe(17_098);
  expect(page.statuses().join()).toContain('₹684 less than before');
  expect(page.find('checkbox', /^Consumables/)).toHaveProperty('checked', false);
});

test('another length is another price, and stands there when the page is read again', async () => {
  const page = await open();
  await page.press('radio', /^2 years/);
  await page.pass(300);
  expect(await totalOf()).toBe(31_631);
  expect((await open()).text()).toContain('₹31,631');
});

test('of riders that exclude each other the one that was pressed last stays', async () => {
  const page = await open();
  await page.press('radio', /^Critical illness: ₹5 lakh/);
  await page.pass(300);
  await page.press('radio', /^Critical illness: ₹10 lakh/);
  await page.pass(300);
  expect(await totalOf()).toBe(17_098 + 2_250);
});

test('a change that could not be made is said, and nothing is changed', async () => {
  const page = await open();
  site.befall(/riders\/add/, 403);
  await page.press('checkbox', /^Consumables/);
  await page.pass(300);
  expect(page.statuses().join()).toContain('The price with this choice did not come.');
  expect(await totalOf()).toBe(17_098);
  expect(page.find('checkbox', /^Consumables/)).toHaveProperty('checked', false);
});

test('the quote is forgotten once its purchase is shown, and the answers are not', async () => {
  changeDraft((draft) => ({ ...draft, pincode: '560001', quote: { id: 'q1', crn: 'CH-1' } }));
  await open();
  expect(answersNow().draft).toMatchObject({ pincode: '560001', quote: undefined });
  forgetMe();
});

test('what was said in the application before stands there to be changed, and the way leads past it', async () => {
  await fillForms(site.browser, id);
  id = await begin('listed');
  // The same plan of another quote.
  const page = await open();
  expect(page.names('heading')).toContain('What you said before is filled in');
  expect(page.text()).toMatch(/From your application CHT-[-\w]+ of \d+ \w+ \d{4}/);
  expect(page.text()).toContain('9822044170');
  expect(page.find('link', 'Change Nominee').getAttribute('href')).toBe(paths.proposal(id, 'nominee-detail'));
  expect(page.find('link', 'Go on with what is open').getAttribute('href')).toBe(
    paths.proposal(id, 'insured-members'),
  );
});
