import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Instant, isoDate, minutesAfter } from '#domain/date.ts';
import { asId, type ContactId, type PasskeyId, type VisitorId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { PolicyContact } from '#domain/opening/policy-contact.ts';
import { type TypedNumber, typedNumber } from '#domain/opening/typed-number.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aPolicy, aProposal, aQuote, aVisitor, moment, transactionFor } from './store-values.ts';

let count = 0;
/** Nobody else in this database has it. */
function aMobile(): string {
  count += 1;
  return `9${String(Date.now()).slice(-6)}${String(count).padStart(3, '0')}`;
}
const later = (minutes: number) => minutesAfter(moment, minutes);
const numberOf = (text: string): TypedNumber => {
  const number = typedNumber(text);
  if (!number) throw new Error(`${text} is no number`);
  return number;
};

/** What every store promises of who may open a policy. */
export function openingSuite(name: string, open: () => Promise<Store>): void {
  describe(`opening policies on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    async function issued(mobile: string, facts: Partial<Proposal> = {}) {
      const quote = aQuote();
      await store.insertQuote(quote);
      const forms = { proposerDetails: { first_name: 'Asha', mobile } };
      const proposal = aProposal(quote, { forms, state: 'issued', ...facts });
      await store.insertProposal(transactionFor(proposal), proposal);
      return {
        proposal,
        policy: await store.insertPolicy(aPolicy(proposal, { policyNumber: `SUR-${aMobile()}` }), []),
      };
    }
    const holderOf = async ({ id }: Pick<Proposal, 'id'>): Promise<PolicyContact> => {
      const [holder] = await store.policyContactsOf(id);
      if (!holder) throw new Error('A policy has a holder');
      return holder;
    };
    const prove = async (contactId: ContactId, visitor = aVisitor(), endsAt: Instant = later(60)) => {
      await store.saveProof({ visitor, contactId, proposalId: undefined, provenAt: moment, endsAt });
      return visitor;
    };
    const opens = async (visitor: VisitorId, { id }: Pick<Proposal, 'id'>, at = later(1)) =>
      (await store.findReadable(visitor, id, at))?.id === id;

    test('a policy has the mobile of its proposer from its issue on, and is found by it and by its number', async () => {
      const mobile = aMobile();
      const { proposal, policy } = await issued(`+91 ${mobile}`);
      const holder = await holderOf(proposal);
      expect(holder).toMatchObject({
        address: { kind: 'mobile', value: mobile },
        role: 'holder',
        holdsFrom: moment,
        openedAt: undefined,
      });
      const target = {
        contactId: holder.contactId,
        address: holder.address,
        policies: [proposal.id],
        onlyOwner: proposal.owner,
      };
      expect(await store.codeTargets(numberOf(mobile), 'sms', moment)).toEqual([target]);
      expect(await store.codeTargets(numberOf(policy.policyNumber), 'sms', moment)).toEqual([target]);
      expect(await store.codeTargets(numberOf(aMobile()), 'sms', moment)).toEqual([]);
      expect(await store.policiesOfContact(holder.address)).toEqual([proposal.id]);
    });

    test('a number without a mobile opens nothing, and a second policy of a mobile has the same contact', async () => {
      const none = await issued('12345');
      expect(await store.policyContactsOf(none.proposal.id)).toEqual([]);
      const mobile = aMobile();
      const [first, second] = [await issued(mobile), await issued(mobile)];
      expect((await holderOf(first.proposal)).contactId).toBe((await holderOf(second.proposal)).contactId);
      const [target] = await store.codeTargets(numberOf(mobile), 'sms', moment);
      expect(target?.policies.toSorted()).toEqual([first.proposal.id, second.proposal.id].toSorted());
    });

    test('a proof opens what the contact opens, for as long as both hold, and nothing that is not issued', async () => {
      const mobile = aMobile();
      const { proposal } = await issued(mobile);
      const draft = (await issued(mobile, { state: 'paid' })).proposal;
      const holder = await holderOf(proposal);
      const visitor = await prove(holder.contactId);
      expect([await opens(visitor, proposal), await opens(visitor, draft)]).toEqual([true, false]);
      expect((await store.readableBy(visitor, later(1))).map(({ id }) => id)).toEqual([proposal.id]);
      expect(await store.openedBy(visitor, later(1))).toEqual([proposal.id]);
      expect([await opens(aVisitor(), proposal), await opens(visitor, proposal, later(60))]).toEqual([
        false,
        false,
      ]);
      expect((await holderOf(proposal)).openedAt).toBe(moment);
      await store.endPolicyContact(holder.id, later(10));
      expect([await opens(visitor, proposal, later(9)), await opens(visitor, proposal, later(10))]).toEqual([
        true,
        false,
      ]);
      await store.endPolicyContact(holder.id, undefined);
      expect(await opens(visitor, proposal, later(10))).toBe(true);
      await store.endProofs(visitor);
      expect([await opens(visitor, proposal), await store.proofsOf(visitor, moment)]).toEqual([false, []]);
    });

    test('what is one’s own is read beside what is open by a proof, the last begun first, each once', async () => {
      const { proposal } = await issued(aMobile());
      const own = (await issued(aMobile(), { owner: aVisitor(), createdAt: later(5) })).proposal;
      const { contactId } = await holderOf(proposal);
      await prove(contactId, own.owner);
      await prove((await holderOf(own)).contactId, own.owner);
      expect((await store.readableBy(own.owner, later(1))).map(({ id }) => id)).toEqual([
        own.id,
        proposal.id,
      ]);
    });

    test('a proof of one policy opens that one alone', async () => {
      const mobile = aMobile();
      const [one, other] = [(await issued(mobile)).proposal, (await issued(mobile)).proposal];
      const { contactId } = await holderOf(one);
      const visitor = aVisitor();
      const proof = { visitor, contactId, proposalId: one.id, provenAt: moment, endsAt: later(60) };
      await store.saveProof(proof);
      expect([await opens(visitor, one), await opens(visitor, other)]).toEqual([true, false]);
      expect(await store.proofsOf(visitor, moment)).toEqual([proof]);
      expect((await holderOf(one)).openedAt).toBeUndefined();
    });

    test('a contact of policies of two owners has no only owner, by its mobile and by the number of one policy', async () => {
      const mobile = aMobile();
      const { proposal, policy } = await issued(mobile);
      const again = await issued(mobile, { owner: proposal.owner });
      const ownersBy = async (number: string) =>
        (await store.codeTargets(numberOf(number), 'sms', moment)).map(({ onlyOwner }) => onlyOwner);
      expect(await ownersBy(mobile)).toEqual([proposal.owner]);
      await issued(mobile);
      const numbers = [mobile, policy.policyNumber, again.policy.policyNumber];
      for (const number of numbers) expect(await ownersBy(number)).toEqual([undefined]);
    });

    test('somebody who was let in is found by their own mobile, not by the policy’s number, until it is ended', async () => {
      const { proposal, policy } = await issued(aMobile());
      const address = { kind: 'mobile', value: aMobile() } as const;
      const facts = { proposalId: proposal.id, name: 'Ravi', addedAt: later(1), holdsFrom: later(1) };
      await store.addPolicyContact({ ...facts, address, role: 'second' });
      const mail = { kind: 'email', value: `${address.value}@example.in` } as const;
      await store.addPolicyContact({ ...facts, name: '', address: mail, role: 'mail', addedAt: later(2) });
      const [holder, second] = await store.policyContactsOf(proposal.id);
      expect(second).toMatchObject({ name: 'Ravi', role: 'second', address });
      const targets = await store.codeTargets(numberOf(policy.policyNumber), 'sms', later(1));
      expect(targets).toMatchObject([{ contactId: holder?.contactId }]);
      expect(await store.codeTargets(numberOf(address.value), 'sms', later(1))).toMatchObject([
        { contactId: second?.contactId, address, policies: [proposal.id] },
      ]);
      expect(await store.codeTargets(numberOf(address.value), 'sms', moment)).toEqual([]);
      if (!second) throw new Error('Somebody was let in');
      const visitor = await prove(second.contactId);
      expect(await opens(visitor, proposal)).toBe(true);
      await store.removePolicyContact(second.id);
      expect([await opens(visitor, proposal), await store.proofsOf(visitor, moment)]).toEqual([false, []]);
      expect(await store.policiesOfContact(address)).toEqual([]);
    });

    test('a proven address gets its holder’s codes, opens the policies that it was proven for, and none that merely know it', async () => {
      const email = `${aMobile()}@example.in`;
      const [mobile, address] = [aMobile(), { kind: 'email', value: email } as const];
      const forms = { proposerDetails: { first_name: 'Asha', mobile, email } };
      const { proposal, policy } = await issued(mobile, { forms });
      const other = (await issued(mobile, { forms })).proposal;
      const numbers = [numberOf(mobile), numberOf(policy.policyNumber)];
      for (const number of numbers) expect(await store.codeTargets(number, 'mail', later(1))).toEqual([]);
      const facts = { proposalId: proposal.id, name: '', addedAt: later(1), holdsFrom: later(1) };
      await store.addPolicyContact({ ...facts, address, role: 'mail' });
      const mail = (await store.policyContactsOf(proposal.id)).find(({ role }) => role === 'mail');
      if (!mail) throw new Error('An address was proven');
      const target = {
        contactId: mail.contactId,
        address,
        policies: [proposal.id],
        onlyOwner: proposal.owner,
      };
      for (const number of numbers)
        expect(await store.codeTargets(number, 'mail', later(1))).toEqual([target]);
      expect(await store.codeTargets(numberOf(mobile), 'sms', later(1))).toMatchObject([
        { address: { kind: 'mobile', value: mobile } },
      ]);
      const visitor = await prove(mail.contactId);
      expect([await opens(visitor, proposal), await opens(visitor, other)]).toEqual([true, false]);
      await store.addPolicyContact({ ...facts, address, role: 'known' });
      expect(await opens(visitor, proposal)).toBe(false);
      expect(await store.codeTargets(numberOf(mobile), 'mail', later(1))).toEqual([]);
    });

    test('somebody who was let in has no codes by the mail of the policy’s holder', async () => {
      const { proposal } = await issued(aMobile());
      const second = aMobile();
      const facts = { proposalId: proposal.id, name: '', addedAt: moment, holdsFrom: moment };
      await store.addPolicyContact({
        ...facts,
        address: { kind: 'mobile', value: second },
        role: 'second',
      });
      const address = { kind: 'email', value: `${second}@example.in` } as const;
      await store.addPolicyContact({ ...facts, address, role: 'mail' });
      expect(await store.codeTargets(numberOf(second), 'mail', later(1))).toEqual([]);
    });

    test('a passkey is found by its id and its contact, and ends with what was proven by it', async () => {
      const { proposal } = await issued(aMobile());
      const { contactId } = await holderOf(proposal);
      const id = asId<PasskeyId>(`passkey-${aMobile()}`);
      const facts = { credentialId: `credential ${id}`, publicKey: 'key', counter: 0 };
      const passkey = { id, contactId, ...facts, addedAt: moment, usedAt: undefined };
      await store.addPasskey(passkey);
      expect([await store.passkeyBy(id), await store.passkeysOf([contactId])]).toEqual([passkey, [passkey]]);
      expect(await store.passkeysOf([])).toEqual([]);
      expect(await store.countPasskeyUse(id, { counter: 3, at: later(2) })).toBe(true);
      expect(await store.passkeyBy(id)).toEqual({ ...passkey, counter: 3, usedAt: later(2) });
      const byCode = await prove(contactId);
      const visitor = aVisitor();
      const proof = {
        contactId,
        proposalId: undefined,
        passkeyId: id,
        provenAt: later(2),
        endsAt: later(90),
      };
      // A code that still opens it shows more; one that has ended does not.
      for (const each of [byCode, visitor]) await store.saveProof({ ...proof, visitor: each });
      expect((await store.proofsOf(byCode, later(2)))[0]?.passkeyId).toBeUndefined();
      expect((await store.proofsOf(visitor, later(2)))[0]?.passkeyId).toBe(id);
      await store.saveProof({ ...proof, visitor: byCode, provenAt: later(60), endsAt: later(120) });
      expect((await store.proofsOf(byCode, later(61)))[0]?.passkeyId).toBe(id);
      await store.saveProof({ ...proof, visitor: byCode, passkeyId: undefined, endsAt: later(120) });
      await store.removePasskey(id);
      expect([await opens(visitor, proposal), await opens(byCode, proposal)]).toEqual([false, true]);
      expect([
        await store.passkeyBy(id),
        await store.countPasskeyUse(id, { counter: 4, at: later(3) }),
      ]).toEqual([undefined, false]);
      await store.addPasskey(passkey);
      await store.askErasure(proposal.owner, moment);
      expect(await store.passkeyBy(id)).toBeUndefined();
      await store.sealPolicy(proposal.id, moment);
    });

    test('a renewal opens by whatever opens the policy before it, and by a mobile that was entered anew', async () => {
      const [old, fresh, entered] = [aMobile(), aMobile(), aMobile()];
      const { proposal } = await issued(old);
      const holder = await holderOf(proposal);
      await store.endPolicyContact(holder.id, moment);
      const address = { kind: 'mobile', value: fresh } as const;
      const facts = { proposalId: proposal.id, name: '', addedAt: later(1), holdsFrom: later(1) };
      await store.addPolicyContact({ ...facts, address, role: 'holder' });
      const renewal = {
        ...{ of: proposal.id, policyNumber: 'OLD-1', coverUntil: isoDate(2027, 11, 20), claimed: false },
        ...{ coveredSince: isoDate(2026, 11, 21), bonusBefore: rupees(0), bonus: rupees(0) },
        priceAtOldAges: undefined,
      };
      const mobilesOf = async (mobile: string) => {
        const { proposal } = await issued(mobile, { renewal });
        return (await store.policyContactsOf(proposal.id)).map((each) => each.address.value).toSorted();
      };
      expect(await mobilesOf(old)).toEqual([fresh]);
      expect(await mobilesOf(entered)).toEqual([entered, fresh].toSorted());
    });

    test('a code is one visitor’s for one number, however it is written, and the newer takes the older one’s place', async () => {
      const [visitor, other] = [aVisitor(), aVisitor()];
      const number = numberOf('sur-26 1234');
      const code = { hashes: [{ hash: 'h', contactId: asId<ContactId>('c') }], sentAt: moment, tries: 0 };
      await store.saveOpeningCode(visitor, number, code);
      await store.saveOpeningCode(visitor, numberOf('SUR-26 1234'), { ...code, tries: 2, sentAt: later(2) });
      expect(await store.openingCodeOf(visitor, number)).toEqual({ ...code, tries: 2, sentAt: later(2) });
      expect(await store.openingCodeOf(other, number)).toBeUndefined();
      expect(await store.openingCodeOf(visitor, numberOf('9822044170'))).toBeUndefined();
    });

    test('what was shown passes with the name of a visit, and what was asked for does not', async () => {
      const { proposal } = await issued(aMobile());
      const { contactId } = await holderOf(proposal);
      const [from, to] = [await prove(contactId), await prove(contactId)];
      const number = numberOf('SUR-1');
      await store.saveOpeningCode(from, number, { hashes: [], sentAt: moment, tries: 0 });
      await store.handOver(from, to, moment);
      expect([await opens(from, proposal), await opens(to, proposal)]).toEqual([false, true]);
      expect(await store.openingCodeOf(from, number)).toBeUndefined();
    });

    test('an erasure takes the contacts of a policy, those of nobody else, and what was shown of them', async () => {
      const [mobile, shared] = [aMobile(), aMobile()];
      const erased = (await issued(mobile)).proposal;
      const other = (await issued(shared)).proposal;
      const facts = { proposalId: erased.id, name: '', addedAt: later(1), holdsFrom: moment };
      const address = { kind: 'mobile', value: shared } as const;
      await store.addPolicyContact({ ...facts, address, role: 'second' });
      const visitors = [
        await prove((await holderOf(erased)).contactId),
        await prove((await holderOf(other)).contactId),
      ];
      await store.askErasure(erased.owner, moment);
      expect(await store.policyContactsOf(erased.id)).toEqual([]);
      expect(await store.codeTargets(numberOf(mobile), 'sms', moment)).toEqual([]);
      const [own, others] = visitors;
      if (!own || !others) throw new Error('Two visitors');
      expect([await opens(own, erased), await opens(others, erased), await opens(others, other)]).toEqual([
        false,
        false,
        true,
      ]);
      expect(await store.proofsOf(own, moment)).toEqual([]);
      await store.sealPolicy(erased.id, moment);
    });

    test('a visitor that is erased has shown nothing', async () => {
      const { proposal } = await issued(aMobile());
      const visitor = await prove((await holderOf(proposal)).contactId);
      await store.askErasure(visitor, moment);
      expect([await opens(visitor, proposal), await opens(proposal.owner, proposal)]).toEqual([false, true]);
    });

    test('proofs go with their end, and codes after a day', async () => {
      const { proposal } = await issued(aMobile());
      const visitor = await prove((await holderOf(proposal)).contactId);
      await store.saveOpeningCode(visitor, numberOf('SUR-2'), { hashes: [], sentAt: moment, tries: 0 });
      const batch = { before: later(61), at: later(61), limit: 50 };
      await store.purge('contact-proof', batch);
      await store.purge('opening-code', batch);
      expect(await store.proofsOf(visitor, moment)).toEqual([]);
      expect(await store.openingCodeOf(visitor, numberOf('SUR-2'))).toBeUndefined();
    });

    test('nothing is due where every policy has its contacts', async () => {
      expect(await store.fillContacts(10, moment)).toBe(0);
    });
  });
}
