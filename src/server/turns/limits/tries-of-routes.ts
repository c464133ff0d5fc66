import { type CallName, calls } from '#contract/call/calls.ts';
import { routeOf } from '../../calls/call-routes.ts';
import { erasePath, filePath, readPath, yourDataPath } from '../../your-data/addresses.ts';
import { fromRegistryTemplate, toGatewayTemplate, toRegistryTemplate } from '../work-of-routes.ts';
import type { Allowance } from './allowances.ts';
import { hour } from './meter.ts';

/** Of one hour: what costs somebody outside money, or could be tried until it fits, or fills the store. */
type Tries = Omit<Allowance, 'window'> & {
  /**
   * What is refused counts on the address all the same, as it may be a guess at what is somebody's. Absent: the address gets
   * back what came to nothing, so that no junk uses up what its visits share (148).
   */
  readonly countsRefusals?: true;
};

/*
 * What writes rows, or sends messages, has a small part of its own: an address begins some hundred visits an hour, and what
 * it writes with all their own parts has to be bounded (119, 148).
 */

/** On the way to pay nobody is kept waiting for what others do at the same address. */
const handOvers: Tries = { visit: 30, own: 30, address: 300 };
/** Each is a mail or an SMS that costs money, to whomever a draft names: it can be one too many for whoever gets it. */
const messages: Tries = { visit: 10, own: 1, ownOfKnown: 5, address: 60 };

/** Of the identity check: the registry is asked about somebody, and paid for it. */
const checks: Tries = { visit: 20, own: 3, address: 200, ceiling: 400 };

/** Each opens everything that a visitor began: of somebody who begins without end that is much. */
const belongings: Tries = { visit: 300, own: 300, address: 12_000 };

const quotes: Tries = { visit: 60, own: 2, ownOfKnown: 5, address: 600 };
const purchases: Tries = { visit: 60, own: 1, ownOfKnown: 5, address: 300 };

const triesOfCall: Readonly<Partial<Record<CallName, Tries>>> = {
  saveDetails: quotes,
  quoteResults: quotes,
  createTransaction: purchases,
  openProposal: purchases,
  beginRenewal: purchases,
  kycSearch: checks,
  fetchArea: { visit: 120, own: 60, address: 1200, countsRefusals: true },
  editPan: { visit: 30, own: 10, address: 300 },
  toProcess: handOvers,
  toCisProposal: handOvers,
  toPaymentGateway: handOvers,
  share: { visit: 30, own: 0, address: 300 },
  makeResumeLink: messages,
  getResume: { visit: 120, own: 60, address: 1200, countsRefusals: true },
  sendResumeCode: messages,
  resume: { visit: 60, own: 20, address: 300, countsRefusals: true },
  // What nobody agreed to is refused and not kept, but takes room too: a flood of it would be free.
  logEvent: { visit: 1_200, own: 0, address: 6_000, countsRefusals: true },
  getConsents: belongings,
  recordConsent: { visit: 120, own: 2, ownOfKnown: 5, address: 600 },
  getHelp: belongings,
  getPurchases: belongings,
  // What a network may have of a day is bounded where it is kept (153), and a stranger keeps no neighbour from the first.
  askCallBack: { visit: 5, own: 0, ownOfKnown: 1, address: 60 },
};
/** Everything of somebody at once is much to read, and a line in the log each time. */
const takings: Tries = { visit: 20, own: 20, address: 200 };

const triesOfRoute: readonly (readonly [template: string, Tries])[] = [
  [toGatewayTemplate, handOvers],
  [toRegistryTemplate, checks],
  [fromRegistryTemplate, checks],
  [yourDataPath, belongings],
  ...[readPath, filePath].map((template): [string, Tries] => [template, takings]),
  [erasePath, { ...takings, own: 2 }],
  ...Object.entries(triesOfCall).map(([name, tries]): [string, Tries] => [
    // The record's keys are the names of the table.
    routeOf(calls[name as CallName].path),
    tries,
  ]),
];

type Limited = { readonly allowances: readonly Allowance[]; readonly countsRefusals: boolean };

const limitedByRoute: ReadonlyMap<string, Limited> = new Map(
  triesOfRoute.map(([template, { countsRefusals = false, ...tries }]) => [
    template,
    { allowances: [{ window: hour, ...tries }], countsRefusals },
  ]),
);

/** Beside what any request counts as in a minute. */
export function limitsOf(template: string | undefined): Limited {
  const limited = template === undefined ? undefined : limitedByRoute.get(template);
  return limited ?? { allowances: [], countsRefusals: true };
}
