import { paths } from '#web/paths.ts';
import { passKyc, readProposal } from '../purchase.ts';
import { expectUsable, expectUsableInTheDark } from './audit.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { checkIdentity, title } from './pages/proposal.ts';
import { filledBy, wireOf } from './set-up.ts';

test('an unknown number and a wrong name are said, cost a try, and another number passes', async ({
  page,
}) => {
  const id = await filledBy(page);
  await open(page, paths.proposal(id, 'kyc'));
  await page.getByRole('radio', { name: /^Passport/ }).check();
  await page.getByRole('button', { name: 'Check my identity' }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();

  await checkIdentity(page, 'not a pan');
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveAccessibleDescription(
    /Please enter the number as it stands on the document/,
  );
  await checkIdentity(page, 'ABCPS0404F');
  await expect(page.getByRole('alert')).toContainText('The registry has no record with this number.');
  await expect(page.getByRole('main')).toContainText('4 tries left.');
  await checkIdentity(page, 'ABCPS0405F');
  await expect(page.getByRole('alert')).toContainText('is different from your application');
  await expect(page.getByRole('link', { name: /^Correct name or date of birth/ })).toBeVisible();
  await checkIdentity(page, buyer.pan);
  await expect(title(page)).toHaveText('Your identity is confirmed');
});

test('where the insurer checks in a tab of its own the PAN of the forms is not typed again, nor a public office asked about, and the first tab finds the end', async ({
  page,
}) => {
  await open(page, paths.proposal(await filledBy(page, { product: 'himgiri-sopan' }), 'kyc'));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the identity check in a new tab' }).click();
  const own = await opened;
  await expect(own.getByRole('radio', { name: /^PAN/ })).toBeChecked();
  const number = own.getByRole('textbox', { name: 'PAN', exact: true });
  await expect(number).toHaveValue(/^X{6}\d{3}[A-Z]$/);
  await expect(number).toHaveAccessibleDescription('As given for the proposer');
  await expect(own.getByRole('group', { name: /high public office/ })).toHaveCount(0);
  await own.getByRole('button', { name: 'Check my identity' }).click();
  await expect(title(own)).toHaveText('Your identity is confirmed');
  await expect(own.getByText('You can close this tab and go on in the first one')).toBeVisible();
  await expect(title(page)).toHaveText('Identity check');
  // As a browser tells a page that its reader comes back to it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(title(page)).toHaveText('Your identity is confirmed');
  await expect(page.getByText('You can close this tab')).toHaveCount(0);
});

test('a code is asked for, a wrong one is refused, the right one passes', async ({ page }) => {
  await open(page, paths.proposal(await filledBy(page), 'kyc'));
  await checkIdentity(page, 'ABCPS0406F');
  const code = page.getByRole('textbox', { name: 'Code of 6 digits' });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('111111');
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  await expect(code).toBeFocused();
  await expect(page.getByText('This code is wrong')).toHaveCount(1);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('textbox', { name: '6 अंकों का कोड' })).toHaveAccessibleDescription(
    /यह कोड नहीं चला/,
  );
  await page.getByRole('link', { name: 'English' }).click();
  await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  await expect(page.getByRole('main')).toContainText('5 tries left.');
  await page.getByRole('link', { name: 'Use another document' }).click();
  await expect(page.getByRole('radio', { name: /^PAN/ })).toBeVisible();
  await expect(page.getByText('This code is wrong')).toHaveCount(0);
  await page.getByRole('link', { name: 'Enter the code that was sent' }).click();
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(title(page)).toHaveText('Your identity is confirmed');
});

test('a registry that is still looking is asked again by itself', async ({ page }) => {
  await open(page, paths.proposal(await filledBy(page), 'kyc'));
  await checkIdentity(page, 'ABCPS0407F');
  await expect(page.getByRole('status').filter({ hasText: 'still looking' })).toBeVisible();
  await expect(title(page)).toHaveText('Your identity is confirmed', { timeout: 15_000 });
});

test('a registry that does not answer costs no try, and the way on is shown', async ({ page }) => {
  await open(page, paths.proposal(await filledBy(page), 'kyc'));
  await checkIdentity(page, 'ABCPS0408F');
  await expect(title(page)).toHaveText('Your identity is not confirmed yet');
  await expect(page.getByRole('main')).toContainText('No try was used.');
  await page.getByRole('link', { name: 'Try again or use another document' }).click();
  await expect(page.getByRole('main')).toContainText('5 tries left.');
  await checkIdentity(page, buyer.pan);
  await expect(title(page)).toHaveText('Your identity is confirmed');
});

test('the code step outlives a reload, has the field in sight, and other ways on', async ({ page }) => {
  await open(page, paths.proposal(await filledBy(page), 'kyc'));
  await checkIdentity(page, 'ABCPS0406F');
  const code = page.getByRole('textbox', { name: 'Code of 6 digits' });
  const heading = page.getByRole('heading', { name: 'Enter the code' });
  await expect(code).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(code).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main')).toContainText('PAN XXXXXX406F');
  await expect(page.getByRole('main')).toContainText(/new code in \d+ seconds/);
  await page.getByRole('link', { name: 'Use another document' }).click();
  await expect(page.getByRole('radio', { name: /^PAN/ })).toBeVisible();
  await page.getByRole('link', { name: 'Enter the code that was sent' }).click();
  await code.fill('123456');
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(title(page)).toHaveText('Your identity is confirmed');
});

test('without tries the call comes first, and no form comes back', async ({ page }) => {
  const id = await filledBy(page);
  const wire = await wireOf(page);
  const proposal = await readProposal(wire, id);
  for (const _ of [1, 2, 3, 4, 5]) await passKyc(wire, proposal, 'ABCPS0404F');
  await open(page, paths.proposal(id, 'kyc'));
  await expect(title(page)).toHaveText('Your identity is not confirmed yet');
  await expect(page.getByRole('main')).toContainText('none come back for this application');
  await expect(page.getByRole('link', { name: /^Call .* at 1800/ })).toHaveAttribute('href', /^tel:1800\d+$/);
  await expect(page.getByRole('link', { name: 'Correct name or date of birth' })).toHaveCount(0);
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a pretended registry is let tell: refused first, then of no Aadhaar, then of the proposer', async ({
    page,
  }) => {
    const goThere = page.getByRole('button', { name: 'DigiLocker पर आगे बढ़ें' });
    const again = page.getByRole('link', { name: 'फिर से जाँचें या दूसरा दस्तावेज़ दें' });
    const ending = (name: string) => page.getByRole('button', { name, exact: true });
    await open(page, paths.proposal(await filledBy(page), 'kyc'));
    await test.step('its page says what it is, and is read by everybody', async () => {
      await expect(page.getByRole('radio', { name: /^PAN/ })).toBeChecked();
      await page.getByRole('radio', { name: /DigiLocker/ }).check();
      await expect(page.getByRole('textbox', { name: 'PAN', exact: true })).toHaveCount(0);
      await goThere.click();
      await expect(title(page)).toHaveText('सैंडबॉक्स रजिस्ट्री');
      await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
      await expect(page.getByRole('main')).toContainText('यह असली रजिस्ट्री नहीं है।');
      await expectUsable(page, 'the sandbox registry');
      await expectUsableInTheDark(page, 'the sandbox registry');
    });
    await test.step('who says no by keyboard has used up nothing, and stands there again', async () => {
      await ending('मना करें').focus();
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText('आपकी पहचान की जाँच अभी पूरी नहीं हुई');
      await again.click();
      await expect(page.getByRole('radio', { name: /DigiLocker/ })).toBeChecked();
      await expect(page.getByRole('main')).toContainText('5 कोशिशें बाकी');
    });
    await test.step('an account without Aadhaar is told apart from an unknown number', async () => {
      await goThere.click();
      await ending('बिना आधार वाला खाता').click();
      await expect(page.getByText('आपके DigiLocker खाते में पूरी जन्म तारीख वाला आधार नहीं है।')).toBeVisible();
    });
    await test.step('the proposer’s own passes', async () => {
      await again.click();
      await goThere.click();
      await ending('बताने दें').click();
      await expect(title(page)).toHaveText('आपकी पहचान की जाँच हो गई');
    });
  });
});
