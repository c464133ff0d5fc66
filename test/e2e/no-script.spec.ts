import { paths } from '#web/paths.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { title } from './pages/proposal.ts';
import { boughtBy, quoteOf } from './set-up.ts';

test.use({ javaScriptEnabled: false });

test('the start page, the list and a plan read in full before any script runs', async ({ page }) => {
  const id = await quoteOf(page);
  await page.goto(paths.home());
  await expect(page.getByRole('link', { name: 'See plans and prices' }).first()).toBeVisible();
  await page.goto(paths.results('individual', id));
  await expect(page).not.toHaveTitle(/each person/);
  await expect(page.getByRole('article', { name: 'Narmada Sulabh' })).toContainText('₹7,140');
  await page.getByRole('link', { name: 'See plan Deccan Suraksha' }).click();
  await expect(title(page)).toContainText('Deccan Suraksha');
  const listed = page.getByText('cataract, hernia, stones');
  await expect(listed).toBeHidden();
  await page.getByRole('heading', { name: 'When each thing is covered' }).click();
  await expect(listed).toBeVisible();
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(`${address}#waits`);
  await expect(listed).toBeInViewport();
});

for (const [lang, needs, refused, back] of [
  ['en', /JavaScript is off in your browser/, 'This step needs JavaScript', 'Back to the page'],
  ['hi', /JavaScript बंद है/, /^इस चरण के लिए JavaScript/, 'उसी पेज पर वापस जाएँ'],
] as const) {
  test(`every step says what it needs, and Continue never reads as data: ${lang}`, {
    tag: '@shared',
  }, async ({ page, baseURL, context, expectedErrors }) => {
    expectedErrors.push(/status of 405/);
    await context.addCookies([{ name: 'lang', value: lang, url: String(baseURL) }]);
    await page.goto(paths.chooseMember());
    await expect(page.getByText(needs)).toBeVisible();
    await page.locator('main form button[type=submit]').click();
    await expect(title(page)).toHaveText(refused);
    await page.getByRole('link', { name: back }).click();
    await expect(page.getByText(needs)).toBeVisible();
    const steps = [
      paths.memberDetails(),
      paths.addressDetails(),
      paths.familyDetail(),
      paths.existingPolicy(),
    ];
    for (const step of steps) {
      await page.goto(step);
      await expect(page.getByText(needs)).toBeVisible();
      await expect(page.locator('.only-scripted')).toBeHidden();
    }
  });
}

test('the landing flow takes a family from its first question to the plans', { tag: '@shared' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  const goOn = () => page.locator('main form button[type=submit]').click();
  const tick = (name: string) => page.locator(`main label:has(input[name="${name}"])`).click();
  await page.goto(paths.chooseMember());
  await page.getByRole('link', { name: 'Answer seven questions without it' }).click();
  await goOn();
  await expect(page.getByRole('alert')).toContainText('Please enter a valid pincode');
  await page.locator('main label:has(input[value=FEMALE])').click();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411038');
  await goOn();
  await expect(page.getByRole('textbox', { name: 'You: age' })).toBeHidden();
  await tick('who-You');
  await page.getByRole('textbox', { name: 'You: age' }).fill('34');
  await goOn();
  await page.locator('main label:has(input[name=anyone][value=no])').click();
  await goOn();
  for (const habits of [['smoke', 'tobacco'], ['alcohol'], ['exercise']]) {
    for (const habit of habits) await tick(`habit-${habit}-none`);
    await goOn();
  }
  await page.locator('main label:has(input[name=held][value=no])').click();
  await goOn();
  await expect(title(page)).toHaveText('What you told us');
  await page.goBack();
  await expect(page.locator('input[name=held][value=no]')).toBeChecked();
  await page.goForward();
  await page.getByRole('link', { name: 'See plans and prices' }).click();
  await expect(page).toHaveURL(/pre-recommendation\/individual/);
});

test('a form that is sent before the script has come puts nothing that was typed into an address', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 4\d\d/);
  const id = await boughtBy(page);
  await page.goto(paths.proposal(id, 'proposer-detail'));
  await page.getByRole('textbox', { name: 'Mobile' }).fill(buyer.mobile);
  await page.getByRole('textbox', { name: 'PAN' }).fill(buyer.pan);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(title(page)).toHaveText('This step needs JavaScript');
  expect(new URL(page.url()).search).toBe('');
});
