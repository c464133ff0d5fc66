import { afterEach, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aRenewedSchedule } from '#test/builders/schedule-builder.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { aPolicy, aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { policyClaims } from './policy-claims.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const issued: Partial<Policy> = {
  ...{ coverFrom: aDay('2026-11-22'), coverUntil: aDay('2027-11-21') },
  issuedAt: '2026-11-20T20:00:00.000Z' as Instant, // the shape of an instant
};

async function claimsOf(facts: Partial<Proposal>) {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { state: 'issued', ...facts }, { state: 'captured' });
  await ports.store.insertPolicy(aPolicy(proposal, issued), []);
  const claims = await policyClaims(ports, proposal.owner, proposal.id);
  if (!claims.ok) throw new Error(claims.failure.code);
  return { proposal, claims: claims.value, contract: claims.value.context.contract };
}

test('a first policy is settled from its own first day, without a bonus', async () => {
  const migraine = conditionId(12);
  const members = [aMember('You', '34y', { conditions: [migraine] })];
  const { contract, claims } = await claimsOf({ members });
  expect(contract).toMatchObject({
    ...{ start: '2026-11-22', coverFrom: '2026-11-22', coverUntil: '2027-11-21', bonus: 0 },
    people: [{ key: 'You', entryAge: 34, conditions: [migraine], credit: undefined }],
  });
  expect(contract.slab).toEqual(claims.schedule.terms);
});

test('a renewal counts its waits from the first policy, and has the bonus that was granted', async () => {
  const { renewal } = aRenewedSchedule([]);
  const coveredSince = aDay('2024-11-22');
  const { contract } = await claimsOf({ renewal: { ...renewal, coveredSince, bonus: rupees(50_000) } });
  expect([contract.start, contract.bonus]).toEqual(['2024-11-22', 50_000]);
});

test('who was moved here brings along what the old policy had served', async () => {
  const { contract } = await claimsOf({ forms: { portabilityDetails: oldPolicy(aDay('2026-10-02'), 50) } });
  expect(contract.people[0]?.credit).toBeDefined();
});

test('nobody else learns a word of it, and nobody before there is a policy', async () => {
  const { proposal } = await claimsOf({});
  const stranger = await policyClaims(ports, aVisitor(), proposal.id);
  expect(stranger).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  const unpaid = await keep(ports, { state: 'drafting' });
  expect(await policyClaims(ports, unpaid.owner, unpaid.id)).toMatchObject({
    failure: { code: 'NOT_FOUND' },
  });
});
