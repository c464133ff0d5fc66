import type { Insurer, Product } from '#domain/catalogue/catalogue.ts';
import type { EstimateContext, NearHospital } from '#domain/claim/estimate/estimate-form.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import type { ConditionId, ProposalId, VisitorId } from '#domain/ids.ts';
import type { LocalText } from '#domain/local-text.ts';
import { cityTier } from '#domain/location/city.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import { contractOf } from '#domain/purchase/contract-of.ts';
import { placesNear } from '#domain/purchase/policy-view.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../../ports.ts';
import { policySchedule } from '../policy-schedule.ts';

/** A policy with what its claims are settled by. */
export type PolicyClaims = {
  readonly schedule: PolicySchedule;
  readonly context: EstimateContext;
  readonly illnesses: ReadonlyMap<ConditionId, LocalText>;
  /** What was sold; undefined once it has left the catalogue. */
  readonly listed: { readonly product: Product; readonly insurer: Insurer } | undefined;
  readonly today: IsoDate;
};

/** What a claim of a policy depends on, for whoever may open it. Fails with `NOT_FOUND` for anybody else and before issue. */
export async function policyClaims(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<PolicyClaims>> {
  const schedule = await policySchedule(ports, owner, id);
  if (!schedule.ok) return schedule;
  const proposal = await ports.store.findReadable(owner, id, ports.clock.now());
  const policy = proposal && (await ports.store.policyOf(id));
  const catalogue = ports.catalogue.current();
  const contract = policy && contractOf(proposal, policy, catalogue);
  if (!contract) return fail('NOT_FOUND');
  const near = placesNear(proposal, catalogue);
  const tierOf = (pincode: string) => cityTier(pincode, catalogue.cities);
  const hospitals = near.flatMap((place) =>
    place.hospitals.map(({ hospital, settlements: [settled] }): NearHospital => {
      const { id: hospitalId, name, pincode } = hospital;
      const settlement = settled?.settlement ?? 'reimbursement';
      return { id: hospitalId, name, settlement, tier: tierOf(pincode) };
    }),
  );
  const entry = catalogue.slabs.get(proposal.slabId);
  const insurer = catalogue.insurers.get(proposal.insurerSlug);
  return ok({
    schedule: schedule.value,
    context: {
      contract,
      stays: catalogue.stays,
      hospitals: [...new Map(hospitals.map((each) => [each.id, each])).values()],
      tier: tierOf(near[0]?.pincode ?? proposal.pincode),
    },
    illnesses: new Map(catalogue.conditions.map(({ id: illness, name }) => [illness, name])),
    listed: entry && insurer ? { product: entry.product, insurer } : undefined,
    today: dayInIndia(ports.clock.now()),
  });
}
