import { notFound } from '@tanstack/react-router';
import { type AboutPage, aboutPage } from '#web/paths.ts';
import { loaded } from '#web/platform/network/loaded.ts';
import type { LoaderInput } from '#web/platform/network/loader-input.ts';
import { loadConditions } from './screens/family-detail/load.ts';
import { loadOffline } from './screens/policy-offline/load.ts';
import { loadSplitPlans } from './screens/split-plans/load.ts';

const proposalLoaders = () => import('./proposal-parts/load.ts');

/** What each route loads before it is shown, by the name the route table uses. */
export const loaders = {
  about: async ({ params }: LoaderInput): Promise<AboutPage> => {
    const page = aboutPage(params.page);
    if (page) return page;
    throw notFound();
  },
  method: async ({ api }: LoaderInput) =>
    loaded(await api.call('getScoringMethod', { params: {}, body: {} })),
  stays: async ({ api }: LoaderInput) => loaded(await api.call('getStays', { params: {}, body: {} })),
  catalogue: async ({ api }: LoaderInput) => loaded(await api.call('getCatalogue', { params: {}, body: {} })),
  cover: async () => (await import('./screens/how-cover-counts/load.ts')).loadExamples(),
  paper: async (input: LoaderInput) => (await import('./screens/paper/load.ts')).loadPaper(input),
  conditions: loadConditions,
  offline: loadOffline,
  splitPlans: loadSplitPlans,
  // These two share their code with their screens, so they come with them.
  results: async (input: LoaderInput) => (await import('./screens/results/load.ts')).loadResults(input),
  plan: async (input: LoaderInput) => (await import('./screens/plan-detail/load.ts')).loadPlan(input),
  // Nobody needs these before they buy.
  proposal: async (input: LoaderInput) => (await proposalLoaders()).loadProposal(input),
  terms: async (input: LoaderInput) => (await proposalLoaders()).loadTerms(input),
  kyc: async (input: LoaderInput) => (await proposalLoaders()).loadKyc(input),
  outcome: async (input: LoaderInput) => (await proposalLoaders()).loadOutcome(input),
};

export type LoaderName = keyof typeof loaders;
export type Loaded<N extends LoaderName> = Awaited<ReturnType<(typeof loaders)[N]>>;
