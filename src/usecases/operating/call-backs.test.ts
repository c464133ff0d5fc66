import { afterEach, beforeEach, expect, test } from 'vitest';
import { asId, type CallBackId, type VisitorId } from '#domain/ids.ts';
import { aCallBack, aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { callBackRequest, fillCallBacks } from '#test/usecases/call-back-requests.ts';
import { askCallBack } from '../telling/ask-call-back.ts';
import { listCallBacks } from './list-call-backs.ts';
import { readCallNumber } from './read-call-number.ts';
import { settleCallBack } from './settle-call-back.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

const operator = { who: 'meera', via: 'command', reason: '' } as const;
const visitor = asId<VisitorId>('v');

test('whoever agreed to be called waits with what they looked at, until somebody called', async () => {
  const result = await askCallBack(ports, visitor, callBackRequest, 'hi');
  if (!result.ok) throw new Error(result.failure.code);
  const { id, owner: _, mobile, network, isShared: _shared, ...ask } = result.value;
  expect(await listCallBacks(ports.store, 10)).toEqual([
    { id, askedAt: ask.askedAt, mobileEnds: '70', crowd: 1, asks: [ask] },
  ]);
  expect(network).not.toContain(callBackRequest.network);
  expect(await readCallNumber(ports, operator, result.value.id)).toBe(mobile);
  expect(result.value).toMatchObject({
    owner: visitor,
    mobile: '9822044170',
    reference: 'CH-4F7K-26',
    receipt: { purpose: 'call-back', language: 'hi', at: ports.clock.now() },
  });
  expect(await settleCallBack(ports, operator, result.value.id)).toMatchObject({ ok: true });
  expect(await listCallBacks(ports.store, 10)).toEqual([]);
  const log = await ports.store.lastAudit(10);
  expect(log.some(({ act }) => act === 'call-number-read')).toBe(true);
  // Whoever was called is called no more, and nothing is written down of a number that was not read.
  expect(await readCallNumber(ports, operator, result.value.id)).toBeUndefined();
  expect(await ports.store.lastAudit(10)).toEqual(log);
  expect(await settleCallBack(ports, operator, asId<CallBackId>('nobody'))).toMatchObject({
    failure: { code: 'NOT_FOUND' },
  });
});

test('operators read buyers first, then networks of which few wait, and what came by the hundred last', async () => {
  await fillCallBacks(ports, 40, 2);
  const buyer = await keep(ports, { number: 'CHT-22-HHK', state: 'issued' });
  const requests = [
    [aVisitor(), '9822044172', 'net-7'],
    [aVisitor(), '9822044173', 'net-8'],
    [buyer.owner, '9822044174', 'net-0'],
    // Somebody left this number among the crowd before its owner did.
    [aVisitor(), '9800000000', 'net-9'],
  ] as const;
  for (const [owner, mobile, network] of requests) {
    ports.clock.pass(60);
    expect(await askCallBack(ports, owner, { ...callBackRequest, mobile, network }, 'en')).toMatchObject({
      ok: true,
    });
  }
  const listed = await listCallBacks(ports.store, 100);
  expect(listed).toHaveLength(43);
  expect(listed.slice(0, 5).map(({ mobileEnds, crowd }) => [mobileEnds, crowd])).toEqual([
    ['74', 21],
    ['00', 1],
    ['72', 1],
    ['73', 1],
    ['01', 20],
  ]);
});

test('a number that strangers left many times is called once: it is listed once, and one call is of all', async () => {
  const [first] = [await askCallBack(ports, visitor, callBackRequest, 'hi')];
  if (!first?.ok) throw new Error('It is taken');
  ports.clock.pass(60);
  for (let count = 0; count < 3; count += 1) await askCallBack(ports, aVisitor(), callBackRequest, 'en');
  await askCallBack(ports, aVisitor(), { ...callBackRequest, mobile: '98220 44171' }, 'en');
  const listed = await listCallBacks(ports.store, 2);
  expect(listed.map(({ id, mobileEnds }) => [id, mobileEnds])).toEqual([
    [first.value.id, '70'],
    [expect.any(String), '71'],
  ]);
  expect(await settleCallBack(ports, operator, first.value.id)).toMatchObject({ ok: true });
  expect((await listCallBacks(ports.store, 10)).map(({ mobileEnds }) => mobileEnds)).toEqual(['71']);
});

test('what a stranger leaves with a number before its owner hides nothing of the owner’s', async () => {
  const buyer = await keep(ports, { number: 'CHT-22-HHK' });
  const stranger = await askCallBack(ports, aVisitor(), { ...callBackRequest, reference: undefined }, 'en');
  if (!stranger.ok) throw new Error(stranger.failure.code);
  for (const _ of [1, 2]) {
    ports.clock.pass(60);
    const own = { ...callBackRequest, time: 'evening', reference: buyer.number } as const;
    await askCallBack(ports, buyer.owner, own, 'hi');
  }
  await askCallBack(ports, aVisitor(), { ...callBackRequest, mobile: '98220 44171' }, 'en');
  const [listed] = await listCallBacks(ports.store, 1);
  expect(listed).toMatchObject({ id: stranger.value.id, askedAt: stranger.value.askedAt });
  expect(listed?.asks).toMatchObject([
    {
      reference: buyer.number,
      isReferenceOwn: true,
      time: 'evening',
      language: 'hi',
      askedAt: ports.clock.now(),
    },
    { isReferenceOwn: false, time: 'morning', language: 'en' },
  ]);
});

test('of what was left with one number the last stands first, each wish once', async () => {
  for (const time of ['morning', 'evening', 'morning'] as const) {
    ports.clock.pass(60);
    await askCallBack(ports, visitor, { ...callBackRequest, time }, 'en');
  }
  const [listed] = await listCallBacks(ports.store, 1);
  expect(listed?.asks.map(({ time }) => time)).toEqual(['morning', 'evening']);
  expect(listed?.asks[0]?.askedAt).toBe(ports.clock.now());
});

test('one call is of all, however many others wait between', async () => {
  const waiting = Array.from({ length: 2_100 }, (_, at) =>
    aCallBack({
      id: asId<CallBackId>(`id-${String(at).padStart(4, '0')}`),
      mobile: at % 2_099 === 0 ? '9822044170' : `98${String(at).padStart(8, '0')}`,
    }),
  );
  await ports.store.atomically(async (within) => {
    for (const each of waiting) await within.insertCallBack(each);
  });
  const [first, last] = [waiting[0], waiting.at(-1)];
  if (!first || !last || first.mobile !== last.mobile) throw new Error('Not the same number');
  await settleCallBack(ports, operator, first.id);
  expect(await ports.store.getCallBack(last.id)).toMatchObject({ settledAt: ports.clock.now() });
  expect(await listCallBacks(ports.store, 5_000)).toHaveLength(2_098);
});

test('a number is proven to be the caller’s only where it belongs to that visit', async () => {
  const proposal = await keep(ports, { number: 'CHT-22-HHK' });
  const quote = await ports.store.findQuote(proposal.owner, proposal.quoteId);
  for (const reference of [proposal.number, quote?.crn]) {
    const own = await askCallBack(
      ports,
      proposal.owner,
      { ...callBackRequest, mobile: '9822044171', reference },
      'en',
    );
    expect(own).toMatchObject({ value: { reference, isReferenceOwn: true } });
    const stranger = await askCallBack(
      ports,
      aVisitor(),
      { ...callBackRequest, mobile: '9822044172', reference },
      'en',
    );
    expect(stranger).toMatchObject({ value: { reference, isReferenceOwn: false } });
  }
  const listed = (await listCallBacks(ports.store, 10)).map(({ mobileEnds, asks }) => [
    mobileEnds,
    asks.some(({ isReferenceOwn }) => isReferenceOwn),
  ]);
  expect(Object.fromEntries(listed)).toEqual({ 71: true, 72: false });
});
