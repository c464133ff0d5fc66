import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { codeIn } from '../resume-link.ts';
import { expectUsable } from './audit.ts';
import { type ClockServer, openClockServer } from './clock-server.ts';
import { expect, test as plain } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { pay, title } from './pages/proposal.ts';
import { heading } from './pages/quote-flow.ts';
import { agreedBy } from './set-up.ts';

/** No browser takes a passkey at a place that has an address alone. */
const test = plain.extend<{ readonly own: ClockServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  own: async ({}, use) => {
    const server = await openClockServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ own }, use) => use(own.origin.replace('127.0.0.1', 'localhost')),
});

type Key = {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
};

/** The phone’s lock, opened by whoever holds it, with the keys it has; it is lost with the page that it stands in. */
async function withLock(page: Page, keys: readonly Key[] = []): Promise<readonly Key[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const phoneKeys: Key[] = [...keys];
  for (const credential of keys)
    await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  session.on('WebAuthn.credentialAdded', ({ credential }) => phoneKeys.push(credential));
  return phoneKeys;
}

/**
 * A Chromium without windows has no list of keys to choose from, and refuses to be asked for whichever there is: what its
 * reader would choose is named in their place.
 */
async function chooseAlways(page: Page, credentialId: string): Promise<void> {
  await page.addInitScript((text) => {
    const real = navigator.credentials.get.bind(navigator.credentials);
    const id = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    navigator.credentials.get = ({ publicKey, ...rest } = {}) => {
      if (!publicKey || publicKey.allowCredentials?.length)
        throw new Error('It is asked for whichever there is');
      return real({ ...rest, publicKey: { ...publicKey, allowCredentials: [{ type: 'public-key', id }] } });
    };
  }, credentialId);
}

test('a policy opens by the lock of the phone that was added beside a code, without number and code', async ({
  page,
  own,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const { id, payUrl } = await agreedBy(page, { mobile: '9822044170' });
  await page.goto(payUrl);
  await pay(page);
  await expect(title(page)).toHaveText(/issued/);
  await open(page, paths.whoOpens(id));
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const text = own.sandboxConsole.outbox?.().find(({ to }) => to === '9822044170')?.text;
  await page.getByRole('textbox', { name: 'Code of 6 digits' }).fill(codeIn(text));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const addLock = page.getByRole('button', { name: 'Add this phone’s lock' });
  await expect(addLock).toBeVisible();
  const keys = await withLock(page);
  await addLock.click();
  await expect(page.getByRole('status').filter({ hasText: 'Added.' })).toBeVisible();
  await expect(page.getByText(/by the lock of a phone or computer, added on/)).toBeVisible();
  await expectUsable(page, 'who may open a policy');

  await expect.poll(() => keys.length).toBe(1);
  await chooseAlways(page, keys[0]?.credentialId ?? '');
  await page.context().clearCookies();
  await open(page, paths.openPolicies());
  await expect(heading(page)).toHaveText('Open my policies');
  await expectUsable(page, 'a passkey beside number and code');
  await withLock(page, keys);
  await page.getByRole('button', { name: 'Open with a passkey' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.myPolicies()}$`));
  await expect(page.getByRole('main')).toContainText('Sahyadri');
  await open(page, paths.whoOpens(id));
  await expect(page.getByText(/Last used on/)).toBeVisible();
  // It decides nothing: a code is asked for anew.
  await expect(page.getByRole('button', { name: 'Let them in' })).toHaveCount(0);
  await page.getByRole('button', { name: /^End the passkey of/ }).click();
  // With it this browser is closed.
  await expect(heading(page)).toHaveText('Open my policies');
});
