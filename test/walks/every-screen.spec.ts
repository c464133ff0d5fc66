import { expectUsableInTheDark } from '../e2e/audit.ts';
import { expect, test as plain } from '../e2e/fixtures.ts';
import { expectForEveryone } from '../e2e/for-everyone.ts';
import { heading } from '../e2e/pages/quote-flow.ts';
import { laterScenes, scenes } from '../e2e/translated/every-screen.ts';
import { test as withClock } from './clock.ts';

for (const [screen, address] of Object.entries(scenes)) {
  plain(`the screen ${screen} is usable by everybody`, async ({ page }) => {
    await page.goto(await address(page));
    await expect(heading(page)).toBeVisible();
    await expectUsableInTheDark(page, screen);
    await expectForEveryone(page, screen);
  });
}

for (const [screen, address] of Object.entries(laterScenes)) {
  withClock(`the screen ${screen}, days later, is usable by everybody`, async ({ page, later }) => {
    await page.goto(await address(page, later));
    await expect(heading(page)).toBeVisible();
    await expectUsableInTheDark(page, screen);
    await expectForEveryone(page, screen);
  });
}
