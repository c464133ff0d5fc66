import { type Destination, destinations } from '../proposal/destination.ts';
import { isRenewable, type RenewalMark } from '../renewal/renewal-of.ts';

export const waysBack = [...destinations, 'renewal'] as const;

/** Where a link leads: to the place of the proposal, or on to the renewal of its policy. */
export type WayBack = (typeof waysBack)[number];

/** `renewal`: how its policy stands; undefined before there is one. Who comes back to a policy in its time means to renew it. */
export function wayBack(destination: Destination, renewal: RenewalMark | undefined): WayBack {
  return renewal !== undefined && isRenewable(renewal) ? 'renewal' : destination;
}
