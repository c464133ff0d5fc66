import type { Page } from '@playwright/test';
import { addDays, addMonths, dayInIndia, type Instant } from '#domain/date.ts';
import { paths } from '#web/paths.ts';
import { oldPolicy, portWindows } from '../port-answers.ts';
import { fillForms, passKyc, readProposal } from '../purchase.ts';
import { aWireMember } from '../wire.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { answerField, part, pay, pressAccept, saveAndGoOn, sayDate, title } from './pages/proposal.ts';
import { summary } from './pages/quote-flow.ts';
import { boughtBy, questionsIn, wireOf } from './set-up.ts';

const today = dayInIndia(new Date().toISOString() as Instant); // the shape of an instant
const couple = {
  members: [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })],
  sum_assured: 1_000_000,
  parents_pincode: undefined,
};
const before = ['proposerDetails', 'insuredMembers', 'nomineeDetails', 'bankDetails'] as const;

async function atPorting(page: Page): Promise<string> {
  const id = await boughtBy(page, { quote: couple });
  await fillForms(await wireOf(page), id, {}, before);
  await open(page, paths.proposal(id, 'portability-detail'));
  return id;
}

async function answer(page: Page, id: string, answers: Record<string, string>): Promise<void> {
  const { form } = await questionsIn(page, id, 'portabilityDetails');
  for (const section of form.sections)
    for (const field of section.fields) {
      const own = answers[field.name];
      if (own !== undefined) await answerField(part(page, section), field, own);
    }
}

const endsOn = (page: Page) => page.getByRole('group', { name: 'It ends on' });

test('the page says at once whether it is too early, in time or too late, with each day, and a save holds to it', async ({
  page,
}) => {
  const id = await atPorting(page);
  await answer(page, id, oldPolicy(today, 300));
  const status = page.getByRole('status');
  for (const [days, _kind, refused, text] of portWindows) {
    await sayDate(endsOn(page), addDays(today, days));
    await expect(status.filter({ hasText: text })).toBeVisible();
    if (refused === undefined) continue;
    await expect(status.filter({ hasText: 'In time' })).toHaveCount(0);
  }
  await sayDate(endsOn(page), addDays(today, 40));
  await expect(status.filter({ hasText: 'Keep your waits' })).toContainText(
    'for ₹6,00,000, count for nothing here',
  );
  await expect(status.filter({ hasText: 'Keep your waits' })).toContainText('keep the old policy running');
  await saveAndGoOn(page);
  await expect(summary(page)).toContainText('Porting had to be asked for by');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(status.filter({ hasText: 'इस साल देर हो गई' })).toContainText('वेटिंग पीरियड बचाएँ');
  await page.getByRole('link', { name: 'English' }).click();
  await sayDate(endsOn(page), addDays(today, 300));
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(status.filter({ hasText: 'अभी जल्दी है' })).toContainText('उसे चालू रखें');
  await page.getByRole('link', { name: 'English' }).click();
  await sayDate(endsOn(page), addDays(today, 50));
  await expect(status.filter({ hasText: 'In time' })).toBeVisible();
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Health');
});

test('whoever joined later is asked since when, and reads what counts until the policy is there', async ({
  page,
}) => {
  const id = await atPorting(page);
  const later = addMonths(addDays(today, 51), -12);
  await answer(page, id, oldPolicy(today, 50, { all_members_covered: 'no' }));
  await answer(page, id, {
    'You.covered_there': 'from-first-day',
    'Spouse.covered_there': 'later',
    'Spouse.covered_since': later,
  });
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Health');
  const wire = await wireOf(page);
  await fillForms(wire, id, {}, ['medicalDetails', 'lifeStyleDetails']);
  const credit = page.getByRole('region', { name: 'What counts from your old policy' });
  await open(page, paths.proposal(id, 'review-detail'));
  await expect(credit).toContainText('The time served there counts for ₹6,00,000');
  await passKyc(wire, await readProposal(wire, id), buyer.pan);
  await open(page, paths.proposal(id, 't-and-c'));
  await expect(page.getByRole('main')).toContainText('What counts from your old policy');
  await pressAccept(page);
  await pay(page);
  await expect(title(page)).toHaveText(/is deciding$/);
  await expect(page.getByRole('main')).toContainText('Your old policy covers you until');
  await expect(title(page)).toHaveText('Your policy is issued', { timeout: 30_000 });
  await expect(credit).toContainText('Rohan Sharma: covered without a break since');
  await expect(page.getByRole('main')).toContainText('up to ₹6,00,000');
});
