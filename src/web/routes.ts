import type { LoaderName } from '#web/loaders.ts';
import { aboutPage, paths, planGroup, type Search, withSearch } from '#web/paths.ts';
import type { ScreenName } from '#web/screens.ts';
import type { MessageId } from '#words/areas.ts';

type Params = Readonly<Record<string, string>>;

/** A route that shows a screen. */
export type ScreenRoute = {
  readonly screen: ScreenName;
  /** Document title, from an area that is always loaded or one of the screen's own. */
  readonly title: MessageId | ((params: Params) => MessageId);
  /** The loader that runs before the screen is shown. Specification section 2, preloading. */
  readonly preload?: LoaderName;
  /** Search keys the loader reads: a change of one runs it again. */
  readonly preloadBy?: readonly string[];
  /** The specification's words while it loads; absent: the default sentence. */
  readonly loadingMessage?: MessageId;
  /** What somebody with a keyboard goes straight to, before all that stands over it. */
  readonly skipTo?: { readonly id: string; readonly words: MessageId };
  /** Coming back shows what was loaded before instead of loading it anew. */
  readonly keep?: boolean;
};

/** A route that only leads elsewhere. Gets the path parameters (`_splat` is the rest of the path) and the query. */
export type RedirectRoute = { readonly redirect: (params: Params, search: Search) => string };

/** `path` is in the router's spelling: `$name` is a parameter, a last `$` the rest. `name` is what a webview is told. */
export type RouteRow = { readonly name: string; readonly path: string } & (ScreenRoute | RedirectRoute);

const toChooseMember = (_params: Params, search: Search) => withSearch(paths.chooseMember(), search);
const toFamilyDetail = (_params: Params, search: Search) => withSearch(paths.familyDetail(), search);

/** The rest of an alias as an address of the quote area; empty rest is its start. */
const inQuoteArea = (rest: string | undefined) => `/health-plan/${(rest ?? '').replace(/^\/+/, '')}`;

const aboutTitle = ({ page }: Params): MessageId => {
  const known = aboutPage(page);
  return known ? `about.${known}.title` : 'not-found.title';
};

const resultsTitle = ({ planType }: Params): MessageId => {
  const group = planGroup(planType);
  return group ? `results.title.${group}` : 'not-found.title';
};

/** THE table of pages. Specification section 2. */
export const routes: readonly RouteRow[] = [
  { name: 'home', path: '/', screen: 'intro', title: 'intro.page' },
  { name: 'intro', path: '/health-insurance/$', screen: 'intro', title: 'intro.page' },
  { name: 'health-plan-intro', path: '/health-plan/intro', screen: 'intro', title: 'intro.page' },
  {
    name: 'how-scores-work',
    path: '/about/how-scores-work',
    screen: 'how-scores-work',
    title: 'scores.title',
    preload: 'method',
  },
  {
    name: 'how-prices-work',
    path: '/about/how-prices-work',
    screen: 'how-prices-work',
    title: 'prices.title',
    preload: 'catalogue',
  },
  {
    name: 'how-cover-counts',
    path: '/about/how-cover-counts',
    screen: 'how-cover-counts',
    title: 'counts.title',
    preload: 'cover',
  },
  {
    name: 'bill-test',
    path: '/about/bill-test',
    screen: 'bill-test',
    title: 'bill.title',
    preload: 'stays',
  },
  {
    name: 'all-plans',
    path: '/about/catalogue',
    screen: 'all-plans',
    title: 'catalogue.title',
    preload: 'catalogue',
  },
  { name: 'leave-device', path: '/leave-device', screen: 'leave-device', title: 'nav.leave' },
  { name: 'about', path: '/about/$page', screen: 'about', title: aboutTitle, preload: 'about' },

  { name: 'choose-member', path: '/health-plan/choose-member', screen: 'choose-member', title: 'who.page' },
  { name: 'select-members', path: '/health-plan/select-members', screen: 'choose-member', title: 'who.page' },
  {
    name: 'member-details',
    path: '/health-plan/member-details',
    screen: 'member-details',
    title: 'ages.page',
  },
  {
    name: 'address-details',
    path: '/health-plan/address-details',
    screen: 'address-details',
    title: 'place.page',
  },
  {
    name: 'family-detail',
    path: '/health-plan/family-detail',
    screen: 'family-detail',
    title: 'health.page',
    preload: 'conditions',
    loadingMessage: 'loading.diseases',
    keep: true,
  },
  {
    name: 'existing-policy',
    path: '/health-plan/existing-policy',
    screen: 'existing-policy',
    title: 'existing.page',
  },
  {
    name: 'policy-offline',
    path: '/health-plan/policy-offline/$type',
    screen: 'policy-offline',
    title: 'offline.page',
    preload: 'offline',
  },
  {
    name: 'split-plans',
    path: '/health-plan/split-plans/$quoteID',
    screen: 'split-plans',
    title: 'split.page',
    preload: 'splitPlans',
    loadingMessage: 'loading.best-plan',
  },

  {
    name: 'results',
    path: '/health-plan/results/$planType/$quoteID',
    screen: 'results',
    title: resultsTitle,
    preload: 'results',
    preloadBy: ['block'],
    loadingMessage: 'loading.results',
    skipTo: { id: 'plans', words: 'nav.skip.plans' },
    keep: true,
  },
  {
    name: 'plan-detail',
    path: '/health-plan/plan-detail/$planType/$quoteID/$slug/$slab_id',
    screen: 'plan-detail',
    title: 'detail.page',
    preload: 'plan',
    preloadBy: ['block'],
    loadingMessage: 'loading.plan',
  },

  // A loader tells by the name which of the two is asked for.
  {
    name: 'policy-wording',
    path: '/health-plan/policy-wording/$slug',
    screen: 'paper',
    title: 'paper.wording.page',
    preload: 'paper',
  },
  {
    name: 'brochure',
    path: '/health-plan/brochure/$slug',
    screen: 'paper',
    title: 'paper.brochure.page',
    preload: 'paper',
  },

  // Named after their screens: a loader tells by the name which page is asked for.
  {
    name: 'buy-policy',
    path: '/health-plan/proposals/$proposalID/buy-policy',
    screen: 'buy-policy',
    title: 'buy.page',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'proposer-detail',
    path: '/health-plan/proposals/$proposalID/proposer-detail',
    screen: 'proposal-form',
    title: 'form.proposer.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'insured-members',
    path: '/health-plan/proposals/$proposalID/insured-members',
    screen: 'proposal-form',
    title: 'form.insured.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'nominee-detail',
    path: '/health-plan/proposals/$proposalID/nominee-detail',
    screen: 'proposal-form',
    title: 'form.nominee.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'bank-details',
    path: '/health-plan/proposals/$proposalID/bank-details',
    screen: 'proposal-form',
    title: 'form.bank.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'portability-detail',
    path: '/health-plan/proposals/$proposalID/portability-detail',
    screen: 'proposal-form',
    title: 'form.portability.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'medical-detail',
    path: '/health-plan/proposals/$proposalID/medical-detail',
    screen: 'proposal-form',
    title: 'form.medical.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'lifestyle-detail',
    path: '/health-plan/proposals/$proposalID/lifestyle-detail',
    screen: 'proposal-form',
    title: 'form.lifestyle.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'review-detail',
    path: '/health-plan/proposals/$proposalID/review-detail',
    screen: 'review-detail',
    title: 'review.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'kyc',
    path: '/health-plan/proposals/$proposalID/kyc',
    screen: 'kyc',
    title: 'kyc.title',
    preload: 'kyc',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'kyc-success',
    path: '/health-plan/proposals/$proposalID/kyc-success',
    screen: 'kyc-success',
    title: 'kyc-success.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'kyc-failure',
    path: '/health-plan/proposals/$proposalID/kyc-failure',
    screen: 'kyc-failure',
    title: 'kyc-failure.title',
    preload: 'kyc',
    loadingMessage: 'loading.processing',
  },
  {
    name: 't-and-c',
    path: '/health-plan/proposals/$proposalID/t-and-c',
    screen: 't-and-c',
    title: 'terms.title',
    preload: 'terms',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'transaction-success',
    path: '/health-plan/proposals/$proposalID/transaction-success',
    screen: 'transaction-success',
    title: 'outcome.success.page',
    preload: 'outcome',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'transaction-failure',
    path: '/health-plan/proposals/$proposalID/transaction-failure',
    screen: 'transaction-failure',
    title: 'outcome.failure.page',
    preload: 'outcome',
    loadingMessage: 'loading.processing',
  },
  {
    name: 'transaction-expired',
    path: '/health-plan/proposals/$proposalID/transaction-expired',
    screen: 'transaction-expired',
    title: 'expired.title',
    preload: 'proposal',
    loadingMessage: 'loading.processing',
  },

  { name: 'health-plan', path: '/health-plan', redirect: toChooseMember },
  {
    name: 'super-top-up',
    path: '/health-plan/super-topup',
    redirect: (params, search) => toChooseMember(params, { ...search, product: 'super-topup' }),
  },
  // In pincode mode, the configured one, the pincode stands for the city picker (specification section 2).
  {
    name: 'city-picker',
    path: '/health-plan/family-detail/$cityType',
    redirect: (_params, search) => withSearch(paths.addressDetails(), search),
  },
  { name: 'medical-details', path: '/health-plan/medical-details', redirect: toFamilyDetail },
  { name: 'medical-block', path: '/health-plan/medical-block', redirect: toFamilyDetail },
  { name: 'lifestyle', path: '/health-plan/lifestyle-{$category}', redirect: toFamilyDetail },
  {
    name: 'results-start',
    path: '/health-plan/results',
    redirect: (_params, { quoteID, ...search }) =>
      withSearch(quoteID ? paths.splitPlans(quoteID) : paths.chooseMember(), search),
  },
  {
    name: 'mobile-alias',
    path: '/health-plan/mobile/$',
    redirect: (params, search) => withSearch(inQuoteArea(params._splat), search),
  },
  {
    name: 'super-top-up-alias',
    path: '/health-plan/plan/topup/$',
    redirect: (params, search) =>
      withSearch(inQuoteArea(params._splat), { ...search, product: 'super-topup' }),
  },
];
