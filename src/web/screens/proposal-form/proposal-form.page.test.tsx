import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, fillForms, planOf, readProposal, saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { beginAnew } from '#test/wire.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';

let site: Site;
let id: string;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

beforeEach(async () => {
  await beginAnew(site.browser);
  const { quote_id } = await saveQuote(site.browser);
  id = await buy(
    site.browser,
    quote_id,
    planOf(await score(site.browser, quote_id), 'family', 'sahyadri-poorna'),
  );
});

/** Milliseconds after the pause in which somebody may type on. */
const savedByThen = 1600;

const open = (screen: ProposalScreen, search = {}) => site.open(paths.proposal(id, screen, search));
const savedOf = async (form: string) => (await readProposal(site.browser, id)).savedForm.formData[form] ?? {};
const wrongFields = () => document.querySelectorAll('[aria-invalid="true"]').length;

describe('what is typed', () => {
  test('is saved by itself after a pause, and that is said', async () => {
    const page = await open('proposer-detail');
    await page.type('First name', 'Ananya');
    expect(await savedOf('proposerDetails')).not.toHaveProperty('first_name');
    await page.pass(savedByThen);
    expect(await savedOf('proposerDetails')).toMatchObject({ first_name: 'Ananya' });
    expect(page.statuses()).toContain('Saved');
  });

  test('stays where a save is lost, which is said, and is saved with the next that is typed', async () => {
    const page = await open('proposer-detail');
    site.befall(/\/proposal\//, 500, 20);
    await page.type('First name', 'Ananya');
    await page.pass(savedByThen);
    expect(page.statuses()).not.toContain('Saved');
    expect(page.find('textbox', 'First name')).toHaveProperty('value', 'Ananya');
    site.befall(/\/proposal\//, 500, 0);
    await page.type('Last name', 'Sharma');
    await page.pass(savedByThen);
    expect(await savedOf('proposerDetails')).toMatchObject({ first_name: 'Ananya', last_name: 'Sharma' });
  });

  test('is on the page again when it is read anew', async () => {
    const page = await open('proposer-detail');
    await page.type('First name', 'Ananya');
    await page.pass(savedByThen);
    const again = await open('proposer-detail');
    expect(again.find('textbox', 'First name')).toHaveProperty('value', 'Ananya');
  });

  test('of a place is filled in from its pincode', async () => {
    const page = await open('proposer-detail');
    await page.type('Pincode', '411001');
    await page.pass(400);
    expect(page.find('textbox', /^City/)).toHaveProperty('value', 'Pune');
  });
});

describe('Save and continue', () => {
  test('leads nowhere while answers are missing: each is named beside its field, and none is lost', async () => {
    const page = await open('proposer-detail');
    await page.type('First name', 'Ananya');
    await page.press('button', 'Save and continue');
    expect(page.address()).toBe(paths.proposal(id, 'proposer-detail'));
    expect(wrongFields()).toBeGreaterThan(3);
    expect(page.find('textbox', 'First name')).toHaveProperty('value', 'Ananya');
    expect(page.find('textbox', 'First name').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('leads from each form to the next, and from a change in the review back to it', async () => {
    await fillForms(site.browser, id);
    const page = await open('nominee-detail');
    await page.press('button', 'Save and continue');
    expect(page.address()).toBe(paths.proposal(id, 'bank-details'));
    const changed = await open('nominee-detail', { from: 'review' });
    await changed.press('button', /^Save/);
    expect(changed.address()).toBe(paths.proposal(id, 'review-detail'));
  });

  test('on a page that another tab has overtaken says so, and takes nothing', async () => {
    await fillForms(site.browser, id);
    const page = await open('nominee-detail');
    await fillForms(site.browser, id, { nomineeDetails: { nominee_first_name: 'Lata' } }, ['nomineeDetails']);
    await page.type('First name', 'Kavita');
    await page.press('button', 'Save and continue');
    expect(page.address()).toBe(paths.proposal(id, 'nominee-detail'));
    expect((await savedOf('nomineeDetails')).nominee_first_name).toBe('Lata');
  });
});

test('a form that nobody has come to yet leads to the first open one', async () => {
  const page = await open('bank-details');
  expect(page.address()).toBe(paths.proposal(id, 'proposer-detail'));
});
