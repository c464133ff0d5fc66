import { dayInIndia } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { type Destination, destinationOf } from '#domain/proposal/destination.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { bonusIn } from '#domain/renewal/bonus.ts';
import { renewalOf } from '#domain/renewal/renewal-of.ts';
import { renewalTime } from '#domain/renewal/renewal-time.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { openProposal } from '../applying/open-proposal.ts';
import { currentOrder } from '../paying/payment-orders.ts';
import type { Ports } from '../ports.ts';
import { draftRenewal, type Ending, type RenewalDraft, type YearsPast } from './draft-renewal.ts';

/** Why a policy is renewed by its insurer and not here. */
export type WithInsurer = 'withdrawn' | 'no-price' | 'insurer-silent';

export type RenewalState =
  | { readonly kind: 'too-early' | 'over' | 'price-pending' | WithInsurer }
  | (RenewalDraft & { readonly kind: 'open' })
  /** Kept, and gone on with at `destination`; or paid for. */
  | { readonly kind: 'begun' | 'renewed'; readonly renewal: Proposal; readonly destination: Destination };

export type RenewalView = Ending & { readonly state: RenewalState };

/** How a bought policy stands with its renewal today, for its owner and whoever reads it. Fails with `NOT_FOUND` for anybody else, and before issue. */
export async function readRenewal(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<RenewalView>> {
  const proposal = await ports.store.findReadable(owner, id, ports.clock.now());
  const policy = proposal && (await ports.store.policyOf(id));
  if (!proposal || !policy) return fail('NOT_FOUND');
  const ending = { proposal, policy };
  return ok({ ...ending, state: await renewalStateOf(ports, ending) });
}

/** The one that stands, or was issued; one whose time is up is closed on the way. */
async function liveRenewal(ports: Ports, { proposal }: Ending): Promise<Proposal | undefined> {
  const foundProposal = renewalOf(proposal.id, await ports.store.proposalsOf(proposal.owner));
  if (!foundProposal) return undefined;
  const opened = await openProposal(ports, proposal.owner, foundProposal.id);
  return opened.ok ? renewalOf(proposal.id, [opened.value]) : undefined;
}

async function renewalStateOf(ports: Ports, ending: Ending): Promise<RenewalState> {
  const renewal = await liveRenewal(ports, ending);
  if (renewal) {
    const destination = destinationOf(renewal, await currentOrder(ports, renewal));
    return { kind: destination === 'success' ? 'renewed' : 'begun', renewal, destination };
  }
  if (ending.policy.endedOn !== undefined) return { kind: 'over' };
  const time = renewalTime(ending.policy.coverUntil, dayInIndia(ports.clock.now()));
  if (time === 'too-early' || time === 'over') return { kind: time };
  if (!ports.catalogue.current().slabs.has(ending.proposal.slabId)) return { kind: 'withdrawn' };
  const past = await askInsurer(ports, ending);
  if (!past) return { kind: 'insurer-silent' };
  const draft = await draftRenewal(ports, ending, past);
  if (draft.ok) return { kind: 'open', ...draft.value };
  return { kind: draft.failure.code === 'PRICE_PENDING' ? 'price-pending' : 'no-price' };
}

/** Undefined while the insurer does not answer: what it will cover has to be known before it is paid for. */
async function askInsurer(ports: Ports, { proposal, policy }: Ending): Promise<YearsPast | undefined> {
  const plan = planOfProposal(proposal, ports.catalogue.current());
  if (!plan) return undefined;
  const terms = { sumInsured: plan.sumInsured, noClaimBonus: plan.features.noClaimBonus };
  const bonusBefore = proposal.renewal?.bonus ?? rupees(0);
  const answer = await ports.insurer.renewalTerms({
    ...terms,
    reference: proposal.number,
    insurer: proposal.insurerSlug,
    policyNumber: policy.policyNumber,
    termYears: proposal.termYears,
    bonus: bonusBefore,
  });
  if (!answer.ok) return undefined;
  const { claimed, sumWithBonus } = answer.value;
  return { claimed, bonus: bonusIn(terms, sumWithBonus), bonusBefore };
}
