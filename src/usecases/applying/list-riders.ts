import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { riderOffers, type TermOffer, termOffers } from '#domain/price/offers.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import type { Rating } from '#domain/price/rating.ts';
import { soundChoice } from '#domain/price/riders/plan-choice.ts';
import { remainingChoice } from '#domain/price/riders/remaining-choice.ts';
import { declaredMembers, declaredPincode } from '#domain/proposal/form/declared.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { RiderList } from '#domain/proposal/taken-riders.ts';
import { takenRiders } from '#domain/proposal/taken-riders.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { coverStartOf, pricePlan } from '../quoting/price-plan.ts';
import { openProposal } from './open-proposal.ts';

/**
 * The riders of an owned proposal, at today's catalogue, for the people as its forms declare them, on the day by which
 * they are charged. Fails with `NOT_FOUND`.
 */
export async function listRiders(ports: Ports, owner: VisitorId, id: ProposalId): Promise<Result<RiderList>> {
  const opened = await openProposal(ports, owner, id);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  const riders = takenRiders(planOfProposal(proposal, ports.catalogue.current()), proposal.price);
  const mayChange = mayChoose(proposal);
  const { offers, terms } = mayChange ? await offersOf(ports, proposal) : { offers: [], terms: [] };
  const others = riders.filter((rider) => !offers.some((offer) => offer.rider.id === rider.id));
  return ok({ proposal, mayChange, offers, others, terms });
}

/** What each term that is sold costs, as long as it can be chosen; empty after that, and while there is no price. */
export async function termsOnOffer(ports: Ports, proposal: Proposal): Promise<readonly TermOffer[]> {
  return mayChoose(proposal) ? (await offersOf(ports, proposal)).terms : [];
}

const mayChoose = ({ state, renewal }: Proposal) => state === 'drafting' && !renewal;

async function offersOf(ports: Ports, proposal: Proposal): Promise<Pick<RiderList, 'offers' | 'terms'>> {
  const none = { offers: [], terms: [] };
  const catalogue = ports.catalogue.current();
  const entry = catalogue.slabs.get(proposal.slabId);
  const insurer = entry && catalogue.insurers.get(entry.product.insurer);
  if (!entry || !insurer) return none;
  const on = coverStartOf(ports, proposal);
  const members = declaredMembers(proposal.members, proposal.forms, on);
  const pincode = declaredPincode(proposal.pincode, proposal.forms);
  const { riders = [], termYears } = proposal;
  // A rider that is sold no more is beside the offers, and the others are priced without it.
  const { choice } = remainingChoice(entry, members, { riders, termYears });
  const sound = soundChoice(entry, members, choice);
  const priced = await pricePlan(ports, catalogue, { ...proposal, ...choice, members, pincode, on });
  if (!sound.ok || !priced.ok) return none;
  const place = pincodeOf({ pincode, parentsPincode: proposal.parentsPincode }, members);
  const people = ratedFor(catalogue, { group: proposal.group, members, pincode: place, ...sound.value, on });
  const rating: Rating = { ...entry, insurer, ...people };
  const { premium } = priced.value;
  const byTerm = entry.product.termYears.map((years) => ({
    years,
    all: riderOffers(rating, premium, years),
  }));
  return {
    offers: riderOffers(rating, premium, 1).map((offer) => ({
      ...offer,
      byTerm: byTerm.flatMap(({ years, all }) =>
        all.flatMap(({ rider, price }) => (rider === offer.rider ? [{ years, price }] : [])),
      ),
    })),
    terms: termOffers(rating, premium),
  };
}
