import { paths } from '#web/paths.ts';
import { personOf } from '../doubles/digilocker/digilocker-accounts.ts';
import {
  type DigilockerDouble,
  digilockerClient,
  openDigilockerDouble,
} from '../doubles/digilocker/digilocker-double.ts';
import { freePort } from '../free-port.ts';
import { readProposal } from '../purchase.ts';
import { expectUsable } from './audit.ts';
import { openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { title } from './pages/proposal.ts';
import { filledBy, wireOf } from './set-up.ts';

type Own = { readonly digilocker: DigilockerDouble; readonly shop: string };

/** DigiLocker's page stands on another site than ours, as the real one does. */
const test = plain.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  digilocker: async ({}, use) => {
    const double = await openDigilockerDouble();
    await use(double);
    await double.close();
  },
  shop: async ({ digilocker }, use) => {
    const port = await freePort();
    const PUBLIC_ORIGIN = `http://localhost:${port}`;
    const env = {
      KYC_PROVIDER: 'digilocker',
      DIGILOCKER_CLIENT_ID: digilockerClient.clientId,
      DIGILOCKER_CLIENT_SECRET: digilockerClient.clientSecret,
      DIGILOCKER_ORIGIN: digilocker.origin,
      PUBLIC_ORIGIN,
    };
    const server = await openClockServer({ env, port });
    await use(PUBLIC_ORIGIN);
    await server.close();
  },
  gateway: ({ digilocker }, use) => use({ origin: digilocker.origin }),
  baseURL: ({ shop }, use) => use(shop),
});

test('identity is told by DigiLocker: refused there, somebody else’s, then the proposer’s own', async ({
  page,
  digilocker,
}) => {
  const id = await filledBy(page);
  await test.step('the page asks for no number, and is read by everybody', async () => {
    await open(page, paths.proposal(id, 'kyc'));
    await expect(page.getByRole('radio', { name: /^PAN/ })).toHaveCount(0);
    await expectUsable(page, 'identity by DigiLocker');
  });
  await test.step('who says no there is told that nothing was used up', async () => {
    await page.getByRole('button', { name: 'Continue at DigiLocker' }).click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(title(page)).toHaveText('Your identity is not confirmed yet');
    await expect(page.getByText('The check is not finished.')).toBeVisible();
    await expect(page.getByText(/another document/)).toHaveCount(0);
  });
  await test.step('somebody else’s account differs', async () => {
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Continue at DigiLocker' }).click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(page.getByText('is different from your application')).toBeVisible();
  });
  await test.step('the proposer’s own passes, and Back asks nobody again', async () => {
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Continue at DigiLocker' }).click();
    await expect(page.getByRole('link', { name: 'Allow' })).toBeVisible();
    const { formData } = (await readProposal(await wireOf(page), id)).savedForm;
    const own = personOf(formData.proposerDetails ?? {});
    await page.goto(digilocker.agree(page.url(), own));
    await expect(title(page)).toHaveText('Your identity is confirmed');
    const callsBefore = digilocker.calls.length;
    await page.goBack();
    await page.goForward();
    await expect(title(page)).toHaveText('Your identity is confirmed');
    expect(digilocker.calls.slice(callsBefore).filter((name) => name.startsWith('POST'))).toEqual([]);
  });
});
