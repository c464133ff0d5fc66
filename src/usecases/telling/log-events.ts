import { isInForce } from '#domain/consent/consent-state.ts';
import { minutesAfter } from '#domain/date.ts';
import { admitted, type CatalogueNames, type ReportedEvent } from '#domain/event/admission.ts';
import { stepBehindReport } from '#domain/event/funnel.ts';
import { type NewEvent, toNewEvent } from '#domain/event/stored-event.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Channel } from '#domain/quote/channel.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

type EventReport = {
  readonly owner: VisitorId;
  readonly channel: Channel;
  /** What this visit is counted as. */
  readonly visit?: string | undefined;
  readonly events: readonly ReportedEvent[];
};

/**
 * Keeps what a browser tells of how the site is used, each event once. Fails with `EVENT_REFUSED` where one is not of the
 * catalogue, and `CONSENT_REQUIRED` while its visitor has not said yes to `usage`; nothing is kept then. What it reports as
 * a step of the funnel is one where the server has seen this visitor come to the step that it needs.
 */
export async function logEvents(
  ports: Pick<Ports, 'store' | 'clock' | 'catalogue'>,
  { owner, channel, visit, events: reportedEvents }: EventReport,
): Promise<Result<void>> {
  const { store, clock } = ports;
  const events = admitted(reportedEvents, soldNow(ports));
  if (!events.ok) return events;
  const now = clock.now();
  const stored = events.value.map((event) => {
    const at = minutesAfter(now, -event.minutesAgo);
    return toNewEvent(event, {
      id: event.id,
      kind: 'usage',
      owner,
      at,
      channel,
      reference: undefined,
      visit,
    });
  });
  // In one with the look at the consent: a no that comes meanwhile finds these events, or they find it.
  return store.atomically(async (within) => {
    await within.holdVisitor(owner);
    if (!isInForce(await within.consentsOf(owner), 'usage')) return fail('CONSENT_REQUIRED');
    for (const event of stored) {
      if (event.name !== 'flag-seen') continue;
      const version = await within.flagOf(owner, event.fields.flag);
      // Another version than the own one was looked at for a test: it counts for nobody.
      if (version !== event.fields.version)
        return fail('EVENT_REFUSED', { fields: [{ field: 'events', code: 'ANSWER_FIXED' }] });
    }
    const stepEvents: NewEvent[] = [];
    for (const event of stored)
      stepEvents.push((await standsBehind(within, event)) ? event : { ...event, step: undefined });
    await within.addEvents(stepEvents);
    return ok(undefined);
  });
}

/** Whether the server has seen this visitor come to what the step of a browser's event needs, on the day and in the channel that it is counted in. */
async function standsBehind(
  store: Pick<Ports['store'], 'hasStep'>,
  { owner, step, day, channel }: NewEvent,
): Promise<boolean> {
  const needed = step && stepBehindReport[step];
  return needed !== undefined && store.hasStep(owner, { step: needed, day, channel });
}

function soldNow({ catalogue }: Pick<Ports, 'catalogue'>): CatalogueNames {
  const { products, insurers } = catalogue.current();
  return {
    product: (slug) => products.some((product) => product.slug === slug),
    insurer: (slug) => [...insurers.keys()].some((insurer) => insurer === slug),
  };
}
