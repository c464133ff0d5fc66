import { afterEach, beforeEach, expect, test } from 'vitest';
import { callBackRule } from '#domain/consent/purposes.ts';
import { mostCallBacksADay } from '#domain/help/call-back.ts';
import { asId, type CallBackId, type InsurerSlug, type QuoteId, type VisitorId } from '#domain/ids.ts';
import { formerReferenceOf, referenceOf } from '#domain/share/reference.ts';
import { aCallBack, aShare, aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readConsents } from '../keeping/read-consents.ts';
import { recordConsent } from '../keeping/record-consent.ts';
import { askCallBack } from '../telling/ask-call-back.ts';
import { listCallBacks } from './list-call-backs.ts';
import { readCallNumber } from './read-call-number.ts';
import { readHelp } from './read-help.ts';
import { settleCallBack } from './settle-call-back.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

const operator = { who: 'meera', via: 'command', reason: '' } as const;
const visitor = asId<VisitorId>('v');
const request = {
  mobile: '98220 44170',
  time: 'morning',
  consent: true,
  textVersion: callBackRule.textVersion,
  reference: 'CH-4F7K-26',
  topic: undefined,
  network: '198.51.100.7',
} as const;

test('whoever agreed to be called waits with what they looked at, until somebody called', async () => {
  const result = await askCallBack(ports, visitor, request, 'hi');
  if (!result.ok) throw new Error(result.failure.code);
  const { id, owner: _, mobile, network, isShared: _shared, ...ask } = result.value;
  expect(await listCallBacks(ports.store, 10)).toEqual([
    { id, askedAt: ask.askedAt, mobileEnds: '70', crowd: 1, asks: [ask] },
  ]);
  expect(network).not.toContain(request.network);
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

test('without consent nothing is kept', async () => {
  expect(await askCallBack(ports, visitor, { ...request, consent: false }, 'en')).toMatchObject({
    failure: { code: 'INVALID_ANSWERS', fields: [{ field: 'consent' }] },
  });
  expect(await listCallBacks(ports.store, 10)).toEqual([]);
});

const callBackAnswer = async (owner: VisitorId) =>
  (await readConsents(ports, owner)).find(({ purpose }) => purpose === 'call-back');

test('the yes stands among what was agreed to, and taken back nobody is called who waited', async () => {
  const other = aVisitor();
  for (const each of [visitor, visitor, other]) await askCallBack(ports, each, request, 'hi');
  expect(await callBackAnswer(visitor)).toMatchObject({
    answer: { given: true, language: 'hi', textVersion: request.textVersion, at: ports.clock.now() },
    mayBeGiven: false,
    mayBeWithdrawn: true,
  });
  ports.clock.pass(60);
  const no = {
    purpose: 'call-back',
    given: false,
    textVersion: request.textVersion,
    language: 'hi',
  } as const;
  expect(await recordConsent(ports, visitor, no)).toMatchObject({ ok: true });
  expect((await ports.store.waitingCallBacks(10)).map(({ owner }) => owner)).toEqual([other]);
  expect(await callBackAnswer(visitor)).toMatchObject({ answer: { given: false } });
  const mayBeGiven = (await readConsents(ports, visitor)).filter((each) => each.mayBeGiven);
  expect(mayBeGiven.map(({ purpose }) => purpose)).toEqual(['usage', 'adviser-view']);
  // A yes without a number would call nobody.
  expect(await recordConsent(ports, visitor, { ...no, given: true })).toMatchObject({ ok: false });
});

test('what is refused leaves no yes behind', async () => {
  await askCallBack(ports, visitor, { ...request, textVersion: '2020-01-01' }, 'en');
  for (let count = 0; count < 5; count += 1) await askCallBack(ports, aVisitor(), request, 'en');
  await askCallBack(ports, visitor, request, 'en');
  expect(await callBackAnswer(visitor)).toMatchObject({ answer: undefined });
});

test('one number is taken five times an hour, from however many visitors', async () => {
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push(await askCallBack(ports, aVisitor(), request, 'en'));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  expect(answers[5]).toMatchObject({
    failure: { code: 'CALL_BACKS_OVER', detail: { minutes: 60, hours: 0 } },
  });
  ports.clock.pass(3_600);
  expect((await askCallBack(ports, visitor, request, 'en')).ok).toBe(true);
});

/** As strangers leave them, of as many networks as are given. */
async function fill(count: number, networks: number): Promise<void> {
  const marks = Array.from({ length: networks }, (_, at) => ports.store.markOfNetwork(`net-${at}`));
  await ports.store.atomically(async (within) => {
    for (let at = 0; at < count; at += 1) {
      const mobile = `98${String(at).padStart(8, '0')}`;
      const network = marks[at % networks] ?? '';
      const shared = {
        mobile,
        network,
        isShared: true,
        holds: 'nothing',
        askedAt: ports.clock.now(),
      } as const;
      await within.insertCallBack(aCallBack({ id: asId<CallBackId>(`c${at}`), ...shared }));
    }
  });
}

const full = { failure: { code: 'CALL_BACKS_FULL' } };

test('a day takes so many from everybody together of whom nothing is known, waiting or settled, and the next day takes some again', async () => {
  await fill(mostCallBacksADay, 1_000);
  expect(await askCallBack(ports, visitor, request, 'en')).toMatchObject(full);
  expect(await callBackAnswer(visitor)).toMatchObject({ answer: undefined });
  // A stranger who takes the wishes back makes no room for others.
  for (const { owner } of await ports.store.waitingCallBacks(mostCallBacksADay))
    await ports.store.settleCallBacksOf(owner, ports.clock.now());
  expect((await askCallBack(ports, visitor, request, 'en')).ok).toBe(false);
  ports.clock.pass(86_401);
  expect((await askCallBack(ports, visitor, request, 'en')).ok).toBe(true);
});

test('whoever has plans or a purchase here is taken on a full day, once in a day', async () => {
  const buyer = await keep(ports, { number: 'CHT-22-HHK', state: 'issued' });
  const quote = await ports.store.findQuote(buyer.owner, buyer.quoteId);
  if (!quote) throw new Error('No quote');
  const looker = aVisitor();
  await ports.store.insertQuote({ ...quote, id: asId<QuoteId>('other'), crn: 'C-2', owner: looker });
  await fill(mostCallBacksADay, 1_000);
  for (const [owner, holds] of [[buyer.owner, 'purchase'] as const, [looker, 'quote'] as const]) {
    const ask = () => askCallBack(ports, owner, { ...request, mobile: '9822044181' }, 'en');
    expect(await ask()).toMatchObject({ value: { holds, isShared: false } });
    expect(await ask()).toMatchObject(full);
    // Neither a call that was made nor a wish that was taken back makes it another day.
    await ports.store.settleCallBacksOf(owner, ports.clock.now());
    expect(await ask()).toMatchObject(full);
  }
  ports.clock.pass(86_401);
  const again = await askCallBack(ports, looker, request, 'en');
  expect(again).toMatchObject({ value: { holds: 'quote', isShared: false } });
  // As long as one wish waits, another one adds nothing.
  ports.clock.pass(86_401);
  expect(await askCallBack(ports, looker, request, 'en')).toMatchObject({ value: { isShared: true } });
});

test('a network that asked most is refused first, and one that asked nothing is taken', async () => {
  await fill(2_000, 20);
  expect(await askCallBack(ports, visitor, { ...request, network: 'net-3' }, 'en')).toMatchObject(full);
  expect(await askCallBack(ports, visitor, request, 'en')).toMatchObject({ ok: true });
});

test('operators read buyers first, then networks of which few wait, and what came by the hundred last', async () => {
  await fill(40, 2);
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
    expect(await askCallBack(ports, owner, { ...request, mobile, network }, 'en')).toMatchObject({
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
  const [first] = [await askCallBack(ports, visitor, request, 'hi')];
  if (!first?.ok) throw new Error('It is taken');
  ports.clock.pass(60);
  for (let count = 0; count < 3; count += 1) await askCallBack(ports, aVisitor(), request, 'en');
  await askCallBack(ports, aVisitor(), { ...request, mobile: '98220 44171' }, 'en');
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
  const stranger = await askCallBack(ports, aVisitor(), { ...request, reference: undefined }, 'en');
  if (!stranger.ok) throw new Error(stranger.failure.code);
  for (const _ of [1, 2]) {
    ports.clock.pass(60);
    const own = { ...request, time: 'evening', reference: buyer.number } as const;
    await askCallBack(ports, buyer.owner, own, 'hi');
  }
  await askCallBack(ports, aVisitor(), { ...request, mobile: '98220 44171' }, 'en');
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
    await askCallBack(ports, visitor, { ...request, time }, 'en');
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

test('help names the insurer of one’s own application, and nothing of anybody else’s', async () => {
  const number = 'CHT-24BC-9XYZ-77KK';
  const { owner } = await keep(ports, { number, insurerSlug: asId<InsurerSlug>('acme') });
  expect(await readHelp(ports, owner, number.toLowerCase())).toEqual({
    reference: number,
    insurer: { title: 'acme Health', phone: '1800 000 000' },
  });
  expect(await readHelp(ports, visitor, number)).toEqual({ reference: number, insurer: undefined });
  expect(await readHelp(ports, owner, undefined)).toEqual({ reference: undefined, insurer: undefined });
});

test('the number of a page that they passed on is the caller’s own, whichever print of it they read from', async () => {
  const { id, owner } = aShare();
  await ports.store.insertShare(aShare({ id, owner }));
  for (const reference of [referenceOf(id), formerReferenceOf(id)]) {
    const own = await askCallBack(ports, owner, { ...request, mobile: '9822044171', reference }, 'en');
    expect(own).toMatchObject({ value: { holds: 'nothing', isReferenceOwn: true } });
  }
  const reference = referenceOf(aShare().id);
  const another = await askCallBack(ports, owner, { ...request, mobile: '9822044172', reference }, 'en');
  expect(another).toMatchObject({ value: { isReferenceOwn: false } });
});

test('operators hear of each wish, and of a day that is full', async () => {
  const lines: unknown[] = [];
  const hearing = { ...ports, journal: { note: (...words: unknown[]) => void lines.push(words) } };
  for (let count = 0; count < 6; count += 1) await askCallBack(hearing, aVisitor(), request, 'en');
  expect(lines).toEqual(Array.from({ length: 5 }, () => ['call-back-asked']));
  await fill(mostCallBacksADay, 1_000);
  await askCallBack(hearing, aVisitor(), { ...request, mobile: '9822044171' }, 'en');
  expect(lines.slice(5)).toEqual([['ceiling-reached', { rule: 'call-back' }]]);
});

test('a number is proven to be the caller’s only where it belongs to that visit', async () => {
  const proposal = await keep(ports, { number: 'CHT-22-HHK' });
  const quote = await ports.store.findQuote(proposal.owner, proposal.quoteId);
  for (const reference of [proposal.number, quote?.crn]) {
    const own = await askCallBack(
      ports,
      proposal.owner,
      { ...request, mobile: '9822044171', reference },
      'en',
    );
    expect(own).toMatchObject({ value: { reference, isReferenceOwn: true } });
    const stranger = await askCallBack(
      ports,
      aVisitor(),
      { ...request, mobile: '9822044172', reference },
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
