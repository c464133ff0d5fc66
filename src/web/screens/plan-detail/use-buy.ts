import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import { nextScreen, type OfflineType, offlineTypeOf } from '#domain/purchase/processing-status.ts';
import { planGroupOf } from '#domain/quote/block-id.ts';
import type { Api } from '#web/browser/network/api.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { paths } from '#web/paths.ts';
import { toRidersText } from '#web/plan-parts/compare/compare-address.ts';
import { eldestAgeOf } from '#web/plan-parts/people/members.ts';
import { askPlan, type Choice, type PlanAddress, type ShownPlan, shownPlan } from './load.ts';

/** Milliseconds before the browser goes to the buy page. Specification sections 4 and 9. */
const redirectDelay = 200;

export type BuyState =
  | { readonly kind: 'ready' | 'busy' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  /** The page shows the new price; the old one is said beside it. */
  | { readonly kind: 'price-changed'; readonly before: number | null };

const ready: BuyState = { kind: 'ready' };

export type Outcome =
  | { readonly kind: 'bought'; readonly transactionId: string }
  | { readonly kind: 'offline'; readonly type: OfflineType }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  | { readonly kind: 'price-changed'; readonly fresh: ShownPlan };

/** What is bought, as the page says it: years and riders, and their whole price. */
export type ChoicePrice = Choice & { readonly total: number | undefined };

/** The priced row of what is bought; a failure where its price is no longer the one on the page. */
async function rowOf(
  api: Api,
  address: PlanAddress,
  { plan }: ShownPlan,
  { years, riders, total }: ChoicePrice,
): Promise<{ readonly cptId: string } | { readonly failure: WireFailure }> {
  if (years === 1) return { cptId: plan.cpt_id };
  const answer = await askPlan(api, address, { years, riders });
  if (!answer.ok) return { failure: answer.failure };
  const priced = shownPlan(answer.value, address)?.plan;
  if (priced && priced.premium === total) return { cptId: priced.cpt_id };
  return { failure: { code: 'PRICE_CHANGED', message: '', fields: [] } };
}

/** Asks how the plan is sold, then opens the purchase. Specification section 4. */
export async function openPurchase(
  api: Api,
  address: PlanAddress,
  shownPlan: ShownPlan,
  price: ChoicePrice,
): Promise<Outcome> {
  const { plan, uidata } = shownPlan;
  const status = await api.call('getProcessingStatus', {
    params: {},
    body: { age: String(eldestAgeOf(uidata.members)), slab_id: plan.slab_id },
  });
  const failed = (failure: WireFailure) => failedBy(failure, api, address, price.riders);
  if (!status.ok) return failed(status.failure);
  const destination = nextScreen(status.value.status);
  if (destination.kind === 'offline') return destination;
  const row = await rowOf(api, address, shownPlan, price);
  if ('failure' in row) return failed(row.failure);
  const opened = await api.call('createTransaction', {
    params: {},
    body: {
      data: {
        members: uidata.members.map(({ id }) => id),
        gender: uidata.gender,
        pincode: uidata.pincode,
        city: uidata.city,
        slab_id: plan.slab_id,
        cpt_id: row.cptId,
        tenure: price.years,
        riders: [...price.riders],
        quote_id: address.quoteId,
        plan_type: planGroupOf(address.block),
      },
    },
  });
  if (opened.ok) return { kind: 'bought', transactionId: opened.value.transaction_id };
  const { code, status: screen } = opened.failure;
  if (code === 'PLAN_NOT_SOLD_ONLINE') return { kind: 'offline', type: offlineTypeOf(screen) };
  return failed(opened.failure);
}

/** A changed price is shown; any other failure is said. */
async function failedBy(
  failure: WireFailure,
  api: Api,
  address: PlanAddress,
  riders: readonly string[],
): Promise<Outcome> {
  const answer =
    failure.code === 'PRICE_CHANGED' ? await askPlan(api, address, { years: 1, riders }) : undefined;
  const fresh = answer?.ok ? shownPlan(answer.value, address) : undefined;
  if (fresh) return { kind: 'price-changed', fresh };
  const { code, message } = answer && !answer.ok ? answer.failure : failure;
  return { kind: 'failed', code, message };
}

/** The one button of the page: a second press while the first is under way does nothing. */
export function useBuy(
  address: PlanAddress,
  first: ShownPlan,
  paidFor: (plan: ShownPlan['plan']) => ChoicePrice,
) {
  const api = useApi();
  const router = useRouter();
  const [state, setState] = useState<BuyState>(ready);
  const [fresh, setFresh] = useState<{ readonly insteadOf: string; readonly shown: ShownPlan }>();
  const isFresh = fresh?.insteadOf === first.plan.cpt_id;
  const plan = isFresh ? fresh.shown : first;
  const running = useRef(false);
  useEffect(() => {
    // The browser may bring this page back as it was left, in the middle of going on.
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      running.current = false;
      setState(ready);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const follow = (outcome: Outcome) => {
    if (outcome.kind === 'bought') {
      // The proposal area is reached through the server: it says where this purchase stands.
      window.setTimeout(() => window.location.assign(paths.buy(outcome.transactionId)), redirectDelay);
      return;
    }
    running.current = false;
    if (outcome.kind === 'offline')
      router.history.push(
        paths.policyOffline(outcome.type, {
          quoteID: address.quoteId,
          block: address.block,
          plan: address.slabId,
          riders: toRidersText(paidFor(plan.plan).riders),
        }),
      );
    else if (outcome.kind === 'failed') setState(outcome);
    else {
      setFresh({ insteadOf: first.plan.cpt_id, shown: outcome.fresh });
      setState({ kind: 'price-changed', before: plan.plan.premium });
    }
  };
  const buy = () => {
    if (running.current) return;
    running.current = true;
    setState({ kind: 'busy' });
    void openPurchase(api, address, plan, paidFor(plan.plan)).then(follow);
  };
  // Another choice has a price of its own: that of the one before has not changed.
  return {
    state: state.kind === 'price-changed' && !isFresh ? ready : state,
    /** As the page shows it: with the new price after a change. */
    shown: plan,
    buy,
  };
}
