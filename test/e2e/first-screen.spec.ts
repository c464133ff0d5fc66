import { readFileSync } from 'node:fs';
import { languages } from '#domain/local-text.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { tenFamilies } from '../families/ten-families.ts';
import { firstScreensFile, firstScreensIn, openListOf, tableOf } from '../readback/first-screens.ts';
import { pageOf } from '../readback/reading/page-text.ts';
import { readNear } from '../readback/reading/read-picks.ts';
import { sentencesIn } from '../readback/reading/sentences.ts';
import { aWireMember } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { openResults } from './pages/plans.ts';
import { quoteOf } from './set-up.ts';

const couple = {
  members: [
    aWireMember({ age: 34 }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
  ],
  sum_assured: 1_000_000,
  parents_pincode: undefined,
};
/** Two plans of theirs are near equals. */
const youngCouple = {
  members: [
    aWireMember({ age: 29 }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 31 }),
  ],
  pincode: '700001',
  sum_assured: 500_000,
  parents_pincode: undefined,
};

for (const locale of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: `${locale}-IN` });

    test('each of the ten families reads on its first screen what is recommended, why, and what a usual stay leaves', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const screens = await firstScreensIn(page, locale);
      const silent = screens.flatMap(
        ({ family, inSight: _sight, buttonEnds: _ends, runnerUp: _below, ...texts }) =>
          Object.entries(texts).flatMap(([what, text]) =>
            text === undefined ? [`family ${family}: ${what}`] : [],
          ),
      );
      expect(silent).toEqual([]);
      for (const { family, why, inSight, buttonEnds } of screens) {
        expect(why).toMatch(/₹|same price|दाम इतना ही/);
        expect(inSight, `plans on the first screen of family ${family}`).toBeGreaterThanOrEqual(1);
        expect(buttonEnds, `the button of family ${family}`).toBeLessThanOrEqual(844);
      }
      expect(readFileSync(firstScreensFile, 'utf8'), 'npm run screens -- first writes it anew').toContain(
        tableOf(screens),
      );
    });

    test('no card of the ten families is higher than 240 pixels, with a co-pay, a long name or a reason either', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const [index, family] of tenFamilies.entries()) {
        await openListOf(page, family);
        const cards = page.locator('article:has(dl)');
        await expect(cards.nth(3)).toBeVisible();
        const high = await cards.evaluateAll((all) =>
          all
            .map((one) => [
              Math.round(one.getBoundingClientRect().height),
              one.querySelector('h3')?.innerText,
            ])
            .filter(([height = 0]) => Number(height) > 240),
        );
        expect(high, `cards of family ${index + 1}`).toEqual([]);
      }
    });

    test('twenty plans take fewer than 7,000 pixels', async ({ page }) => {
      const words = sentencesIn(locale);
      await openResults(page, 'family', await quoteOf(page, couple));
      const cards = page.getByRole('region', { name: words.say('results.plans') }).getByRole('article');
      const [first, last] = [await cards.first().boundingBox(), await cards.nth(19).boundingBox()];
      const tallest = await cards.evaluateAll((all) => Math.max(...all.map((one) => one.clientHeight)));
      expect(tallest * 1.5, 'one and a half fit on a screen').toBeLessThan(844);
      expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(7_000);
    });

    test('the reasons for the recommended plan open in place', async ({ page }) => {
      const words = sentencesIn(locale);
      await openResults(page, 'family', await quoteOf(page, youngCouple));
      const picks = page.locator('section[aria-labelledby="picks"]');
      const title = (await picks.getByRole('heading', { level: 3 }).first().innerText()).trim();
      await picks.getByRole('button', { name: words.say('list.why', { title }) }).click();
      await expect(picks.getByRole('link', { name: words.say('list.why.method') })).toBeVisible();
      const why = picks.getByRole('table', { name: words.say('list.why', { title }) });
      const rows = await why.getByRole('row').allInnerTexts();
      const near = readNear(pageOf(await page.content()), words)?.named ?? [];
      expect(near.length).toBeGreaterThan(0);
      for (const { title: other, extra } of near) {
        const lines = rows.find((row) => row.includes(words.say('list.why.less', { title: other })));
        expect(lines).toContain(formatRupees(rupees(extra)));
      }
    });
  });
}
