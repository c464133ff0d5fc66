import type { Environment } from '#server/ground/settings/config.ts';
import { paths } from '#web/paths.ts';
import { freePort } from '../free-port.ts';
import { expectUsable } from './audit.ts';
import { type ClockServer, openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { filledBy } from './set-up.ts';

/** Each test has a server of its own, with its own settings and clock. */
const test = plain.extend<{ readonly env: Environment; readonly later: ClockServer }>({
  env: [{}, { option: true }],
  later: async ({ env }, use) => {
    const port = await freePort();
    // A server that mails has to know where it is.
    const whereabouts = env.MESSAGES === undefined ? {} : { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
    const server = await openClockServer({ env: { ...env, ...whereabouts }, port });
    await use(server);
    await server.close();
  },
  baseURL: ({ later }, use) => use(later.origin),
});
test.use({ locale: 'hi-IN' });

test('codes that somebody else used up do not keep the owner out: a link that is shown and not mailed, in Hindi', async ({
  page: first,
  another,
  later,
}) => {
  const id = await filledBy(first);
  await open(first, paths.otherDevice(id));
  const make = (name: string) => first.getByRole('button', { name }).click();
  const linkOf = () => first.getByText(/\/resume\/[\w-]{43}$/).innerText();
  await make('लिंक बनाएँ');
  const mailed = await linkOf();

  const second = await (await another({ locale: 'hi-IN' })).newPage();
  for (let code = 0; code < 3; code += 1) {
    await open(second, mailed);
    await second.getByRole('button', { name: /^(कोड|नया कोड) भेजें$/ }).click();
    await expect(second.getByRole('textbox', { name: '6 अंकों का कोड' })).toBeFocused();
    later.wait({ seconds: 601 });
  }
  await open(second, mailed);
  await expect(second.getByRole('main')).toContainText(/\d+ मिनट बाद नया कोड/);
  await expect(second.getByRole('heading', { name: 'बहुत ज़्यादा कोड आए' })).toBeVisible();
  await expectUsable(second, 'a link whose codes are used up');

  await first.getByRole('checkbox', { name: 'लिंक ईमेल न करें' }).check();
  await make('दूसरा लिंक बनाएँ');
  await expect(first.getByRole('status').filter({ hasText: 'यह ईमेल नहीं हुआ' })).toBeVisible();
  await expectUsable(first, 'a link that is shown alone');
  await open(second, await linkOf());
  await second.getByRole('button', { name: 'कोड भेजें' }).click();
  await expect(second.getByRole('textbox', { name: '6 अंकों का कोड' })).toBeFocused();
});

test.describe('with mail alone', () => {
  test.use({
    env: { MESSAGES: 'mail', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Chhatri <policies@example.in>' },
  });

  test('where no code can be sent nobody is offered to go on elsewhere, and the page says why', async ({
    page,
  }) => {
    const id = await filledBy(page);
    await open(page, paths.proposal(id, 'review-detail'));
    await expect(page.getByRole('link', { name: 'दूसरे फ़ोन या कंप्यूटर पर आगे बढ़ें' })).toHaveCount(0);
    await open(page, paths.otherDevice(id));
    await expect(page.getByRole('main')).toContainText('मोबाइल पर कोड नहीं भेजा जा सकता');
    await expect(page.getByRole('button', { name: 'लिंक बनाएँ' })).toHaveCount(0);
    await expectUsable(page, 'no way for codes');
  });
});
