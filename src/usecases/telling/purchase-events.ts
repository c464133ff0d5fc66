import type { ServiceEvent } from '#domain/event/event-kinds.ts';
import { begunEvent, paymentEvents, saveEvents } from '#domain/event/purchase-events.ts';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Store } from '../ports/store.ts';
import type { CatalogueSource, Clock } from '../ports.ts';

type Needs = { readonly clock: Clock; readonly catalogue: CatalogueSource };

/**
 * A store that keeps, in the same write as a proposal or an order of it, what that write tells the log of customers'
 * proposals. Whatever moves a proposal is noted so, once, without knowing of it.
 */
export function withPurchaseEvents(store: Store, { clock, catalogue }: Needs): Store {
  const note = (proposal: Proposal, moment: string | number, events: readonly ServiceEvent[]) =>
    store.addEvents(
      events.map((event, index) =>
        toNewEvent(event, {
          // With a sign that no id of a browser has: theirs stand in the way of none of these.
          id: `service:${fingerprint([proposal.id, moment, event.name, index])}`,
          kind: 'service',
          owner: proposal.owner,
          at: clock.now(),
          channel: proposal.channel,
          reference: proposal.number,
          visit: proposal.visit,
        }),
      ),
    );
  const slugOf = ({ productId }: Proposal) =>
    catalogue.current().products.find(({ id }) => id === productId)?.slug ?? productId;
  return {
    ...store,
    ...paymentNotes(store, note),
    // What joins a transaction joins it through whichever handle: the notes of a call inside are part of it.
    atomically: (work) => store.atomically(() => work(withPurchaseEvents(store, { clock, catalogue }))),
    insertProposal: (transaction, proposal) =>
      store.atomically(async () => {
        const stored = await store.insertProposal(transaction, proposal);
        const isNew = stored.id === proposal.id;
        if (isNew) await note(proposal, 'begun', [begunEvent(proposal, slugOf(proposal))]);
        return stored;
      }),
    saveProposal: (next) =>
      store.atomically(async () => {
        await store.holdProposal(next.id);
        const before = await store.findProposal(next.owner, next.id);
        const isSaved = await store.saveProposal(next);
        if (isSaved && before) await note(next, next.version, saveEvents(before, next));
        return isSaved;
      }),
  };
}

type Note = (proposal: Proposal, moment: string, events: readonly ServiceEvent[]) => Promise<void>;

function paymentNotes(store: Store, note: Note): Pick<Store, 'insertPayment' | 'savePayment'> {
  return {
    insertPayment: (payment) =>
      store.atomically(async () => {
        const stored = await store.insertPayment(payment);
        const proposal = await store.getProposal(payment.proposalId);
        const isNew = stored.receipt === payment.receipt;
        if (isNew && proposal) await note(proposal, payment.receipt, paymentEvents(undefined, payment));
        return stored;
      }),
    savePayment: (payment) =>
      store.atomically(async () => {
        await store.holdProposal(payment.proposalId);
        const orders = await store.paymentsOf(payment.proposalId);
        const before = orders.find(({ receipt }) => receipt === payment.receipt);
        await store.savePayment(payment);
        const events = before ? paymentEvents(before, payment) : [];
        if (events.length === 0) return;
        const proposal = await store.getProposal(payment.proposalId);
        if (proposal) await note(proposal, `${payment.receipt} ${payment.updatedAt}`, events);
      }),
  };
}
