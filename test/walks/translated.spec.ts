import { test } from '../e2e/fixtures.ts';
import { laterScenes, scenes } from '../e2e/translated/every-screen.ts';
import { pressAround } from '../e2e/translated/presses.ts';
import { translate } from '../e2e/translated/translation.ts';
import { test as withClock } from './clock.ts';

const presses = 20;

// What is typed at random is refused, and says so.
const refused = /status of 4\d\d/;

const title = (screen: string) => `${screen}, translated by the browser, lives through ${presses} presses`;

for (const [screen, scene] of Object.entries(scenes)) {
  test(title(screen), async ({ page, expectedErrors }) => {
    expectedErrors.push(refused);
    const address = await scene(page);
    await translate(page.context());
    await pressAround(page, address, screen, presses);
  });
}

for (const [screen, scene] of Object.entries(laterScenes)) {
  withClock(title(screen), async ({ page, later, expectedErrors }) => {
    expectedErrors.push(refused);
    const address = await scene(page, later);
    await translate(page.context());
    await pressAround(page, address, screen, presses);
  });
}
