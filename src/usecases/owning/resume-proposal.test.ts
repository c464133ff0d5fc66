import { describe, expect, test } from 'vitest';
import { addDays, dayInIndia } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import { aPolicy } from '#test/ports/store-values.ts';
import { keep } from '#test/usecase-ports.ts';
import {
  forms,
  notFound,
  openApplicationBeforeEach,
  other,
  third,
} from '#test/usecases/resumed-application.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import { eraseVisitor } from '../keeping/erase-data.ts';
import type { Store } from '../ports/store.ts';
import { listPurchases } from './list-purchases.ts';
import { readResumeLink, resumeProposal } from './resume-proposal.ts';

const app = openApplicationBeforeEach();
const day = 24 * 60 * 60;

test('a code and a guess hold both visitors, in one order, and then the proposal, before they read', async () => {
  const secret = await app.aLink();
  const { store } = app.ports;
  let calls: string[] = [];
  const listener: Store['atomically'] = (work) =>
    store.atomically((within) =>
      work({
        ...within,
        holdVisitor: async (visitor) => void calls.push(visitor),
        holdProposal: async (id) => void calls.push(id),
        saveResumeLink: async () => void calls.push('saved'),
      }),
    );
  app.ports = { ...app.ports, store: { ...store, atomically: listener } };
  const inOrder = [...[app.proposal.owner, other].toSorted(), app.proposal.id];
  const code = await app.aCode(secret);
  expect(calls).toEqual([...inOrder, 'saved']);
  calls = [];
  await app.type(secret, code);
  expect(calls).toEqual(inOrder);
});

describe('whoever comes back', () => {
  test('has the proposal, its transaction and a copy of its quote; the first device keeps the rest', async () => {
    const { owner, id, quoteId, transactionId } = app.proposal;
    const secret = await app.aLink();
    expect(await app.type(secret, await app.aCode(secret))).toEqual(app.opened(true));

    const { store } = app.ports;
    const passed = await store.findProposal(other, id);
    expect(passed).toEqual({ ...app.proposal, owner: other, quoteId: passed?.quoteId });
    expect(passed?.quoteId).not.toBe(quoteId);
    expect(await store.findProposal(owner, id)).toBeUndefined();
    expect(await store.findTransaction(other, transactionId)).toMatchObject({ proposalId: id });
    expect(await store.findTransaction(owner, transactionId)).toBeUndefined();
    const [before, copy] = [
      await store.findQuote(owner, quoteId),
      passed && (await store.findQuote(other, passed.quoteId)),
    ];
    expect(copy).toEqual({ ...before, id: passed?.quoteId, owner: other });
  });

  test('is led to the same place when the answer was lost, and nobody else is', async () => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    await app.type(secret, code);
    expect(await app.type(secret, code)).toEqual(app.opened(true));
    expect(await app.type(secret, code, third)).toEqual(notFound);
    expect(await app.type(secret, code, app.proposal.owner)).toEqual(notFound);
    // Under the name that the answer gave nothing is new any more.
    await app.ports.store.handOver(other, third, app.ports.clock.now());
    expect(await app.type(secret, code, third)).toEqual(app.opened(false));
  });

  test('has it not when their visit ended while the code was typed, and the link opens it still', async () => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    await app.ports.store.handOver(other, third, app.ports.clock.now());
    expect(await app.type(secret, code)).toEqual(notFound);
    expect(await app.ports.store.findProposal(app.proposal.owner, app.proposal.id)).toEqual(app.proposal);
    app.ports.clock.pass(90);
    expect(await app.type(secret, await app.aCode(secret, third), third)).toEqual(app.opened(true));
  });

  test('twice at once is once', async () => {
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    const answers = await Promise.all([
      app.type(secret, code),
      app.type(secret, code),
      app.type(secret, code, third),
    ]);
    expect(answers.slice(0, 2)).toEqual([app.opened(true), app.opened(true)]);
    expect(answers[2]).not.toMatchObject({ value: { kind: 'own' } });
  });

  test('loses no save to the first device, which saved what it had read before', async () => {
    const { store } = app.ports;
    const secret = await app.aLink();
    const code = await app.aCode(secret);
    const late = nextVersion(app.ports, app.proposal, { price: { ...app.proposal.price, total: rupees(1) } });
    await Promise.all([app.type(secret, code), store.saveProposal(late)]);
    const passed = await store.findProposal(other, app.proposal.id);
    // Saved before it passed on it came along; afterwards it is refused, as every later one is.
    expect([app.proposal.version, late.version]).toContain(passed?.version);
    const later = { ...late, version: (passed?.version ?? 0) + 1 };
    expect(await store.saveProposal(later)).toBe(false);
    expect(await store.findProposal(other, app.proposal.id)).toEqual(passed);
  });

  test('finds a policy again long after the visit in which it was bought is over', async () => {
    const { store, clock } = app.ports;
    const proposal = await keep(app.ports, { forms, state: 'issued' });
    const policy = await store.insertPolicy(aPolicy(proposal), []);
    const secret = await app.aLink(proposal);
    clock.pass(200 * day);
    const code = await app.aCode(secret);
    expect(await app.type(secret, code)).toMatchObject({ value: { kind: 'own', destination: 'success' } });
    expect(await listPurchases(app.ports, other)).toMatchObject([{ policy: { ...policy, owner: other } }]);
    expect(await listPurchases(app.ports, proposal.owner)).toEqual([]);
  });

  test('to a policy in the time of its renewal means to renew it', async () => {
    const proposal = await keep(app.ports, { forms, state: 'issued' });
    const coverUntil = addDays(dayInIndia(app.ports.clock.now()), 10);
    await app.ports.store.insertPolicy(aPolicy(proposal, { coverUntil }), []);
    const secret = await app.aLink(proposal);
    expect(await app.type(secret, await app.aCode(secret))).toMatchObject({
      value: { kind: 'own', id: proposal.id, destination: 'renewal' },
    });
  });

  test('goes back to the first device by a link of the new one', async () => {
    const secret = await app.aLink();
    await app.type(secret, await app.aCode(secret));
    const back = await app.aLink(app.proposal, other);
    app.ports.clock.pass(90);
    expect(await app.type(back, await app.aCode(back, app.proposal.owner), app.proposal.owner)).toEqual(
      app.opened(true),
    );
    expect(await app.ports.store.findProposal(other, app.proposal.id)).toBeUndefined();
  });
});

test('a link from before leads to nothing whose erasure was asked for, though its money has to come to an end', async () => {
  const proposal = await keep(app.ports, { forms, state: 'paid' }, { state: 'pending' });
  const secret = await app.aLink(proposal);
  const otp = await app.aCode(secret);
  const { leftovers } = await eraseVisitor(app.ports, proposal.owner, {
    who: 'visitor',
    via: 'visitor',
    reason: '',
  });
  expect(leftovers).toEqual([{ number: proposal.number, until: undefined }]);
  expect(await readResumeLink(app.ports, other, secret)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  expect(await resumeProposal(app.ports, other, { secret, code: otp })).toMatchObject({
    failure: { code: 'NOT_FOUND' },
  });
  expect(await app.ports.store.proposalsOf(other)).toEqual([]);
});
