import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expectUsable, expectWhole } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { heading } from './pages/quote-flow.ts';
import { filledBy } from './set-up.ts';

test.use({ locale: 'hi-IN' });

/** What the phone in the buyer's hand shows: in the sandbox the messages of whoever has the application. */
async function codeOn(first: Page): Promise<string> {
  const outbox = await (await first.request.get('/sandbox/outbox')).text();
  return /\b(\d{6})\b आ|(\d{6}) है/.exec(outbox)?.slice(1).find(Boolean) ?? '';
}

const inHindi = (code: string) => code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));

/** To what opens here, and to a person who can send a letter again. */
async function expectExits(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'मेरी पॉलिसी' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'किसी से बात करें' })).toHaveAttribute('href', /topic=opening/);
}

test('an application is gone on with on another phone, by link and code, in Hindi', async ({
  page: first,
  another,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const id = await filledBy(first);
  await open(first, paths.proposal(id, 'review-detail'));
  await first.getByRole('link', { name: 'दूसरे फ़ोन या कंप्यूटर पर आगे बढ़ें' }).click();
  await expect(heading(first)).toHaveText('दूसरे फ़ोन या कंप्यूटर पर आगे बढ़ें');
  await first.getByRole('button', { name: 'लिंक बनाएँ' }).click();
  await expect(first.getByRole('status').filter({ hasText: 'पर भेज दिया' })).toBeVisible();
  const link = await first.getByText(/\/resume\/[\w-]{43}$/).innerText();
  await expectUsable(first, 'a link that was made');

  const second = await (await another({ locale: 'hi-IN' })).newPage();
  await open(second, link);
  await expect(heading(second)).toHaveText('यहाँ आगे बढ़ें');
  await expect(second).not.toHaveTitle(/resume|Sahyadri/);
  await expectUsable(second, 'the page of a link');
  await second.getByRole('button', { name: 'कोड भेजें' }).click();
  const field = second.getByRole('textbox', { name: '6 अंकों का कोड' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  const code = await codeOn(first);
  const press = () => second.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await field.fill(code === '000000' ? '000001' : '000000');
  await press();
  await expect(field).toHaveAccessibleDescription(/यह कोड गलत है.* 4 बार और/);
  await expect(field).toBeFocused();
  await expectWhole(second, 'a wrong code');
  await field.fill(inHindi(code));
  await press();
  await expect(second).toHaveURL(new RegExp(`${id}/review-detail$`));

  await open(first, paths.proposal(id, 'review-detail'));
  await expect(heading(first)).toHaveText('यह यहाँ नहीं खुल सकता');
  await open(first, paths.otherDevice(id));
  await expect(heading(first)).toHaveText('यह यहाँ नहीं खुल सकता');
  await expectExits(first);
  await open(first, link);
  await expect(heading(first)).toHaveText('यह लिंक अब नहीं चलता');
  await expectExits(first);
  await second.goto(link);
  await expect(second).toHaveURL(new RegExp(`${id}/review-detail$`));
});
