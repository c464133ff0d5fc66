import type { Product, Rider, TermYears } from '#domain/catalogue/catalogue.ts';
import type { CptId, ProposalId, VisitorId } from '#domain/ids.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import { type RiderChange, withoutRider, withRiders } from '#domain/price/riders/rider-change.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { mayEdit } from '#domain/proposal/state.ts';
import { completedAfterSave } from '#domain/proposal/steps.ts';
import { type FailureCode, fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { nextVersion } from './move-proposal.ts';
import { openProposal } from './open-proposal.ts';
import { productOf } from './proposal-form.ts';
import { repriced } from './refresh-price.ts';

/** The proposal, and its priced row as the page had it: a change is made to nothing else. */
export type ReadRow = { readonly id: ProposalId; readonly row: CptId };

export type ChangedChoice = {
  readonly proposal: Proposal;
  /** `pending`: an insurer works on the price of a rider; nothing is changed until it is there. */
  readonly status: 'changed' | 'unchanged' | 'pending';
  /** Riders that had to leave for the change. */
  readonly takenOut: readonly Rider[];
  readonly priceChanged: boolean;
};

export type AddedRiders = ReadRow & {
  /** Ids; none changes the term alone. */
  readonly riders: readonly string[];
  /** Undefined: stays as it is. */
  readonly termYears: TermYears | undefined;
};

/**
 * Takes riders into a proposal, and another term with them: those of the same group leave. Price and terms follow at once,
 * and what was reviewed and agreed to is so no more. Fails with `PROPOSAL_EXPIRED`, `PROPOSAL_LOCKED`, `TRANSITION_REFUSED`
 * past drafting, with `STALE_PROPOSAL` for another row, as `chosenRiders` does, and as `repriced` does but for a pending
 * price. Asked again it changes nothing and says so.
 */
export async function addRiders(
  ports: Ports,
  owner: VisitorId,
  { riders: added, termYears, ...place }: AddedRiders,
): Promise<Result<ChangedChoice>> {
  return changeChoice(ports, owner, place, (product, before) => {
    const change = withRiders(product, before.riders, added);
    const homeless = added.find((id) => change.takenOut.includes(id));
    if (homeless !== undefined) return fail('RIDER_NEEDS_ANOTHER', { detail: { rider: homeless } });
    return ok({ change, termYears: termYears ?? before.termYears });
  });
}

/** Takes a rider out of a proposal, and what needs it. Fails as `addRiders` does. */
export async function removeRider(
  ports: Ports,
  owner: VisitorId,
  { rider, ...place }: ReadRow & { readonly rider: string },
): Promise<Result<ChangedChoice>> {
  return changeChoice(ports, owner, place, (product, { riders, termYears }) =>
    ok({ change: withoutRider(product, riders, rider), termYears }),
  );
}

type Changed = { readonly change: RiderChange; readonly termYears: TermYears };

async function changeChoice(
  ports: Ports,
  owner: VisitorId,
  { id, row }: ReadRow,
  changeOf: (product: Product, before: PlanChoice) => Result<Changed>,
): Promise<Result<ChangedChoice>> {
  const opened = await openProposal(ports, owner, id);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  const refusal = refusalOf(proposal);
  if (refusal) return fail(refusal);
  const product = productOf(ports.catalogue.current(), proposal);
  if (!product) return fail('PLAN_NOT_OFFERED');
  const changed = changeOf(product, { termYears: proposal.termYears, riders: proposal.riders ?? [] });
  if (!changed.ok) return changed;
  const { change, termYears } = changed.value;
  const choice = { termYears, riders: change.ids };
  if (isChoiceOf(proposal, choice)) return ok(unchanged(proposal, 'unchanged'));
  if (row !== proposal.cptId) return fail('STALE_PROPOSAL');
  const result = await saveChoice(ports, proposal, choice);
  if (!result.ok)
    return result.failure.code === 'PRICE_PENDING' ? ok(unchanged(proposal, 'pending')) : result;
  return ok({
    proposal: result.value,
    status: 'changed',
    takenOut: product.riders.filter((rider) => change.takenOut.includes(rider.id)),
    priceChanged: result.value.price.total !== proposal.price.total,
  });
}

function unchanged(proposal: Proposal, status: 'unchanged' | 'pending'): ChangedChoice {
  return { proposal, status, takenOut: [], priceChanged: false };
}

/** The order of riders counts no more than that of choosing them. */
export function isChoiceOf({ termYears, riders = [] }: Proposal, choice: PlanChoice): boolean {
  const sorted = (ids: readonly string[]) => [...ids].sort().join();
  return termYears === choice.termYears && sorted(riders) === sorted(choice.riders);
}

/** A draft with this term and these riders, priced anew and saved. Fails as `repriced` does, or with `STALE_PROPOSAL`. */
export async function saveChoice(
  ports: Ports,
  proposal: Proposal,
  { termYears, riders }: PlanChoice,
): Promise<Result<Proposal>> {
  const fresh = await repriced(ports, { ...proposal, termYears, riders });
  if (!fresh.ok) return fresh;
  // What the plan is was decided where it is bought; what comes after the forms is asked again.
  const completed = completedAfterSave(proposal.completed, 'buy');
  const next = nextVersion(ports, fresh.value, { completed, agreement: undefined });
  return (await ports.store.saveProposal(next)) ? ok(next) : fail('STALE_PROPOSAL');
}

/** A draft alone can be changed: an order at the gateway was opened for a price. A renewal renews the cover as it is. */
function refusalOf({ state, renewal }: Proposal): FailureCode | undefined {
  if (renewal && state === 'drafting') return 'PROPOSAL_LOCKED';
  if (state === 'drafting') return undefined;
  if (state === 'expired') return 'PROPOSAL_EXPIRED';
  return mayEdit(state) ? 'TRANSITION_REFUSED' : 'PROPOSAL_LOCKED';
}
