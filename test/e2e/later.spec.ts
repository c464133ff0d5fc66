import { noPapers } from '#test/usecase-ports.ts';
import { remindOfApplications } from '#usecases/owning/remind-of-application.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { paths } from '#web/paths.ts';
import { fillForms } from '../purchase.ts';
import { codeIn } from '../resume-link.ts';
import { expectUsable } from './audit.ts';
import { type ClockServer, openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { pay, title } from './pages/proposal.ts';
import { agreedBy, boughtBy, wireOf } from './set-up.ts';

/** Each test has a server of its own, and moves its clock. */
const test = plain.extend<{ readonly later: ClockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  later: async ({}, use) => {
    const server = await openClockServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ later }, use) => use(later.origin),
});

test('the pages of a price that has expired and of money that goes back are read by everybody', async ({
  page,
  later,
}) => {
  const { payUrl } = await agreedBy(page, { mobile: '9822040004' });
  await page.goto(payUrl);
  await pay(page);
  await expect(title(page)).toHaveText('Paid. Your policy is on its way');
  for (let round = 0; round < 8; round += 1) {
    later.wait({ seconds: 60 });
    await reload(page);
  }
  await expect(title(page)).toHaveText(/^Your money (is going|was sent) back$/);
  await expectUsable(page, 'refunded');
  const id = await boughtBy(page);
  later.wait({ days: 16 });
  await open(page, paths.proposal(id, 'proposer-detail'));
  await expect(title(page)).toHaveText('This price has expired');
  await expectUsable(page, 'transaction-expired');
});

test('the letter on an application that waits leads to where it is erased, here and on another phone', async ({
  page,
  later,
  another,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const { ports, sandboxConsole } = later;
  const newest = (channel: string) =>
    sandboxConsole.outbox?.().find((each) => each.channel === channel)?.text;
  const id = await boughtBy(page);
  const proposerDetails = { mobile: '9822044170', email: 'ananya@example.in' };
  await fillForms(await wireOf(page), id, { proposerDetails }, ['proposerDetails']);
  for (let days = 0; days < 5; days += 1) {
    later.wait({ days: 1 });
    await remindOfApplications(ports, 10);
    await sendMessages(ports, 10, noPapers);
  }
  const [link = ''] = /\/resume\/[\w-]{43}\?to=erase/.exec(newest('mail') ?? '') ?? [];
  await page.goto(link);
  await expect(page).toHaveURL(/\/your-data$/);
  await expect(page.getByRole('main')).toContainText('1 application');

  const phone = await (await another({})).newPage();
  await open(phone, link);
  await expect(title(phone)).toHaveText('Erase your application');
  await expectUsable(phone, 'a link to erase');
  await phone.getByRole('button', { name: 'Send the code' }).click();
  const field = phone.getByRole('textbox', { name: 'Code of 6 digits' });
  await expect(field).toBeVisible();
  await field.fill(codeIn(newest('sms')));
  await phone.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(phone).toHaveURL(/\/your-data$/);
  await expect(phone.getByRole('main')).toContainText('1 application');
  await phone.getByRole('checkbox', { name: 'Yes, erase my data' }).check();
  await phone.getByRole('button', { name: 'Erase now' }).click();
  await expect(phone.getByRole('main')).toContainText('Your data is erased');
  await open(page, paths.proposal(id, 'insured-members'));
  await expect(title(page)).not.toHaveText('Who is insured');
});
