import { paths } from '#web/paths.ts';
import { phoneAgent } from '../e2e/browser.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { open } from '../e2e/pages/opening.ts';
import { openOldChromium } from './old-chromium.ts';
import { answerForOne, seeList } from './quote.ts';
import { spokenIn } from './words.ts';

const screen = { viewport: { width: 390, height: 844 }, userAgent: phoneAgent };

test('Chromium 106, the floor, gets from the first question to the list', async ({
  baseURL,
  watch,
}, info) => {
  const old = await openOldChromium('106.0.2');
  const context = await old.newContext({ ...screen, baseURL: String(baseURL) });
  await watch(context);
  const page = await context.newPage();
  const words = await spokenIn(info);
  await open(page, `${paths.chooseMember()}?lang=${words.locale}`);
  await answerForOne(page, words);
  await seeList(page, words, true);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#unserved')).toBeHidden();
  await old.close();
});

test('Chromium 103, below the floor, keeps the page as drawn and says which browsers are served', async ({
  baseURL,
  watch,
}, info) => {
  const old = await openOldChromium('103.0.0');
  const context = await old.newContext({ ...screen, baseURL: String(baseURL) });
  await watch(context);
  const page = await context.newPage();
  const { locale } = await spokenIn(info);
  await page.goto(`${paths.chooseMember()}?lang=${locale}`);
  const line = page.locator('#unserved');
  await expect(line).toContainText('Firefox 121');
  // Playwright looks whether an element can be pressed by what this browser lacks: it is pressed by its own method.
  const press = (selector: string) => page.$eval(selector, (element: HTMLElement) => element.click());
  await press('#unserved a');
  await expect(page).toHaveURL(/gender-pincode/);
  await press('main input[value=FEMALE]');
  await page.$eval('main [name=pincode]', (field: HTMLInputElement) => {
    field.value = '411038';
  });
  await press('main form button[type=submit]');
  await expect(page).toHaveURL(/\/members/);
  await old.close();
});
