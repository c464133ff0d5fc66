import { createContext, useContext } from 'react';
import type { IsoDate } from '#domain/date.ts';

/** What the operator of this installation is, and the day its prices are of. */
export type Site = {
  readonly intermediary: 'broker' | 'web-aggregator';
  /** The day the prices are of. */
  readonly pricesAsOf: IsoDate;
  /** Whether codes can be sent to a mobile: without them nobody comes back on another device. */
  readonly hasCodes: boolean;
  /** Whether letters can be mailed: without it no page promises one. */
  readonly hasMail: boolean;
  /** Whether people say where they live by pincode or by city. */
  readonly locationMode: 'pincode' | 'city';
};

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('No SiteProvider');
  return site;
}
