import type { OfflineType } from '#domain/purchase/processing-status.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import type { LandingForm } from '#web/forms/landing/step-names.ts';
import type { Page, PageParams, PageSearch } from '#web/page/page.ts';
import { pages } from '#web/pages.ts';
import { type NamedPlan, toCompareText, toRidersText } from '#web/plan-parts/compare/compare-address.ts';
import type { AboutPage } from '#web/screens/about/page.ts';

/** This is the query of an address. */
export type Search = Readonly<Record<string, string | undefined>>;

/** The addresses of a page: each by its name, with what fills it. */
type AddressOf<P> =
  P extends Page<infer At, infer Only, infer Key, infer _Data>
    ? {
        [N in keyof At]: {
          readonly name: N;
          readonly path: At[N];
          readonly params: PageParams<At[N], Only>;
          readonly search: PageSearch<Key>;
        };
      }[keyof At]
    : never;

type Address = AddressOf<(typeof pages)[keyof typeof pages]>;
type NamedAddress<N> = Extract<Address, { readonly name: N }>;

/** These are the pages of a purchase. */
export type ProposalScreen = Extract<Address, { readonly params: { readonly proposalID: string } }>['name'];

/** These pages are made from the rules and the catalogue. */
export type MethodPage = Exclude<Extract<Address, { readonly path: `/about/${string}` }>['name'], 'about'>;

/** Search values in the order given; absent and empty ones are left out. */
export function withSearch(address: string, search: Search): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) params.append(name, value);
  return params.size === 0 ? address : `${address}?${params}`;
}

const pathsByName: ReadonlyMap<string, string> = new Map(
  Object.values(pages).flatMap(({ at }) => Object.entries(at)),
);

/** Every part is escaped, so that no part can change the shape of the address. */
function linkTo<N extends Address['name']>(
  name: N,
  params: NamedAddress<N>['params'],
  search: NamedAddress<N>['search'] = {},
): string {
  const values: Readonly<Record<string, string>> = params;
  // Path and parameters are there: the types of the call are read from the same pages.
  const path = pathsByName.get(name) ?? '';
  // A bare sign stands for any rest of a path; no link has one.
  const filled = path.replace(/\$(\w*)/g, (_sign, key: string) => encodeURIComponent(values[key] ?? ''));
  return withSearch(filled, search);
}

/** The plan group stands in the path; a block is named where it is not its group's first. */
const namedBlock = (block: BlockId) => (block === planGroupOf(block) ? {} : { block });

/** A plan with the name that its page has in an address. */
export type LinkedPlan = NamedPlan & { readonly product_slug: string };

/** Every link inside the product is built here: what it is asked for by, and which address that fills. */
export const paths = {
  home: () => linkTo('home', {}),
  chooseMember: (search: NamedAddress<'choose-member'>['search'] = {}) => linkTo('choose-member', {}, search),
  standardPlan: () => linkTo('standard-plan', {}),
  covidPlan: (search: NamedAddress<'covid-plan'>['search'] = {}) =>
    linkTo('covid-plan', { _splat: '' }, search),
  memberDetails: () => linkTo('member-details', {}),
  addressDetails: () => linkTo('address-details', {}),
  cityPicker: (cityType: 'family' | 'parents') => linkTo('city-picker', { cityType }),
  familyDetail: (search: NamedAddress<'family-detail'>['search'] = {}) => linkTo('family-detail', {}, search),
  existingPolicy: () => linkTo('existing-policy', {}),
  landing: (step: LandingForm) => linkTo('landing', { step }),
  landingLeaves: (search: NamedAddress<'landing-leaves'>['search'] = {}) =>
    linkTo('landing-leaves', {}, search),
  landingSummary: (caseId: string, cover: number, existingPolicySA: number) =>
    linkTo('landing-summary', {
      caseId,
      cover: String(cover),
      existingPolicySA: String(existingPolicySA),
    }),
  checklist: (block: BlockId, quoteID: string, search: NamedAddress<'pre-recommendation'>['search'] = {}) =>
    linkTo(
      'pre-recommendation',
      { planType: planGroupOf(block), quoteID },
      { ...search, ...namedBlock(block) },
    ),
  splitPlans: (quoteID: string, search: NamedAddress<'split-plans'>['search'] = {}) =>
    linkTo('split-plans', { quoteID }, search),
  results: (block: BlockId, quoteID: string, search: NamedAddress<'results'>['search'] = {}) =>
    linkTo('results', { planType: planGroupOf(block), quoteID }, { ...search, ...namedBlock(block) }),
  planDetail: (block: BlockId, quoteID: string, plan: LinkedPlan) =>
    linkTo(
      'plan-detail',
      { planType: planGroupOf(block), quoteID, slug: plan.product_slug, slab_id: plan.slab_id },
      { ...namedBlock(block), riders: toRidersText(plan.riders) },
    ),
  compare: (
    block: BlockId,
    quoteID: string,
    plans: readonly (NamedPlan | string)[],
    search: NamedAddress<'compare'>['search'] = {},
  ) =>
    linkTo(
      'compare',
      { planType: planGroupOf(block), quoteID, toCompare: toCompareText(plans) },
      { ...search, ...namedBlock(block) },
    ),
  policyOffline: (type: OfflineType, search: NamedAddress<'policy-offline'>['search'] = {}) =>
    linkTo('policy-offline', { type }, search),
  proposal: (
    proposalID: string,
    screen: ProposalScreen,
    search: NamedAddress<ProposalScreen>['search'] = {},
  ) => linkTo(screen, { proposalID }, search),
  policyWording: (slug: string) => linkTo('policy-wording', { slug }),
  brochure: (slug: string) => linkTo('brochure', { slug }),
  otherDevice: (id: string) => linkTo('other-device', { id }),
  privacy: () => linkTo('privacy', {}),
  myPolicies: () => linkTo('my-policies', {}),
  openPolicies: () => linkTo('open-policies', {}),
  whoOpens: (id: string) => linkTo('who-opens', { id }),
  endPolicy: (id: string) => linkTo('end-policy', { id }),
  changePolicy: (id: string) => linkTo('change-policy', { id }),
  leaveDevice: (search: NamedAddress<'leave-device'>['search'] = {}) => linkTo('leave-device', {}, search),
  help: (search: NamedAddress<'help'>['search'] = {}) => linkTo('help', {}, search),
  about: (page: AboutPage) => linkTo('about', { page }),
  method: (page: MethodPage) => linkTo(page, {}),
  /** Leads on to the first page of the purchase. */
  buy: (transactionId: string) => `/health-plan/buy/${encodeURIComponent(transactionId)}/`,
} as const;
