import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { methodPages } from '#web/reading/method-titles.ts';
import { expect, test } from './fixtures.ts';
import { expectForEveryone } from './for-everyone.ts';
import { open } from './pages/opening.ts';
import { quoteOf } from './set-up.ts';
import { sharedBy } from './shared-decision.ts';

test.describe.configure({ timeout: 180_000 });

/** The pages on which one decides, and those that say how it is worked out. */
async function pagesOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  const family = await quoteOf(page, {});
  return [
    ['list', paths.results('family', family)],
    [
      'plan',
      paths.planDetail('family', family, {
        slab_id: 'sahyadri-poorna-5l',
        product_slug: 'sahyadri-poorna',
        riders: [],
      }),
    ],
    ['comparison', paths.compare('family', family, ['sahyadri-poorna-5l', 'kumaon-vatsal-5l'])],
    ['ways', paths.splitPlans(family)],
    ['decision', await sharedBy(page)],
    ...methodPages.map((name) => [name, paths.method(name)] as const),
  ];
}

test('every page of deciding is whole for a reader, a keyboard, a narrow window and large text', {
  tag: '@shared',
}, async ({ page }) => {
  for (const [what, path] of await pagesOf(page)) {
    await open(page, path);
    await expectForEveryone(page, what);
  }
});

test('each page on the method has one drawing with its figures in words, whose parts differ in forced colours', {
  tag: '@shared',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of methodPages) {
    await open(page, paths.method(name));
    const drawing = page.getByRole('figure');
    await expect(drawing, name).toHaveCount(1);
    await expect(drawing.locator('figcaption')).not.toBeEmpty();
    for (const row of await drawing.getByRole('listitem').all())
      await expect(row.locator('b')).not.toBeEmpty();
    const looks = await drawing.locator('p rect').evaluateAll((marks) =>
      marks.map((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        return `${fill} ${stroke}`;
      }),
    );
    expect(new Set(looks).size, `${name}: colours of its legend`).toBe(looks.length);
  }
});
