import { addDays, type IsoDate } from '#domain/date.ts';
import type { Channel } from '#domain/quote/channel.ts';
import { visitDays } from '#domain/retention/rules.ts';
import type { AnyEvent, EventKind } from './event-kinds.ts';

/**
 * From the first answer, at whichever door it is given, to the policy. The first steps are known of visits that let
 * themselves be counted, the later ones of all.
 */
export const kindOfStep = {
  'quote-begun': 'usage',
  'quote-saved': 'usage',
  'results-seen': 'usage',
  'plan-opened': 'usage',
  'buy-pressed': 'usage',
  'proposal-begun': 'service',
  'proposer-saved': 'service',
  'identity-verified': 'service',
  'premium-agreed': 'service',
  'payment-started': 'service',
  paid: 'service',
  issued: 'service',
} as const satisfies Record<string, EventKind>;

export type FunnelStep = keyof typeof kindOfStep;
export const funnelSteps = Object.keys(kindOfStep) as readonly FunnelStep[]; // the keys of the table, which `Object.keys` forgets

/**
 * The steps that a browser reports, each with the one that the server has to have seen of the same visit, day and channel:
 * so no step that somebody makes up has more visits than the one it needs (141).
 */
export const stepBehindReport: Readonly<Partial<Record<FunnelStep, FunnelStep>>> = {
  'plan-opened': 'results-seen',
};

/** So many visits came to this step on this day through this channel, and each is counted once. */
export type FunnelCount = {
  readonly day: IsoDate;
  readonly channel: Channel;
  readonly step: FunnelStep;
  readonly visits: number;
};

export const usualDays = 7;
/** Before them events have gone, those of applications that were not bought too: what is left would tell of buyers alone. */
export const mostDays = visitDays;

/** Up to today, which is one of them. */
export function lastDays(today: IsoDate, days: number): { readonly from: IsoDate; readonly until: IsoDate } {
  return { from: addDays(today, 1 - days), until: today };
}

/**
 * Undefined: the event is no step of it. What a browser reports is one only where `stepBehindReport` allows it.
 */
export function funnelStepOf(event: AnyEvent): FunnelStep | undefined {
  switch (event.name) {
    case 'quote-begun':
    case 'quote-saved':
    case 'results-seen':
    case 'plan-opened':
    case 'buy-pressed':
    case 'proposal-begun':
    case 'premium-agreed':
    case 'payment-started':
      return event.name;
    case 'proposal-step-saved':
      return event.fields.step === 'proposer' ? 'proposer-saved' : undefined;
    case 'identity-answered':
      return event.fields.stage === 'VERIFIED' ? 'identity-verified' : undefined;
    case 'proposal-moved':
      if (event.fields.state === 'paid') return 'paid';
      return event.fields.state === 'issued' ? 'issued' : undefined;
    default:
      return undefined;
  }
}
