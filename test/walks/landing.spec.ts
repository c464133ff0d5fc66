import type { Page } from '@playwright/test';
import { type LandingStep, landingSteps } from '#web/forms/landing/step-names.ts';
import { paths } from '#web/paths.ts';
import { expectUsable } from '../e2e/audit.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { open, settled } from '../e2e/pages/opening.ts';
import { controlOf, goOn, title } from './quote.ts';
import { type SpokenWords, spokenIn } from './words.ts';

/** By their numbers in the list of conditions. */
const [asthma, diabetesOnInsulin] = [19, 33];

/** How the daughter answers each step, for herself and her father who lives elsewhere. */
const answers: Readonly<Record<LandingStep, (page: Page) => Promise<void>>> = {
  'gender-pincode': async (page) => {
    await controlOf(page, 'gender', 'FEMALE').check();
    await controlOf(page, 'pincode').fill('560001');
  },
  members: async (page) => {
    await say(page, { You: '34', Father: '63' });
    await controlOf(page, 'parents-live', 'elsewhere').check();
    await controlOf(page, 'parents-pincode').fill('411001');
  },
  medical: async (page) => {
    await controlOf(page, 'anyone', 'yes').check();
    await controlOf(page, 'has-Father').check();
    await controlOf(page, `which-Father-${asthma}`).check();
  },
  smoking: async (page) => {
    await controlOf(page, 'habit-smoke-Father').check();
    await controlOf(page, 'habit-tobacco-none').check();
  },
  drinking: (page) => controlOf(page, 'habit-alcohol-none').check(),
  stress: (page) => controlOf(page, 'habit-exercise-You').check(),
  'existing-insurance': async (page) => {
    await controlOf(page, 'held', 'yes').check();
    await controlOf(page, 'existing-cover').selectOption('500000');
  },
};

async function say(page: Page, ages: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, age] of Object.entries(ages)) {
    await controlOf(page, `who-${key}`).check();
    await controlOf(page, `age-${key}`).fill(age);
  }
}

/** Pages that the browser itself asks for: with scripts a flow asks for its first one alone. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

async function takeStep(page: Page, step: LandingStep, { t }: SpokenWords): Promise<void> {
  await expect(title(page)).toHaveText(t(`landing.title.${step}`));
  await settled(page);
  await goOn(page);
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expectUsable(page, `${step}, errors shown`);
  await answers[step](page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectUsable(page, `${step}, answered`);
  await goOn(page);
}

test('one question a page with scripts on: from the first to the ways to cover them, and back with what was said', async ({
  page,
}, info) => {
  const words = await spokenIn(info);
  const { t } = words;
  const loads = loadsOf(page);
  await open(page, '/health-plan/lp/product');
  for (const step of landingSteps) await takeStep(page, step, words);
  await expect(title(page)).toHaveText(t('summary.title'));
  await expect(page).toHaveURL(/\/summary\/[\w-]+\/\d+\/500000$/);
  await expectUsable(page, 'summary');
  await page.goBack();
  await expect(controlOf(page, 'held', 'yes')).toBeChecked();
  await expect(controlOf(page, 'existing-cover')).toHaveValue('500000');
  await page.goForward();
  await page.getByRole('link', { name: t('summary.change.of', { what: t('summary.medical') }) }).click();
  await expect(controlOf(page, `which-Father-${asthma}`)).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: t('summary.go') }).click();
  await page.waitForURL(/\/split-plans\//);
  await expect(title(page)).toBeVisible();
  expect(loads).toEqual(['/health-plan/lp/product', paths.landing('gender-pincode')]);
});

test('whoever has an illness that no insurer decides on online leaves, and the others go on', async ({
  page,
}, info) => {
  const { t } = await spokenIn(info);
  await open(page, paths.landing('gender-pincode'));
  await answers['gender-pincode'](page);
  await goOn(page);
  await say(page, { You: '40', Mother: '66' });
  await controlOf(page, 'parents-live', 'same').check();
  await goOn(page);
  await controlOf(page, 'anyone', 'yes').check();
  await controlOf(page, 'has-Mother').check();
  await page.locator('main summary').last().click();
  await controlOf(page, `which-Mother-${diabetesOnInsulin}`).check();
  await expectUsable(page, 'medical, all conditions open');
  await goOn(page);
  await expect(title(page)).toHaveText(t('leaves.title', { count: 1 }));
  await expectUsable(page, 'leaves');
  await page.locator(`main a[href="${paths.landing('smoking')}"]`).click();
  await expect(title(page)).toHaveText(t('landing.title.smoking'));
  await expect(controlOf(page, 'habit-smoke-You')).toBeVisible();
  await expect(controlOf(page, 'habit-smoke-Mother')).toHaveCount(0);
});

test('a first price on the start page leads on with who was said there', async ({ page }, info) => {
  const { t } = await spokenIn(info);
  await open(page, paths.home());
  await say(page, { You: '34', Father: '63' });
  await controlOf(page, 'pincode').fill('560001');
  await goOn(page);
  await page.locator(`main #first-price a[href="${paths.landing('gender-pincode')}"]`).click();
  await expect(title(page)).toHaveText(t('landing.title.gender-pincode'));
  await expect(controlOf(page, 'pincode')).toHaveValue('560001');
  await controlOf(page, 'gender', 'FEMALE').check();
  await goOn(page);
  await expect(controlOf(page, 'who-Father')).toBeChecked();
  await expect(controlOf(page, 'age-Father')).toHaveValue('63');
});
