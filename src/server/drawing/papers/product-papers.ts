import type { Clauses } from '#contract/plan/bills/bill-test-wire.ts';
import { verboseFeature } from '#contract/plan/feature-words.ts';
import type { PlanPapers } from '#contract/plan/wire.ts';
import type { WirePorted } from '#contract/proposal/ported.ts';
import { nameOf as nameOfMember, type ProposalView } from '#contract/proposal/wire.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { ridersOnTerms, type TermsPapers } from '#contract/purchase/wire.ts';
import type { Catalogue, Insurer, Product, Slab } from '#domain/catalogue/catalogue.ts';
import { withRiderEffects } from '#domain/claim/rider-effect.ts';
import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { lastDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import { portedCoverOf } from '#domain/proposal/ported/ported-cover.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { policyBrochure } from '#papers/brochure/brochure.ts';
import { cashlessSteps, claimsContact } from '#papers/cashless/cashless.ts';
import { informationSheet } from '#papers/information-sheet/information-sheet.ts';
import { portedSections } from '#papers/ported/ported-cover.ts';
import { productFacts } from '#papers/product/product-facts.ts';
import { termsPaper } from '#papers/terms/terms.ts';
import type { Paper } from '#papers/tree.ts';
import { type ClaimClauses, clausesOf, clausesOfClaim } from '#papers/wording/clauses.ts';
import { policyWording } from '#papers/wording/wording.ts';
import type { Say } from '#words/sentences.ts';

type SoldProduct = { readonly product: Product; readonly insurer: Insurer };

/** Wording and brochure of a product. `on` dates the price examples. */
export function papersOfProduct(
  say: Say,
  catalogue: Catalogue,
  { product, insurer }: SoldProduct,
  on: IsoDate,
): PlanPapers {
  const facts = productFacts(catalogue, product, insurer, on);
  return { policy_wordings: policyWording(say, facts), policy_brochure: policyBrochure(say, facts) };
}

/** Where the wording of a plan's product says what each cut of a bill goes by. */
export function clausesOfPlan(
  say: Say,
  catalogue: Catalogue,
  { product, insurer, slab }: SoldProduct & { readonly slab: Slab },
  on: IsoDate,
): Clauses {
  return clausesOf(say, productFacts(catalogue, product, insurer, on), slab);
}

/** The same of a claim, for which a wait can be running. */
export function clausesOfContract(
  say: Say,
  catalogue: Catalogue,
  { product, insurer, slab }: SoldProduct & { readonly slab: Slab },
  on: IsoDate,
): ClaimClauses {
  return clausesOfClaim(say, productFacts(catalogue, product, insurer, on), slab);
}

/** What is agreed to, and the sheet to be read before, with the terms as the riders leave them; none once the plan has left the catalogue. */
export function papersOfTerms(say: Say, view: ProposalView): TermsPapers {
  const { proposal, catalogue, coverStart } = view;
  const plan = planOfProposal(proposal, catalogue);
  const terms = termsPaper(say, {
    product: plan?.productTitle ?? proposal.productId,
    insurer: plan?.insurerTitle ?? proposal.insurerSlug,
    years: proposal.termYears,
    cover: { from: coverStart, until: lastDayOfCover(coverStart, proposal.termYears) },
    riders: ridersOnTerms({ proposal, catalogue }),
    route: proposal.route,
    renewal: proposal.renewal,
    ported: portedToWire(say, view)?.credit ?? [],
  });
  return { tAndCText: terms.sections, customer_information: sheetOf(say, { proposal, catalogue }) ?? null };
}

/** A policy that is moved here, as it is read before and after the purchase; null where none is. A renewal has its own page. */
export function portedToWire(
  say: Say,
  { proposal, catalogue, coverStart }: Pick<ProposalView, 'proposal' | 'catalogue' | 'coverStart'>,
): WirePorted | null {
  const ported = proposal.renewal ? undefined : portedCoverOf(proposal, catalogue, coverStart);
  if (!ported) return null;
  const { old, start } = ported;
  const nameOf = (key: string) => {
    const member = proposal.members.find((one) => one.key === key);
    return (
      nameOfMember(proposal, key) ??
      (member ? say(`people.${spokenAs(member.relation, member.gender)}`) : key)
    );
  };
  return {
    insurer: old.insurer,
    until: old.coveredUntil,
    from: start,
    to: lastDayOfCover(start, proposal.termYears),
    credit: portedSections(say, ported, { nameOf, isIssued: proposal.state === 'issued' }),
  };
}

/** Whom to call from a hospital, and what to do there, as the paper says it that is kept. */
export function inHospitalToWire(
  say: Say,
  policy: PolicySchedule,
): NonNullable<WirePostPayment['in_hospital']> {
  return { ...claimsContact(policy), steps: cashlessSteps(say, policy) };
}

/** The Customer Information Sheet of what is bought; undefined once the plan has left the catalogue. */
export function sheetOf(
  say: Say,
  { proposal, catalogue }: Pick<ProposalView, 'proposal' | 'catalogue'>,
): Paper | undefined {
  const entry = catalogue.slabs.get(proposal.slabId);
  const insurer = catalogue.insurers.get(proposal.insurerSlug);
  if (!entry || !insurer) return undefined;
  const riders = planOfProposal(proposal, catalogue)?.riders ?? [];
  const slab = withRiderEffects(
    entry.slab,
    riders.flatMap(({ effect }) => effect ?? []),
  );
  const { conditions } = catalogue;
  return informationSheet(say, { ...entry, slab, insurer, conditions, inShort: featuresInShort(say, slab) });
}

export function featuresInShort(say: Say, slab: Slab): Readonly<Record<ScoreItem, string>> {
  const texts = scoreItems.map((item) => [item, verboseFeature(say, item, slab).verbose]);
  // Each item has its text, which `fromEntries` forgets.
  return Object.fromEntries(texts) as Record<ScoreItem, string>;
}
