import { afterEach, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { asIssued } from '#domain/service/change/present-policy.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep, type Outside, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { beginRenewal } from '../../owning/begin-renewal.ts';
import { changePolicy } from './change-policy.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** Its cover ends in ten days, and a code was typed a moment ago. */
async function aPolicyThatEnds(outside: Outside = {}, facts: Partial<Proposal> = {}): Promise<Proposal> {
  ports = await openUsecasePorts(outside);
  const old = await keep(ports, { state: 'issued', ...facts });
  const days = { coverFrom: isoDate(2025, 12, 1), coverUntil: isoDate(2026, 11, 30) };
  await ports.store.insertPolicy(aPolicy(old, { policyNumber: 'OLD-1', ...days }), []);
  const holder = (await ports.store.policyContactsOf(old.id)).find(({ role }) => role === 'holder');
  if (!holder) throw new Error('a policy has a holder');
  const provenAt = ports.clock.now();
  const proof = { visitor: old.owner, contactId: holder.contactId, proposalId: undefined };
  await ports.store.saveProof({ ...proof, provenAt, endsAt: proofEnds(provenAt) });
  return old;
}

async function beginOne({ owner, id }: Proposal): Promise<Proposal> {
  const renewal = await beginRenewal(ports, owner, id);
  if (!renewal.ok) throw new Error(renewal.failure.code);
  return renewal.value;
}

/** The insurer of these tests says yes at once. */
async function correctName({ owner, id }: Proposal, lastName: string): Promise<void> {
  const asker = { visitor: owner, network: '203.0.113' };
  const answers = { first_name: 'Asha', last_name: lastName };
  const endorsements = (await ports.store.getProposal(id))?.endorsements?.length ?? 0;
  const subject = { kind: 'change-name', person: 'proposer' } as const;
  const change = await changePolicy(ports, asker, { id, ...subject, answers, code: '', endorsements });
  if (!change.ok) throw new Error(change.failure.code);
}

const stored = async ({ id }: Proposal): Promise<Proposal> => {
  const proposal = await ports.store.getProposal(id);
  if (!proposal) throw new Error('it was kept');
  return proposal;
};

test('a renewal that is a draft takes the new answers, and whoever was checked by another name is checked anew', async () => {
  const old = await aPolicyThatEnds();
  const renewal = await beginOne(old);
  expect(renewal.kyc.stage).toBe('VERIFIED');
  await correctName(old, 'Raman');
  const after = await stored(renewal);
  expect([contactOf(after).name, after.kyc.stage, after.endorsements]).toEqual([
    'Asha Raman',
    'NOT_STARTED',
    undefined,
  ]);
  expect((await stored(old)).kyc.stage).toBe('VERIFIED');
});

test.each(['submitted', 'awaiting-payment', 'paid', 'issued'] as const)(
  'a renewal that is %s takes an endorsement, and what was signed stays',
  async (state) => {
    const old = await aPolicyThatEnds();
    const renewal = await beginOne(old);
    await ports.store.saveProposal({ ...renewal, state, version: renewal.version + 1 });
    await correctName(old, 'Raman');
    const after = await stored(renewal);
    expect([after.state, contactOf(after).name, contactOf(asIssued(after)).name]).toEqual([
      state,
      'Asha Raman',
      'Asha Rao',
    ]);
    expect(after.endorsements).toMatchObject([{ number: 1, kind: 'change-name' }]);
  },
);

test('a renewal that is begun while the insurer accepts a change has the new answers', async () => {
  const meanwhile: (() => Promise<void>)[] = [];
  const old = await aPolicyThatEnds({
    insurer: {
      renewalTerms: async ({ sumInsured }) => {
        await meanwhile.pop()?.();
        return { ok: true, value: { claimed: false, sumWithBonus: sumInsured } };
      },
    },
  });
  meanwhile.push(() => correctName(old, 'Raman'));
  expect(contactOf(await beginOne(old)).name).toBe('Asha Raman');
});

test.each([
  ['is checked anew when the name that was checked is another one', 'Asha Raman', 'NOT_STARTED'],
  [
    'keeps its check when a slip of the form is corrected to the name that was checked',
    'Asha Rao',
    'VERIFIED',
  ],
] as const)('a renewal after a correction %s', async (_what, name, stage) => {
  const old = await aPolicyThatEnds();
  const [, lastName = ''] = name.split(' ');
  if (name === 'Asha Rao') await correctName(old, 'Rau');
  await correctName(old, lastName);
  const renewal = await beginOne(old);
  expect([contactOf(renewal).name, renewal.kyc.stage]).toEqual([name, stage]);
});
