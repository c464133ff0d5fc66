import { paths } from '#web/paths.ts';
import { findFirefox } from '../e2e/browser.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { open } from '../e2e/pages/opening.ts';
import { closeTitles } from './close-titles.ts';
import { agree, answerForms, buyFromList, expectPolicy, payNow } from './purchase.ts';
import { answerForOne, seeList } from './quote.ts';
import { spokenIn } from './words.ts';

// biome-ignore lint/suspicious/noSkippedTests: not every machine has a Firefox, and the report says so.
test.skip(findFirefox() === undefined, 'no firefox-esr on this machine');

test('in Firefox one person goes from the first page to the policy without an error', async ({
  page,
}, info) => {
  const words = await spokenIn(info);
  const look = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'wider than its window').toBeLessThanOrEqual(0);
    expect(await page.evaluate(closeTitles)).toEqual([]);
  };
  await open(page, `${paths.home()}?lang=${words.locale}`);
  await look();
  await page.locator(`main a[href="${paths.chooseMember()}"]`).first().click();
  await answerForOne(page, words);
  await seeList(page, words, true);
  await look();
  const id = await buyFromList(page, 'sahyadri-poorna', words);
  await answerForms(page, id, words, look);
  await agree(page, words);
  await payNow(page);
  await expectPolicy(page, id, words);
  await look();
});
