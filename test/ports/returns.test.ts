import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { SandboxGateway } from '#adapters/payment/sandbox.ts';
import type { Instant } from '#domain/date.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { isOfKind } from '#domain/service/service-request.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import type { Ports } from '#usecases/ports.ts';
import { endPolicy, keepPolicy } from '#usecases/serving/ending/end-policy.ts';
import { readEnding } from '#usecases/serving/ending/read-ending.ts';
import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { testApp } from '../api/app.ts';
import { chanceFrom, pick } from '../kill/chance.ts';
import { crashingPorts } from '../kill/crashing-ports.ts';
import { copyInto, type Ready, readyPurchase } from '../kill/purchases.ts';
import { openWorld, type World } from '../kill/world.ts';
import { newDatabase } from './new-database.ts';

/** Policies that are given back on each database; a thousand before a release. */
const walks = Number(process.env.RETURNS ?? '24');
const seed = Number(process.env.RETURNS_SEED ?? Date.now() % 1_000_000);

let ready: Ready;
beforeAll(async () => {
  const server = await testApp();
  ready = await readyPurchase(server, 'straight-through');
  await server.close();
});

/** Fine, refused, first answer lost, more is needed, never decided, never answered. */
const mobiles = [
  '9822044170',
  '9822044170',
  '9822040011',
  '9822040012',
  '9822040013',
  '9822040014',
  '9822040015',
];

async function issued(world: World, mobile: string): Promise<Proposal> {
  const { ports, sandboxConsole } = world;
  const proposal = await copyInto(ports, ready, mobile);
  const pay = await startPayment(ports, proposal.owner, proposal.id, '/back');
  if (!pay.ok || pay.value.kind !== 'gateway') throw new Error('The gateway has to be there');
  sandboxConsole.gateway?.choose(pay.value.url.slice(pay.value.url.lastIndexOf('/') + 1), 'success', 'UPI');
  await settleProposal(ports, proposal.id);
  if (!(await ports.store.policyOf(proposal.id))) throw new Error('The policy was not issued');
  return proposal;
}

async function typesCode({ store, clock }: Ports, { id, owner }: Proposal): Promise<void> {
  const holder = (await store.policyContactsOf(id)).find(({ role }) => role === 'holder');
  if (!holder) throw new Error('A policy has a holder');
  const provenAt: Instant = clock.now();
  const proof = { visitor: owner, contactId: holder.contactId, proposalId: undefined };
  await store.saveProof({ ...proof, provenAt, endsAt: proofEnds(provenAt) });
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

async function presses(ports: Ports, { id, owner }: Proposal): Promise<void> {
  const view = await readEnding(ports, owner, id);
  if (!view.ok || typeof view.value.offer !== 'object') return;
  const { way, sum } = view.value.offer;
  await endPolicy(ports, owner, { id, way, comesBack: sum.comesBack, reason: undefined });
}

/** The sandbox itself is behind the console that its pages have. */
const gatewayOf = ({ sandboxConsole }: World) => sandboxConsole.gateway as unknown as SandboxGateway;

/** One holder gives the policy back, perhaps takes that back, and lives through crashes and lost answers. */
async function walk(world: World, proposal: Proposal, chance: () => number): Promise<void> {
  const { ports, roundPorts } = world;
  await typesCode(ports, proposal);
  const weather = pick(chance, ['up', 'up', 'timed-out', 'unavailable'] as const);
  for (let press = 0; press < 2; press += 1) await mayDie(chance, ports, (dying) => presses(dying, proposal));
  // Who gives up gives nothing back.
  if (chance() < 0.85) await presses(ports, proposal);
  gatewayOf(world).setAvailability(weather);
  for (let round = 0; round < 4; round += 1) {
    await mayDie(chance, roundPorts, (dying) => settleRequests(dying, 1_000));
    if (chance() < 0.15)
      await mayDie(chance, ports, (dying) => keepPolicy(dying, proposal.owner, proposal.id));
    world.wait({ seconds: 5 + Math.floor(chance() * 900) });
  }
  gatewayOf(world).setAvailability('up');
}

/** So long that every last day is over, and nobody is left alone any more. */
async function settleAll(world: World): Promise<void> {
  const times = [{ days: 10 }, { days: 1 }, ...Array.from({ length: 4 }, () => ({ seconds: 1_200 }))];
  for (const time of times) {
    world.wait(time);
    for (let round = 0; round < 4; round += 1) {
      await settleRequests(world.roundPorts, 2_000);
      world.wait({ seconds: 30 });
    }
  }
}

/** What of a policy, its request and its order does not fit together. */
async function wrongsOf(world: World, { id, owner }: Proposal): Promise<readonly string[]> {
  const { ports } = world;
  const { store } = ports;
  const requests = (await store.serviceRequestsOf(id)).filter((each) => isOfKind(each, 'return', 'cancel'));
  const done = requests.filter(({ state }) => state === 'done');
  const policy = await store.policyOf(id);
  const [order] = await store.paymentsOf(id);
  const atGateway = order && gatewayOf(world).describe(order.gatewayOrderId);
  const owed = done.reduce((sum, { facts }) => sum + facts.sum.comesBack, 0);
  const returned = atGateway?.givenBack ?? 0;
  const view = await readEnding(ports, owner, id);
  const wrongs: [boolean, string][] = [
    [returned !== owed, `${returned} came back in place of ${owed}`],
    [(atGateway?.parts?.length ?? 0) > (owed > 0 ? 1 : 0), 'money went back more than once'],
    [order?.dueBack !== owed, 'the order owes another sum'],
    [done.length > 1, 'a policy was given back twice'],
    [(policy?.endedOn !== undefined) !== (done.length === 1), 'policy and request differ'],
    [requests.some(({ state }) => state === 'accepted'), 'an accepted request was never completed'],
    [done.some(({ facts }) => facts.sum.comesBack > 0 && !facts.refund), 'a refund has no reference'],
    [!view.ok, 'the page of the policy broke'],
  ];
  return wrongs.filter(([isWrong]) => isWrong).map(([, what]) => what);
}

describe.each([['SQLite'], ['PostgreSQL']])('policies given back through crashes on %s', (database) => {
  test(
    `each is settled once and to the rupee (RETURNS_SEED=${seed})`,
    async () => {
      const world = await openWorld(
        database === 'SQLite' ? undefined : await newDatabase(inject('databaseUrl')),
      );
      const chance = chanceFrom(seed);
      const proposals: Proposal[] = [];
      for (let count = 0; count < walks; count += 1)
        proposals.push(await issued(world, pick(chance, mobiles)));
      for (const proposal of proposals) {
        await walk(world, proposal, chance);
        world.wait({ seconds: Math.floor((chance() * 60 * 86_400) / walks) });
      }
      await settleAll(world);
      for (const proposal of proposals) expect(await wrongsOf(world, proposal)).toEqual([]);
      const states = await Promise.all(proposals.map(({ id }) => world.ports.store.serviceRequestsOf(id)));
      expect(states.flat().filter(({ state }) => state === 'done').length).toBeGreaterThan(walks / 6);
      await world.close();
    },
    30_000 + walks * 5_000,
  );
});
