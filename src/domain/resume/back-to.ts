import { type Destination, destinations } from '../proposal/destination.ts';
import { isRenewable, type RenewalMark } from '../renewal/renewal-of.ts';

export const returnTargets = [...destinations, 'renewal'] as const;

/** A link leads to this place: that of the proposal, or the renewal of its policy. */
export type ReturnTarget = (typeof returnTargets)[number];

/** `renewal`: how its policy stands; undefined before there is one. Who comes back to a policy in its time means to renew it. */
export function returnTarget(destination: Destination, renewal: RenewalMark | undefined): ReturnTarget {
  return renewal !== undefined && isRenewable(renewal) ? 'renewal' : destination;
}
