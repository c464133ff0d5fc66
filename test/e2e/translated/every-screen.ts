import type { Page } from '@playwright/test';
import type { pages } from '#web/pages.ts';
import { paths } from '#web/paths.ts';
import { passKyc, readProposal } from '../../purchase.ts';
import { aWireMember } from '../../wire.ts';
import type { ClockServer } from '../clock-server.ts';
import { answerForOne } from '../pages/quote-flow.ts';
import { agreedBy, boughtBy, checkedBy, filledBy, quoteOf, wireOf } from '../set-up.ts';
import { sharedBy } from '../shared-decision.ts';

export type Screen = keyof typeof pages;

/** Makes what a screen shows, and answers with its address. */
type Scene = (page: Page) => string | Promise<string>;

/** The same of a screen that is shown days later, by a server whose clock can be moved on. */
type LaterScene = (page: Page, clock: ClockServer) => Promise<string>;

const plans = ['sahyadri-poorna-5l', 'kumaon-vatsal-5l'];

/** The five steps read what was answered before. */
const step =
  (address: string): Scene =>
  async (page) => {
    await page.goto(`${paths.home()}?lang=en`);
    await answerForOne(page);
    await page.context().clearCookies({ name: 'lang' });
    return address;
  };

/** A payment that ended so on the gateway's page. */
async function payOne(page: Page, outcome: string, mobile?: string): Promise<string> {
  const quote = { members: [aWireMember({ age: 35 })], parents_pincode: undefined };
  const { id, payUrl } = await agreedBy(page, { quote, ...(mobile !== undefined && { mobile }) });
  await page.goto(payUrl);
  await page.locator(`button[name=outcome][value="${outcome}"]`).click();
  await page.waitForURL(/\/transaction-/);
  return id;
}

export const laterScenes = {
  'transaction-expired': async (page, clock) => {
    const id = await boughtBy(page);
    clock.wait({ days: 16 });
    return paths.proposal(id, 'transaction-expired');
  },
  renew: async (page, clock) => {
    const id = await payOne(page, 'success');
    clock.wait({ days: 340 });
    return paths.proposal(id, 'renew');
  },
} as const satisfies Partial<Record<Screen, LaterScene>>;

/** Every other screen of the list of pages. */
export const scenes = {
  intro: () => paths.home(),
  'choose-member': step(paths.chooseMember()),
  'member-details': step(paths.memberDetails()),
  'address-details': step(paths.addressDetails()),
  'city-picker': step(paths.cityPicker('family')),
  'family-detail': step(paths.familyDetail()),
  'existing-policy': step(paths.existingPolicy()),
  landing: () => paths.landing('members'),
  'landing-leaves': () => paths.landingLeaves(),
  'landing-summary': async (page) => paths.landingSummary(await quoteOf(page), 500_000, 0),
  'policy-offline': async (page) => paths.policyOffline('offline', { quoteID: await quoteOf(page) }),
  'pre-recommendation': async (page) => paths.checklist('individual', await quoteOf(page)),
  'split-plans': async (page) => paths.splitPlans(await quoteOf(page, {})),
  results: async (page) => paths.results('family', await quoteOf(page, {})),
  compare: async (page) => paths.compare('individual', await quoteOf(page), plans),
  'plan-detail': async (page) =>
    paths.planDetail('individual', await quoteOf(page), {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-5l',
      riders: [],
    }),
  decision: (page) => sharedBy(page),
  'buy-policy': async (page) => paths.proposal(await boughtBy(page), 'buy-policy'),
  'proposal-form': async (page) => paths.proposal(await boughtBy(page), 'proposer-detail'),
  'review-detail': async (page) => paths.proposal(await filledBy(page), 'review-detail'),
  kyc: async (page) => paths.proposal(await filledBy(page), 'kyc'),
  'kyc-success': async (page) => paths.proposal(await checkedBy(page), 'kyc-success'),
  'kyc-failure': async (page) => {
    const id = await filledBy(page);
    const wire = await wireOf(page);
    await passKyc(wire, await readProposal(wire, id), 'ABCPS0404F');
    return paths.proposal(id, 'kyc-failure');
  },
  't-and-c': async (page) => paths.proposal(await checkedBy(page), 't-and-c'),
  'transaction-success': async (page) => paths.proposal(await payOne(page, 'success'), 'transaction-success'),
  'transaction-failure': async (page) =>
    paths.proposal(await payOne(page, 'cancelled'), 'transaction-failure'),
  'how-scores-work': () => paths.method('how-scores-work'),
  'how-prices-work': () => paths.method('how-prices-work'),
  'how-cover-counts': () => paths.method('how-cover-counts'),
  'how-years-are-counted': () => paths.method('how-years-are-counted'),
  'bill-test': () => paths.method('bill-test'),
  'all-plans': () => paths.method('all-plans'),
  'standard-plan': () => paths.standardPlan(),
  'covid-plan': () => paths.covidPlan(),
  paper: () => paths.policyWording('sahyadri-poorna'),
  about: () => paths.about('who-pays-us'),
  privacy: () => paths.privacy(),
  help: () => paths.help(),
  'my-policies': async (page) => {
    await payOne(page, 'success');
    return paths.myPolicies();
  },
  resume: async (page) => paths.otherDevice(await filledBy(page)),
  'open-policies': () => paths.openPolicies(),
  'end-policy': async (page) => paths.endPolicy(await payOne(page, 'success')),
  'change-policy': async (page) => paths.changePolicy(await payOne(page, 'success')),
  'leave-device': () => paths.leaveDevice(),
} as const satisfies Record<Exclude<Screen, keyof typeof laterScenes>, Scene>;
