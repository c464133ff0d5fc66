import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPolicy, openWith, sendCode } from '#test/api/issued-policies.ts';
import { codeIn } from '#test/resume-link.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
let policy: Awaited<ReturnType<typeof buyPolicy>>;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-20T09:00:00.000Z') });
  policy = await buyPolicy(site, '9822044170');
});
afterAll(() => site.close());

const codeTo = (mobile: string) =>
  codeIn(site.sandboxConsole.outbox?.().find(({ to }) => to === mobile)?.text);
const [send, open, letIn] = ['Send me a code', 'Open', 'Let them in'];
const [name, mobile] = ['Name', 'Their mobile number'];

/** The page of its holder, who has typed a code a moment ago. */
async function openFresh() {
  site.wait({ days: 1 });
  await sendCode(site.browser, policy.number);
  const opened = await openWith(site.browser, policy.number, codeTo(policy.mobile));
  expect(opened.json()).toMatchObject({ opened: true });
  return site.open(paths.whoOpens(policy.id));
}

test('what is wrong with whom to let in stands beside its field, and what was typed stays', async () => {
  const page = await openFresh();
  await page.type(mobile, '12');
  await page.press('button', letIn);
  for (const [field, words] of [
    [name, 'Please enter a valid name'],
    [mobile, /mobile number/],
  ] as const) {
    const input = page.find('textbox', field);
    const described = input.getAttribute('aria-describedby') ?? '';
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    expect(texts.join(' ')).toMatch(words);
  }
  expect(page.find('textbox', mobile)).toHaveProperty('value', '12');
  await page.type(mobile, policy.mobile);
  await page.type(name, 'Ravi Rao');
  await page.press('button', letIn);
  expect(page.text()).toContain('This policy opens by that mobile already');
});

test('ten minutes later a code is asked for, and what was typed stands there after it', async () => {
  const page = await openFresh();
  await page.type(name, 'Ravi Rao');
  await page.type(mobile, '9722044171');
  site.wait({ seconds: 11 * 60 });
  await page.press('button', letIn);
  expect(page.text()).toContain('First a code, so that we know it is you');
  await page.press('button', send);
  // The policy is given by the page: no other number is typed here.
  expect(page.names('button')).not.toContain('Another number');
  await page.type(/^Code of 6 digits/, codeTo(policy.mobile));
  await page.press('button', open);
  expect(page.find('textbox', name)).toHaveProperty('value', 'Ravi Rao');
  await page.press('button', letIn);
  expect(page.text()).toContain('Tell Ravi Rao to press “My policies”');
  expect(page.text()).toContain('Ravi Rao, by a code to the mobile ending in 71');
});

test('whoever was let in reads of its holder as of somebody else, and no way leads to what the holder decides', async () => {
  const other = await buyPolicy(site, '9822044188');
  await sendCode(other.browser, other.number);
  await openWith(other.browser, other.number, codeTo(other.mobile));
  const body = { name: 'Ravi Rao', mobile: '9722044172' };
  await other.browser.call('letIn', { params: { id: other.id }, body });
  await sendCode(site.browser, body.mobile);
  await openWith(site.browser, body.mobile, codeTo(body.mobile));
  const page = await site.open(paths.proposal(other.id, 'transaction-success'));
  await page.pass(300);
  expect(page.text()).toContain('The policyholder, born 15 Dec 1990');
  expect(page.text()).toContain('If the policyholder dies, the claim money goes to');
  expect(page.names('link')).not.toContain('Who may open this policy');
});
