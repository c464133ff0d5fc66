import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPolicy, newestCode, openedByMobile } from '#test/api/issued-policies.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let policy: Awaited<ReturnType<typeof buyPolicy>>;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-20T09:00:00.000Z') });
  policy = await buyPolicy(site, '9822044170');
});
afterAll(() => site.close());

/** The page of its holder, who has typed a code a moment ago. */
async function openFresh() {
  site.wait({ days: 1 });
  await openedByMobile(site, site.browser, policy);
  return site.open(paths.changePolicy(policy.id));
}

async function insurerAnswers(): Promise<void> {
  for (const seconds of [6, 6]) {
    site.wait({ seconds });
    await settleRequests(site.ports, 10);
  }
}

test('what the policy says now stands beside each change, and what is wrong beside its field', async () => {
  const page = await openFresh();
  expect(page.text()).toContain('Something to change?');
  expect(page.text()).toContain('Email: ananya.sharma@example.in');
  await page.type(/^House or flat/, '');
  await page.press('button', 'Send the new address');
  const input = page.find('textbox', /^House or flat/);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('after the press stand what was and is to be, a day and a reference; then that it is done', async () => {
  const page = await openFresh();
  await page.type(/^House or flat/, '3 MG Road');
  await page.press('button', 'Send the new address');
  expect(page.text()).toMatch(/Address: .* answers by \d+ Nov 2026/);
  expect(page.text()).toMatch(/Your reference: CH \d{4} \d{4}/);
  expect(page.text()).toMatch(/House or flat, and building: .* → 3 MG Road/);
  await page.press('button', 'Send the new address');
  await insurerAnswers();
  const after = await site.open(paths.changePolicy(policy.id));
  expect(after.text()).toContain('Address: done');
  expect(after.text()).toContain('Address: 3 MG Road');
});

test('a second nominee brings shares, and their sum is said', async () => {
  const page = await openFresh();
  expect(page.text()).not.toContain('Shares together');
  await page.press('button', 'Add another nominee');
  expect(page.text()).toContain('Shares together: 0 %');
  expect(page.text()).toContain('Nominee 2');
  await page.press('button', 'Send the nominees');
  expect(page.text()).toContain('A share is a whole number from 1 to 99.');
  await page.press('button', 'Take out nominee 2');
  expect(page.text()).not.toContain('Shares together');
});

test('a new mail address takes a code that went to it', async () => {
  const page = await openFresh();
  const email = 'ananya.new@example.in';
  await page.type('Email', email);
  await page.press('button', 'Send the code');
  expect(page.text()).toContain(`A code is on its way to ${email}.`);
  await page.type('Code from the new address', '1');
  await page.press('button', 'Send the new email');
  expect(page.find('textbox', 'Code from the new address').getAttribute('aria-invalid')).toBe('true');
  await page.type('Code from the new address', newestCode(site, email));
  await page.press('button', 'Send the new email');
  expect(page.text()).toMatch(/Email: .* answers by/);
});
