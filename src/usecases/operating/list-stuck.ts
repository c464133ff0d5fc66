import { dayInIndia } from '#domain/date.ts';
import { givenBackListedSince, type Stuck, type StuckReason, stuckBecause } from '#domain/operating/stuck.ts';
import { type CallLedgerLine, failedEndings } from '#domain/outside/call-ledger.ts';
import { lateSince, type ServiceRequest } from '#domain/service/service-request.ts';
import type { Ports } from '../ports.ts';

/** What is stuck, of which purchase or letter. */
export type StuckLine = Stuck & {
  /** A proposal's number; of a letter its key where nobody knows the proposal; of an unknown order its name at the gateway. */
  readonly reference: string;
  readonly isOfPurchase: boolean;
  /** What insurer or registry did not answer, the last time anything was asked about it; undefined: they answered. */
  readonly unanswered: CallLedgerLine | undefined;
  /** A letter has its key, its channel and the other side's code. */
  readonly letter: { readonly key: string; readonly channel: string; readonly answer: string } | undefined;
};

/** What does not go on by itself, what has lasted longest first. */
export async function listStuck(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  limit: number,
): Promise<readonly StuckLine[]> {
  const now = clock.now();
  const purchases: StuckLine[] = [];
  for (const { row, payments } of await store.waitingRows(limit, givenBackListedSince(now))) {
    const items = stuckBecause({ row, payments }, now);
    const unanswered = items.length > 0 ? await lastUnanswered(store, row.number) : undefined;
    for (const stuck of items)
      purchases.push({ ...stuck, reference: row.number, isOfPurchase: true, unanswered, letter: undefined });
  }
  const letters = (await store.undelivered(limit)).map(({ key, number, delivery }): StuckLine => {
    const { channel, answer, firstTriedAt } = delivery;
    const letter = { key, channel, answer };
    return {
      why: 'message-undelivered',
      since: firstTriedAt,
      reference: number || key,
      isOfPurchase: number !== '',
      unanswered: undefined,
      letter,
    };
  });
  const orders = (await store.unknownOrders(limit)).map(
    ({ gatewayOrderId, heardAt }): StuckLine => ({
      why: 'money-of-nobody',
      since: heardAt,
      reference: gatewayOrderId,
      isOfPurchase: false,
      unanswered: undefined,
      letter: undefined,
    }),
  );
  const requests = await lateRequests({ store, clock }, limit);
  return [...purchases, ...letters, ...orders, ...requests].sort((a, b) => (a.since < b.since ? -1 : 1));
}

/** A request whose day has passed: its insurer has not answered, or has agreed and what follows has not come. */
async function lateRequests(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  limit: number,
): Promise<readonly StuckLine[]> {
  const lines: StuckLine[] = [];
  for (const request of await store.lateServiceRequests(limit, dayInIndia(clock.now()))) {
    const number = (await store.getProposal(request.proposalId))?.number;
    const why = lateReason(request);
    const unanswered = number === undefined ? undefined : await lastUnanswered(store, number);
    lines.push({
      why,
      since: lateSince(request),
      reference: number ?? request.reference,
      isOfPurchase: number !== undefined,
      unanswered,
      letter: undefined,
    });
  }
  return lines;
}

function lateReason({ state, facts }: ServiceRequest): StuckReason {
  if (state !== 'accepted') return 'request-late';
  return facts.kind === 'claim' ? 'claim-not-settled' : 'return-not-paid';
}

async function lastUnanswered(store: Ports['store'], reference: string): Promise<CallLedgerLine | undefined> {
  const [last] = await store.lastOutsideCalls({ limit: 1, reference, failedOnly: false });
  return last && failedEndings.some((ending) => ending === last.ending) ? last : undefined;
}
