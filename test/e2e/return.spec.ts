import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { paths } from '#web/paths.ts';
import { expectUsable } from './audit.ts';
import { expect } from './fixtures.ts';
import { codeOf, issuedBy, test } from './own-policy.ts';
import { pressOn, typeInto } from './pages/keyboard.ts';
import { open, reload } from './pages/opening.ts';
import { heading } from './pages/quote-flow.ts';

test.use({ locale: 'hi-IN' });

test('a policy is returned by keyboard alone, in Hindi: the sum first, a code, the state, and then a policy that has ended', async ({
  page,
  own,
}) => {
  const id = await issuedBy(page);
  await pressOn(page, page.getByRole('link', { name: 'पॉलिसी लौटाएँ या कैंसिल करें' }), 'Enter');
  await expect(heading(page)).toHaveText('पॉलिसी लौटाएँ');
  const sum = page.getByRole('region', { name: 'कितना वापस मिलेगा' });
  await expect(sum).toContainText('वापस मिलेंगे');
  const back = (await sum.getByRole('row').last().innerText()).match(/₹[\d,]+/)?.[0] ?? '';
  await expectUsable(page, 'a policy that can be returned');

  await pressOn(page, page.getByRole('button', { name: 'कोड भेजें' }), 'Enter');
  await typeInto(page, page.getByRole('textbox', { name: '6 अंकों का कोड' }), await codeOf(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'लौटा दें' })).toBeVisible();
  await expectUsable(page, 'the press that returns a policy');
  const second = await page.context().newPage();
  await open(second, paths.endPolicy(id));
  await pressOn(page, page.getByRole('button', { name: 'लौटा दें' }), 'Enter');
  const state = page.getByRole('status').filter({ hasText: 'आपका रेफ़रेंस:' });
  await expect(state).toContainText(back);
  const reference = /CH \d{4} \d{2}/.exec(await state.innerText())?.[0] ?? '';
  await expectUsable(page, 'a return that is with the insurer');

  // Another tab still shows the press: it asks for nothing a second time, and shows what was asked for.
  await second.getByRole('button', { name: 'लौटा दें' }).click();
  await expect(second.getByRole('status').filter({ hasText: reference })).toBeVisible();
  await second.close();

  for (const seconds of [6, 6, 6]) {
    own.wait({ seconds });
    await settleRequests(own.ports, 10);
  }
  await reload(page);
  await expect(page.getByRole('status').filter({ hasText: `${back} वापस भेजे गए` })).toContainText(reference);
  await expectUsable(page, 'a policy that was returned');
  own.wait({ days: 1 });
  await open(page, paths.proposal(id, 'transaction-success'));
  await expect(heading(page)).toHaveText('Sahyadri Poorna');
  await expect(page.getByRole('main')).toContainText('से पहले ही लौटा दी गई। इससे कोई कवर नहीं है।');
  await expect(page.getByRole('main')).not.toContainText(/क्लेम का पैसा|2028/);
  await expectUsable(page, 'a policy that has ended');
  await open(page, paths.myPolicies());
  await expect(page.getByRole('main')).toContainText('पहले दिन से पहले लौटाई गई');
  await expectUsable(page, 'an ended policy among mine');
});

test('a return that is taken back leaves the policy as it was, in Hindi', async ({ page, own }) => {
  const id = await issuedBy(page);
  await open(page, paths.endPolicy(id));
  await page.getByRole('button', { name: 'कोड भेजें' }).click();
  await page.getByRole('textbox', { name: '6 अंकों का कोड' }).fill(await codeOf(page));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'लौटा दें' }).click();
  await page.getByRole('button', { name: 'वापस लें, पॉलिसी रहने दें' }).click();
  await settleRequests(own.ports, 10);
  await reload(page);
  await expect(page.getByText('आपने इसे वापस ले लिया। आपकी पॉलिसी चल रही है')).toBeVisible();
  await expectUsable(page, 'a return that was taken back');
});
