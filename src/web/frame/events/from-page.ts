import { loggedFilters, type UsageEvent } from '#domain/event/event-kinds.ts';
import { isLoggedRoute, type LoggedRoute } from '#domain/event/routes.ts';
import { isFlagVersion } from '#domain/flag/versions.ts';
import { sortOrders } from '#domain/offer/filters/filters.ts';
import { offlineTypes } from '#domain/purchase/processing-status.ts';
import { planGroups } from '#domain/quote/quote.ts';
import type { Device } from '#web/browser/device.tsx';
import type { ShownPage } from '#web/browser/pending-events.ts';
import { namedIn } from '#web/plan-parts/compare/compare-address.ts';

function among<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text);
}

/** The name under which a page is logged; undefined: it is not. */
export function routeOf({ name, loaderData }: ShownPage): LoggedRoute | undefined {
  if (name === undefined) return 'not-found';
  return isLoggedRoute(name) && !isExpired(loaderData) ? name : undefined;
}

/** Specification section 4: of an expired proposal no page view is logged, whichever of its pages is shown. */
function isExpired(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isExpired' in data && data.isExpired === true;
}

/**
 * What a page that is shown tells, beside the one before it. A change of its query alone is no new view.
 * @param before undefined: it is the first one
 */
export function eventsOfPage(
  before: ShownPage | undefined,
  page: ShownPage,
  device: Device,
): readonly UsageEvent[] {
  const route = routeOf(page);
  if (!route) return [];
  if (before && before.name === page.name && isSame(before.params, page.params))
    return page.name === 'results' ? optionEvents(before.search, page.search) : [];
  const problem: UsageEvent = { name: 'problem-shown', fields: { problem: 'page', status: 0, route } };
  return [
    { name: 'page-viewed', fields: { route, device } },
    ...(page.failed ? [problem] : openedEvents(page)),
  ];
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function openedEvents(page: ShownPage): readonly UsageEvent[] {
  const { name, params } = page;
  const plan_type = among(planGroups, params.planType);
  if (name === 'policy-offline') {
    const type = among(offlineTypes, params.type);
    return type ? [{ name: 'offline-shown', fields: { type } }] : [];
  }
  if (name === 'proposer-detail') return flagEvents(page);
  if (!plan_type) return [];
  switch (name) {
    case 'compare': {
      const plans = Math.min(10, namedIn(params.toCompare ?? '').length);
      return [{ name: 'comparison-opened', fields: { plan_type, plans } }];
    }
    case 'plan-detail':
      return [{ name: 'plan-opened', fields: { plan_type, product: params.slug ?? '' } }];
    default:
      return [];
  }
}

/** Who looks at another version than the own one by the address is no part of the test. */
function flagEvents({ loaderData, search }: ShownPage): readonly UsageEvent[] {
  if (search['mobile-field'] !== undefined) return [];
  const version = versionIn(loaderData);
  return version ? [{ name: 'flag-seen', fields: { flag: 'mobile-field', version } }] : [];
}

function versionIn(data: unknown) {
  if (typeof data !== 'object' || data === null || !('flags' in data)) return undefined;
  const { flags } = data;
  if (typeof flags !== 'object' || flags === null || !('mobile-field' in flags)) return undefined;
  const version = flags['mobile-field'];
  return typeof version === 'string' && isFlagVersion(version) ? version : undefined;
}

function optionEvents(before: ShownPage['search'], now: ShownPage['search']): readonly UsageEvent[] {
  const changed = loggedFilters.filter((filter) => before[filter] !== now[filter]);
  const sort = among(sortOrders, now.sort ?? 'recommended');
  return [
    ...changed.map((filter): UsageEvent => ({ name: 'filter-changed', fields: { filter } })),
    ...(sort && before.sort !== now.sort ? [{ name: 'sort-changed', fields: { sort } } as const] : []),
  ];
}
