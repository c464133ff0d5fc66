import { LRUCache } from 'lru-cache';
import { dayInIndia } from '#domain/date.ts';
import type { StepEvent } from '#domain/event/event-kinds.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';
import { countStep } from '#usecases/telling/count-step.ts';
import { awayFacts } from '../../../ground/bug-facts.ts';
import type { CallContext } from '../../../visit/call-context.ts';

/** Whose step it is. */
export type StepOf = Pick<CallContext, 'visitor' | 'visit' | 'sale'>;

/** Counts a step of the funnel before its answer goes out. What cannot be counted keeps no answer from anybody. */
export type CountStep = (of: StepOf, event: StepEvent, about?: string) => Promise<void>;

/** Steps that are known to be counted; the least heard of are forgotten first, and are then looked up in the store. */
const maxVisits = 50_000;

/** A step that this process has counted today is looked up nowhere again, as lists are read anew with each filter. */
export function createStepCounter(ports: Pick<Ports, 'store' | 'clock' | 'journal'>): CountStep {
  const visits = new LRUCache<string, true>({ maxSize: maxVisits, sizeCalculation: () => 1 });
  return async ({ visitor, visit, sale }, event, about = '') => {
    const key = `${visitor} ${event.name} ${about} ${dayInIndia(ports.clock.now())}`;
    if (visits.has(key)) return;
    try {
      const isCounted = await countStep(
        ports,
        { owner: visitor, visit, channel: sale.channel },
        event,
        about,
      );
      if (isCounted) visits.set(key, true);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      ports.journal.note('store-unavailable', { call: event.name, ...awayFacts(error) });
    }
  };
}
