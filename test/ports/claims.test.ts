import { beforeAll, describe, expect, inject, test } from 'vitest';
import { dayInIndia } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { usedOfYear } from '#domain/service/claim/used-cover.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import type { ServiceCase } from '#usecases/ports/insurer-gateway.ts';
import type { Ports } from '#usecases/ports.ts';
import type { ClaimRequest } from '#usecases/serving/claim/claim-work.ts';
import { addToClaim, claimsOf, tellClaim, withdrawClaim } from '#usecases/serving/claim/tell-claim.ts';
import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { testApp } from '../api/app.ts';
import { chanceFrom, pick } from '../kill/chance.ts';
import { crashingPorts } from '../kill/crashing-ports.ts';
import { copyInto, type Ready, readyPurchase } from '../kill/purchases.ts';
import { openWorld, type World } from '../kill/world.ts';
import { newDatabase } from './new-database.ts';

/** Policies on each database, with so many claims each. */
const policies = 20;
const claimsEach = 10;
const seed = Number(process.env.CLAIMS_SEED ?? Date.now() % 1_000_000);

let ready: Ready;
beforeAll(async () => {
  const server = await testApp();
  ready = await readyPurchase(server, 'straight-through');
  await server.close();
});

/** Paid in full, in part, refused, first answer lost, more is needed, never decided. */
const mobiles = ['9822044170', '9822040016', '9822040011', '9822040012', '9822040013', '9822040014'];

async function issued({ ports, sandboxConsole }: World, mobile: string): Promise<Proposal> {
  const proposal = await copyInto(ports, ready, mobile);
  const pay = await startPayment(ports, proposal.owner, proposal.id, '/back');
  if (!pay.ok || pay.value.kind !== 'gateway') throw new Error('The gateway has to be there');
  sandboxConsole.gateway?.choose(pay.value.url.slice(pay.value.url.lastIndexOf('/') + 1), 'success', 'UPI');
  await settleProposal(ports, proposal.id);
  if (!(await ports.store.policyOf(proposal.id))) throw new Error('The policy was not issued');
  return proposal;
}

/** Does something over a server that may die at any call of it; whoever pressed may press again. */
async function mayDie(chance: () => number, ports: Ports, act: (ports: Ports) => Promise<unknown>) {
  const crashing = crashingPorts(ports, 1 + Math.floor(chance() * 40));
  try {
    await act(crashing.ports);
  } catch (error) {
    if (!crashing.hasCrashed()) throw error;
  }
}

/** Every question that reached an insurer, and answers that got lost on their way back. */
function withEars(ports: Ports, cases: ServiceCase[], isLost: () => boolean): Ports {
  const requestService: Ports['insurer']['requestService'] = async (question) => {
    cases.push(question);
    const answer = await ports.insurer.requestService(question);
    return isLost() ? { ok: false, reason: 'timed-out' } : answer;
  };
  return { ...ports, insurer: { ...ports.insurer, requestService } };
}

async function walk(
  world: World,
  [ports, roundPorts]: readonly [Ports, Ports],
  proposal: Proposal,
  chance: () => number,
) {
  const { id, owner } = proposal;
  const admittedOn = dayInIndia(ports.clock.now());
  for (let count = 0; count < claimsEach; count += 1) {
    const form = `form-${id}-${count}`;
    const bill = { sort: 'bills', treatment: 'Fever', hospital: 'Kedige', admittedOn } as const;
    const claim = { ...bill, person: 'You', personName: 'Asha Rao', amount: rupees(1_000 + count) } as const;
    const tell = (of: Ports) => tellClaim(of, owner, { id, form, claim });
    for (let press = 0; press < 2; press += 1) await mayDie(chance, ports, tell);
    await tell(ports);
  }
  for (let round = 0; round < 4; round += 1) {
    await mayDie(chance, roundPorts, (dying) => settleRequests(dying, 1_000));
    for (const { id: request, state } of await claimsOf(ports, id)) {
      if (state === 'more-needed') await mayDie(chance, ports, (of) => addToClaim(of, owner, id, request));
      else if (chance() < 0.05) await mayDie(chance, ports, (of) => withdrawClaim(of, owner, id, request));
    }
    world.wait({ seconds: 5 + Math.floor(chance() * 900) });
  }
}

async function settleAll(world: World, ports: Ports, proposals: readonly Proposal[]): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    world.wait({ seconds: 1_200 });
    await settleRequests(ports, 2_000);
    for (const { id, owner } of proposals)
      for (const claim of await claimsOf(ports, id))
        if (claim.state === 'more-needed') await addToClaim(ports, owner, id, claim.id);
  }
}

const ends: Readonly<Record<string, (claim: ClaimRequest) => boolean>> = {
  4170: ({ state, facts }) => state === 'done' && facts.award?.amount === facts.amount,
  '0016': ({ state, facts }) => state === 'done' && facts.award?.clause === '3.1 (b)',
  '0011': ({ state, facts }) => state === 'refused' && facts.award?.clause === '4.2',
  '0012': ({ state }) => state === 'done',
  '0013': ({ state, facts }) => state === 'done' && facts.additions > 0,
  '0014': ({ state }) => state === 'with-insurer',
};

/** All claims of a policy, each at the end that its mobile steers to, with what they have used of the year. */
async function rightClaims({ ports }: World, id: ProposalId, steering: string) {
  const claims = await claimsOf(ports, id);
  expect(claims).toHaveLength(claimsEach);
  const isRight = ends[steering];
  const wrong = claims.filter((claim) => claim.state !== 'withdrawn' && !isRight?.(claim));
  expect(wrong.map(({ state, facts }) => [steering, state, facts.award])).toEqual([]);
  const policy = await ports.store.policyOf(id);
  if (!policy) throw new Error('A policy was issued');
  const day = { coverFrom: policy.coverFrom, on: dayInIndia(ports.clock.now()) };
  const awards = claims.flatMap(({ state, facts }) => (state === 'done' ? [facts.award?.amount ?? 0] : []));
  const used = usedOfYear(claims, day, { illness: 'any', deductible: undefined });
  expect(used.paid).toBe(awards.reduce<number>((sum, amount) => sum + amount, 0));
  return claims;
}

/** The insurer has heard of each claim, of no other, and the same each time. */
function expectOneEach(claims: readonly ClaimRequest[], cases: readonly ServiceCase[]): void {
  const amounts = new Map<string, Set<unknown>>();
  for (const { reference, details } of cases)
    amounts.set(reference, (amounts.get(reference) ?? new Set()).add(details.amount));
  expect(new Set(amounts.keys())).toEqual(new Set(claims.map(({ reference }) => reference)));
  expect([...amounts.values()].every(({ size }) => size === 1)).toBe(true);
}

describe.each([['SQLite'], ['PostgreSQL']])('claims told through crashes on %s', (database) => {
  test(`each is told once and comes to its end (CLAIMS_SEED=${seed})`, async () => {
    const world = await openWorld(
      database === 'SQLite' ? undefined : await newDatabase(inject('databaseUrl')),
    );
    const chance = chanceFrom(seed);
    const cases: ServiceCase[] = [];
    const isLost = () => chance() < 0.2;
    const ports = withEars(world.ports, cases, isLost);
    const roundPorts = withEars(world.roundPorts, cases, isLost);
    const holders: [Proposal, string][] = [];
    for (let count = 0; count < policies; count += 1) {
      const mobile = mobiles[count % mobiles.length] ?? pick(chance, mobiles);
      holders.push([await issued(world, mobile), mobile.slice(-4)]);
    }
    world.wait({ days: 2 });
    for (const [proposal] of holders) await walk(world, [ports, roundPorts], proposal, chance);
    await settleAll(
      world,
      roundPorts,
      holders.map(([proposal]) => proposal),
    );

    const all: ClaimRequest[] = [];
    for (const [{ id }, steering] of holders) all.push(...(await rightClaims(world, id, steering)));
    expectOneEach(all, cases);
    await world.close();
  }, 400_000);
});
