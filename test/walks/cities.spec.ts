import { inLanguage, type LocalText } from '#domain/local-text.ts';
import { paths } from '#web/paths.ts';
import { expectUsable } from '../e2e/audit.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { open } from '../e2e/pages/opening.ts';
import { answerHealth, controlOf, goOn, title } from './quote.ts';
import { cityPort } from './servers.ts';
import { spokenIn } from './words.ts';

test.use({ baseURL: `http://127.0.0.1:${cityPort}` });

/** Each stands for the pincode of its main post office. */
const [pune, mumbai] = ['411001', '400001'];
const cityNames = {
  pune: { en: 'Pune', hi: 'पुणे' },
  mumbai: { en: 'Mumbai', hi: 'मुंबई' },
} as const satisfies Record<string, LocalText>;

test('a city is chosen for the family and another for a parent, each on a page of its own; Back keeps both', async ({
  page,
}, info) => {
  const { t, locale } = await spokenIn(info);
  const names = { pune: inLanguage(cityNames.pune, locale), mumbai: inLanguage(cityNames.mumbai, locale) };
  await open(page, paths.chooseMember());
  await controlOf(page, 'You').check();
  await controlOf(page, 'Father').check();
  await controlOf(page, 'gender', 'FEMALE').check();
  await goOn(page);
  await expect(title(page)).toHaveText(t('ages.title'));
  const ages = page.locator('main input[inputmode=numeric]');
  await ages.first().fill('34');
  await ages.last().fill('63');
  await goOn(page);

  await expect(title(page)).toHaveText(t('place.title'));
  await goOn(page);
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expectUsable(page, 'place in city mode, errors shown');
  await page.locator(`main a[href="${paths.cityPicker('family')}"]`).click();
  await expect(title(page)).toHaveText(t('city.title.family'));
  await expectUsable(page, 'city picker');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('status').filter({ hasText: t('city.found', { count: 0 }) })).toBeVisible();
  await page.getByRole('searchbox').fill(names.pune);
  await expect(page.getByRole('status').filter({ hasText: t('city.found', { count: 1 }) })).toBeVisible();
  await page.locator(`main input[value="${pune}"]`).click();

  await expect(title(page)).toHaveText(t('place.title'));
  await expect(page.getByRole('main')).toContainText(names.pune);
  await controlOf(page, 'parents-live', 'elsewhere').check();
  await page.locator(`main a[href="${paths.cityPicker('parents')}"]`).click();
  await expect(title(page)).toHaveText(
    t('city.title.parents', { who: 'man', name: inLanguage(fatherIn, locale) }),
  );
  await expectUsable(page, 'city picker of a parent');
  await page.locator(`main input[value="${mumbai}"]`).click();
  await expect(page.getByRole('main')).toContainText(names.mumbai);

  await page.goBack();
  await expect(page.locator(`main input[value="${mumbai}"]`)).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('main')).toContainText(names.pune);
  await expect(page.getByRole('main')).toContainText(names.mumbai);
  await expectUsable(page, 'place in city mode, answered');
  await goOn(page);
  await answerHealth(page, { t });
  await page.waitForURL(/\/split-plans\//);
  await expect(page.getByRole('main')).toContainText(names.pune);
});

const fatherIn: LocalText = { en: 'father', hi: 'पिता' };

test('the landing flow and the start page ask for a city of a list', async ({ page }, info) => {
  const { t } = await spokenIn(info);
  await open(page, paths.home());
  await controlOf(page, 'who-You').check();
  await controlOf(page, 'age-You').fill('34');
  await controlOf(page, 'pincode').selectOption(pune);
  await goOn(page);
  await page.locator(`main #first-price a[href="${paths.landing('gender-pincode')}"]`).click();
  await expect(title(page)).toHaveText(t('landing.title.gender-pincode'));
  await expect(controlOf(page, 'pincode')).toHaveValue(pune);
  await expectUsable(page, 'landing, gender and city');
});
