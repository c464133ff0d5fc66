import { scenes } from '../e2e/translated/every-screen.ts';
import { pressAround } from '../e2e/translated/presses.ts';
import { translate } from '../e2e/translated/translation.ts';
import { test } from './clock.ts';

const presses = 20;

for (const [screen, scene] of Object.entries(scenes)) {
  test(`${screen}, translated by the browser, lives through ${presses} presses`, async ({
    page,
    later,
    expectedErrors,
  }) => {
    // What is typed at random is refused, and says so.
    expectedErrors.push(/status of 4\d\d/);
    const address = await scene(page, later);
    await translate(page.context());
    await pressAround(page, address, screen, presses);
  });
}
