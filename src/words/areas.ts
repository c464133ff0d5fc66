import type { Language } from '#domain/local-text.ts';
import type { Parsed } from './speak.ts';
import { allMessages } from './stand-ins.ts';

/**
 * One area a file, loaded whole: a page asks for few files rather than for few words. English names the areas and the
 * ids; another language has a file of the same name, or a part of it: English stands in for the rest.
 */
const english = {
  site: () => import('./en/site.ts'),
  intro: () => import('./en/intro.ts'),
  about: () => import('./en/about.ts'),
  compare: () => import('./en/compare.ts'),
  checklist: () => import('./en/checklist.ts'),
  cover: () => import('./en/cover.ts'),
  decision: () => import('./en/decision.ts'),
  method: () => import('./en/method.ts'),
  scores: () => import('./en/scores.ts'),
  ages: () => import('./en/ages.ts'),
  quotes: () => import('./en/quotes.ts'),
  place: () => import('./en/place.ts'),
  existing: () => import('./en/existing.ts'),
  who: () => import('./en/who.ts'),
  years: () => import('./en/years.ts'),
  'split-plans': () => import('./en/split-plans.ts'),
  'policy-offline': () => import('./en/policy-offline.ts'),
  city: () => import('./en/city.ts'),
  health: () => import('./en/health.ts'),
  rights: () => import('./en/rights.ts'),
  assumptions: () => import('./en/assumptions.ts'),
  landing: () => import('./en/landing.ts'),
  summary: () => import('./en/summary.ts'),
  results: () => import('./en/results.ts'),
  'plan-detail': () => import('./en/plan-detail.ts'),
  'plan-below': () => import('./en/plan-below.ts'),
  privacy: () => import('./en/privacy.ts'),
  purchase: () => import('./en/purchase.ts'),
  mine: () => import('./en/mine.ts'),
  policy: () => import('./en/policy.ts'),
  resume: () => import('./en/resume.ts'),
  help: () => import('./en/help.ts'),
  opening: () => import('./en/opening.ts'),
  ending: () => import('./en/ending.ts'),
  change: () => import('./en/change.ts'),
} as const;

type English = typeof english;
export type Area = keyof English;
type IdOf<A extends Area> = keyof Awaited<ReturnType<English[A]>>['messages'] & string;
export type MessageId = { readonly [A in Area]: IdOf<A> }[Area];

type AreaLoaders = { readonly [A in Area]: () => Promise<{ readonly messages: Record<IdOf<A>, Parsed> }> };

/**
 * The same areas from the folder of another language. The build writes each import out, with what English has to say there
 * (`scripts/web/parsed-words.ts`): a page never loads the words of two languages.
 */
function areasIn(locale: string): AreaLoaders {
  const load = (area: string) => async () => ({ messages: await allMessages(locale, area) });
  // The keys are those of English, which `Object.fromEntries` forgets.
  return Object.fromEntries(Object.keys(english).map((area) => [area, load(area)])) as AreaLoaders;
}

export const areas = {
  en: english,
  hi: areasIn('hi'),
} as const satisfies Record<Language, AreaLoaders>;

export type Locale = keyof typeof areas;

export const locales = Object.keys(areas) as readonly Locale[]; // the keys of the table, which `Object.keys` forgets

/** What every page needs, whichever screen it shows. */
export const baseAreas = ['site'] as const satisfies readonly Area[];

/** The source file of an area, as the build manifest names it. */
export const areaFile = (locale: Locale, area: Area): string => `src/words/${locale}/${area}.ts?parsed`;
