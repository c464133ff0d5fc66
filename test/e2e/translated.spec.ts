import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { unfold } from './pages/plans.ts';
import { quoteOf } from './set-up.ts';
import { scenes } from './translated/every-screen.ts';
import { pressAround } from './translated/presses.ts';
import { mark, type Start, translate } from './translated/translation.ts';

/** The figures of a page, the first of them: a long list is drawn on while it is read. */
type Figures = () => Promise<readonly string[]>;

/** Reads the parts' texts, so that no two figures run together. */
const figuresIn =
  (parts: Locator): Figures =>
  async () =>
    (await parts.allTextContents()).flatMap((text) => text.match(/₹[\d,]+/g) ?? []).slice(0, 5);

/** Presses what moves the figures of a page, and answers with them once they moved: the address does so before them. */
type Press = (page: Page, quote: string) => Promise<Figures>;

async function moved(figures: Figures, press: () => Promise<unknown>): Promise<Figures> {
  await expect.poll(async () => (await figures()).length).toBe(5);
  const before = await figures();
  await press();
  await expect.poll(figures).not.toEqual(before);
  return figures;
}

const anotherYear: Press = async (page, quote) => {
  await open(
    page,
    paths.planDetail('individual', quote, {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-5l',
      riders: [],
    }),
  );
  const years = await unfold(page, 'The years ahead');
  return moved(figuresIn(years.getByRole('cell')), () =>
    years.locator('label:has(input[name="which-year"]:not(:checked))').click(),
  );
};

const anotherOrder: Press = async (page, quote) => {
  await open(page, paths.results('individual', quote));
  const plans = page.getByRole('region', { name: 'Plans', exact: true });
  const figures = await moved(figuresIn(plans.getByRole('article').locator('b')), () =>
    page.getByRole('combobox', { name: 'Sort plans' }).selectOption('premium-low'),
  );
  await expect(plans.locator('[aria-busy]')).toHaveCount(0);
  return figures;
};

const screens = { 'plan page': anotherYear, list: anotherOrder };
const starts: readonly Start[] = ['taken-over', 'as-drawn'];

for (const start of starts) {
  for (const [screen, press] of Object.entries(screens)) {
    test(
      `a ${screen} that is translated once it is ${start} shows its figures anew after a press`,
      start === 'taken-over' ? { tag: '@shared' } : {},
      async ({ page, context, expectedErrors }) => {
        // React says that it drew anew what was changed before it took the page over.
        if (start === 'as-drawn') expectedErrors.push(/Minified React error #418/);
        const quote = await quoteOf(page);
        // A price that an insurer says live is in its place from the second time on.
        await press(page, quote);
        await page.waitForLoadState('networkidle');
        const expected = await (await press(page, quote))();
        await translate(context, start);
        const figures = await press(page, quote);
        await expect(page.locator('h1')).toContainText(mark);
        await expect.poll(figures).toEqual(expected);
      },
    );
  }
}

/** The screens on which most comes and goes. Every screen, and twenty presses on each: `npm run walks -- translated`. */
const risky = [
  'landing',
  'pre-recommendation',
  'split-plans',
  'results',
  'compare',
  'plan-detail',
  'proposal-form',
  'review-detail',
  't-and-c',
  'transaction-success',
] as const;

for (const screen of risky) {
  test(`${screen}, translated by the browser, lives through four presses`, { tag: '@shared' }, async ({
    page,
    expectedErrors,
  }) => {
    // What is typed at random is refused, and says so.
    expectedErrors.push(/status of 4\d\d/);
    const address = await scenes[screen](page);
    await translate(page.context());
    await pressAround(page, address, screen, 4);
  });
}
