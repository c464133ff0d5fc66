import type { messages as about } from './en/about.ts';
import type { messages as ages } from './en/ages.ts';
import type { messages as bill } from './en/bill.ts';
import type { messages as checklist } from './en/checklist.ts';
import type { messages as city } from './en/city.ts';
import type { messages as compare } from './en/compare.ts';
import type { messages as cover } from './en/cover.ts';
import type { messages as decision } from './en/decision.ts';
import type { messages as existing } from './en/existing.ts';
import type { messages as health } from './en/health.ts';
import type { messages as help } from './en/help.ts';
import type { messages as intro } from './en/intro.ts';
import type { messages as landing } from './en/landing.ts';
import type { messages as listBelow } from './en/list-below.ts';
import type { messages as method } from './en/method.ts';
import type { messages as place } from './en/place.ts';
import type { messages as planBelow } from './en/plan-below.ts';
import type { messages as planDetail } from './en/plan-detail.ts';
import type { messages as policyOffline } from './en/policy-offline.ts';
import type { messages as privacy } from './en/privacy.ts';
import type { messages as purchase } from './en/purchase.ts';
import type { messages as quotes } from './en/quotes.ts';
import type { messages as results } from './en/results.ts';
import type { messages as resume } from './en/resume.ts';
import type { messages as sharing } from './en/sharing.ts';
import type { messages as site } from './en/site.ts';
import type { messages as splitPlans } from './en/split-plans.ts';
import type { messages as summary } from './en/summary.ts';
import type { messages as who } from './en/who.ts';
import type { messages as years } from './en/years.ts';
import type { Parsed } from './speak.ts';

/**
 * One area a file, loaded whole: a page asks for few files rather than for few words. English names the ids; a language
 * that misses one does not compile.
 */
type AreaIds = {
  readonly site: keyof typeof site;
  readonly intro: keyof typeof intro;
  readonly about: keyof typeof about;
  readonly bill: keyof typeof bill;
  readonly compare: keyof typeof compare;
  readonly checklist: keyof typeof checklist;
  readonly cover: keyof typeof cover;
  readonly decision: keyof typeof decision;
  readonly method: keyof typeof method;
  readonly ages: keyof typeof ages;
  readonly quotes: keyof typeof quotes;
  readonly place: keyof typeof place;
  readonly existing: keyof typeof existing;
  readonly who: keyof typeof who;
  readonly years: keyof typeof years;
  readonly 'split-plans': keyof typeof splitPlans;
  readonly 'policy-offline': keyof typeof policyOffline;
  readonly city: keyof typeof city;
  readonly health: keyof typeof health;
  readonly landing: keyof typeof landing;
  readonly summary: keyof typeof summary;
  readonly results: keyof typeof results;
  readonly 'list-below': keyof typeof listBelow;
  readonly 'plan-detail': keyof typeof planDetail;
  readonly 'plan-below': keyof typeof planBelow;
  readonly sharing: keyof typeof sharing;
  readonly privacy: keyof typeof privacy;
  readonly purchase: keyof typeof purchase;
  readonly resume: keyof typeof resume;
  readonly help: keyof typeof help;
};

export type Area = keyof AreaIds;
export type MessageId = AreaIds[Area] & string;

type AreaLoaders = { readonly [A in Area]: () => Promise<{ readonly messages: Record<AreaIds[A], Parsed> }> };

export const areas = {
  en: {
    site: () => import('./en/site.ts'),
    intro: () => import('./en/intro.ts'),
    about: () => import('./en/about.ts'),
    bill: () => import('./en/bill.ts'),
    compare: () => import('./en/compare.ts'),
    checklist: () => import('./en/checklist.ts'),
    cover: () => import('./en/cover.ts'),
    decision: () => import('./en/decision.ts'),
    method: () => import('./en/method.ts'),
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
    landing: () => import('./en/landing.ts'),
    summary: () => import('./en/summary.ts'),
    results: () => import('./en/results.ts'),
    'list-below': () => import('./en/list-below.ts'),
    'plan-detail': () => import('./en/plan-detail.ts'),
    'plan-below': () => import('./en/plan-below.ts'),
    sharing: () => import('./en/sharing.ts'),
    privacy: () => import('./en/privacy.ts'),
    purchase: () => import('./en/purchase.ts'),
    resume: () => import('./en/resume.ts'),
    help: () => import('./en/help.ts'),
  },
  hi: {
    site: () => import('./hi/site.ts'),
    intro: () => import('./hi/intro.ts'),
    about: () => import('./hi/about.ts'),
    bill: () => import('./hi/bill.ts'),
    compare: () => import('./hi/compare.ts'),
    checklist: () => import('./hi/checklist.ts'),
    cover: () => import('./hi/cover.ts'),
    decision: () => import('./hi/decision.ts'),
    method: () => import('./hi/method.ts'),
    ages: () => import('./hi/ages.ts'),
    quotes: () => import('./hi/quotes.ts'),
    place: () => import('./hi/place.ts'),
    existing: () => import('./hi/existing.ts'),
    who: () => import('./hi/who.ts'),
    years: () => import('./hi/years.ts'),
    'split-plans': () => import('./hi/split-plans.ts'),
    'policy-offline': () => import('./hi/policy-offline.ts'),
    city: () => import('./hi/city.ts'),
    health: () => import('./hi/health.ts'),
    landing: () => import('./hi/landing.ts'),
    summary: () => import('./hi/summary.ts'),
    results: () => import('./hi/results.ts'),
    'list-below': () => import('./hi/list-below.ts'),
    'plan-detail': () => import('./hi/plan-detail.ts'),
    'plan-below': () => import('./hi/plan-below.ts'),
    sharing: () => import('./hi/sharing.ts'),
    privacy: () => import('./hi/privacy.ts'),
    purchase: () => import('./hi/purchase.ts'),
    resume: () => import('./hi/resume.ts'),
    help: () => import('./hi/help.ts'),
  },
} as const satisfies Record<string, AreaLoaders>;

export type Locale = keyof typeof areas;

export const locales = Object.keys(areas) as readonly Locale[]; // the keys of the table, which `Object.keys` forgets

/** What every page needs, whichever screen it shows. */
export const baseAreas = ['site'] as const satisfies readonly Area[];

/** The source file of an area, as the build manifest names it. */
export const areaFile = (locale: Locale, area: Area): string => `src/words/${locale}/${area}.ts?parsed`;
