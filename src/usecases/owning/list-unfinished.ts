import { dayInIndia } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { coverPaidOn } from '#domain/proposal/cover-start.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { endedStates } from '#domain/proposal/state-facts.ts';
import { isOvertaken, type Unfinished, unfinishedOf } from '#domain/purchase/unfinished.ts';
import { currentOrder } from '../paying/payment-orders.ts';
import type { Ports } from '../ports.ts';

/** More would be a list to search; each is read with its order. */
const most = 5;

/** The applications that a visitor has begun and not bought, the last begun first. Nobody outside is asked. */
export async function listUnfinished(ports: Ports, owner: VisitorId): Promise<readonly Unfinished[]> {
  const today = dayInIndia(ports.clock.now());
  const { slabs } = ports.catalogue.current();
  const proposals = await ports.store.proposalsOf(owner);
  const mayGoOn = proposals.filter(mayBeUnfinished).slice(0, 4 * most);
  const unfinished = await Promise.all(
    mayGoOn.map(async (proposal) =>
      unfinishedOf({
        ...{ proposal, today },
        payment: await currentOrder(ports, proposal),
        catalogueHasSlab: slabs.has(proposal.slabId),
        coverStart: coverPaidOn(proposal, today),
      }),
    ),
  );
  return unfinished.flatMap((one) => (one && !isOvertaken(one, proposals) ? one : [])).slice(0, most);
}

function mayBeUnfinished({ state }: Proposal): boolean {
  return state === 'expired' || !endedStates.includes(state);
}
