import { readFileSync } from 'node:fs';
import { firstScreensFile, firstScreensIn, tableOf } from '../readback/first-screens.ts';
import { expect, test } from './fixtures.ts';

for (const locale of ['en', 'hi'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: `${locale}-IN` });

    test('each of the ten families reads on its first screen what is recommended, why, what the next one saves, and what a bypass leaves', async ({
      page,
    }) => {
      const screens = await firstScreensIn(page, locale);
      const silent = screens.flatMap(({ family, ...said }) =>
        Object.entries(said).flatMap(([what, text]) =>
          text === undefined ? [`family ${family}: ${what}`] : [],
        ),
      );
      expect(silent).toEqual([]);
      expect(readFileSync(firstScreensFile, 'utf8'), 'npm run screens -- first writes it anew').toContain(
        tableOf(screens),
      );
    });
  });
}
