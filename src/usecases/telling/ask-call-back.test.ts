import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostCallBacksADay } from '#domain/help/call-back.ts';
import { asId, type QuoteId, type VisitorId } from '#domain/ids.ts';
import { formerReferenceOf, referenceOf } from '#domain/share/reference.ts';
import { aShare, aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { callBackRequest, fillCallBacks } from '#test/usecases/call-back-requests.ts';
import { readConsents } from '../keeping/read-consents.ts';
import { recordConsent } from '../keeping/record-consent.ts';
import { listCallBacks } from '../operating/list-call-backs.ts';
import { askCallBack } from './ask-call-back.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

const visitor = asId<VisitorId>('v');

test('without consent nothing is kept', async () => {
  expect(await askCallBack(ports, visitor, { ...callBackRequest, consent: false }, 'en')).toMatchObject({
    failure: { code: 'INVALID_ANSWERS', fields: [{ field: 'consent' }] },
  });
  expect(await listCallBacks(ports.store, 10)).toEqual([]);
});

const callBackAnswer = async (owner: VisitorId) =>
  (await readConsents(ports, owner)).find(({ purpose }) => purpose === 'call-back');

test('the yes stands among what was agreed to, and taken back nobody is called who waited', async () => {
  const other = aVisitor();
  for (const each of [visitor, visitor, other]) await askCallBack(ports, each, callBackRequest, 'hi');
  expect(await callBackAnswer(visitor)).toMatchObject({
    answer: { given: true, language: 'hi', textVersion: callBackRequest.textVersion, at: ports.clock.now() },
    mayBeGiven: false,
    mayBeWithdrawn: true,
  });
  ports.clock.pass(60);
  const no = {
    purpose: 'call-back',
    given: false,
    textVersion: callBackRequest.textVersion,
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
  await askCallBack(ports, visitor, { ...callBackRequest, textVersion: '2020-01-01' }, 'en');
  for (let count = 0; count < 5; count += 1) await askCallBack(ports, aVisitor(), callBackRequest, 'en');
  await askCallBack(ports, visitor, callBackRequest, 'en');
  expect(await callBackAnswer(visitor)).toMatchObject({ answer: undefined });
});

test('one number is taken five times an hour, from however many visitors', async () => {
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push(await askCallBack(ports, aVisitor(), callBackRequest, 'en'));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  expect(answers[5]).toMatchObject({
    failure: { code: 'CALL_BACKS_OVER', detail: { minutes: 60, hours: 0 } },
  });
  ports.clock.pass(3_600);
  expect((await askCallBack(ports, visitor, callBackRequest, 'en')).ok).toBe(true);
});

const full = { failure: { code: 'CALL_BACKS_FULL' } };

test('a day takes so many from everybody together of whom nothing is known, waiting or settled, and the next day takes some again', async () => {
  await fillCallBacks(ports, mostCallBacksADay, 1_000);
  expect(await askCallBack(ports, visitor, callBackRequest, 'en')).toMatchObject(full);
  expect(await callBackAnswer(visitor)).toMatchObject({ answer: undefined });
  // A stranger who takes the wishes back makes no room for others.
  for (const { owner } of await ports.store.waitingCallBacks(mostCallBacksADay))
    await ports.store.settleCallBacksOf(owner, ports.clock.now());
  expect((await askCallBack(ports, visitor, callBackRequest, 'en')).ok).toBe(false);
  ports.clock.pass(86_401);
  expect((await askCallBack(ports, visitor, callBackRequest, 'en')).ok).toBe(true);
});

test('whoever has plans or a purchase here is taken on a full day, once in a day', async () => {
  const buyer = await keep(ports, { number: 'CHT-22-HHK', state: 'issued' });
  const quote = await ports.store.findQuote(buyer.owner, buyer.quoteId);
  if (!quote) throw new Error('No quote');
  const looker = aVisitor();
  await ports.store.insertQuote({ ...quote, id: asId<QuoteId>('other'), crn: 'C-2', owner: looker });
  await fillCallBacks(ports, mostCallBacksADay, 1_000);
  for (const [owner, holds] of [[buyer.owner, 'purchase'] as const, [looker, 'quote'] as const]) {
    const ask = () => askCallBack(ports, owner, { ...callBackRequest, mobile: '9822044181' }, 'en');
    expect(await ask()).toMatchObject({ value: { holds, isShared: false } });
    expect(await ask()).toMatchObject(full);
    // Neither a call that was made nor a wish that was taken back makes it another day.
    await ports.store.settleCallBacksOf(owner, ports.clock.now());
    expect(await ask()).toMatchObject(full);
  }
  ports.clock.pass(86_401);
  const again = await askCallBack(ports, looker, callBackRequest, 'en');
  expect(again).toMatchObject({ value: { holds: 'quote', isShared: false } });
  // As long as one wish waits, another one adds nothing.
  ports.clock.pass(86_401);
  expect(await askCallBack(ports, looker, callBackRequest, 'en')).toMatchObject({
    value: { isShared: true },
  });
});

test('a network that asked most is refused first, and one that asked nothing is taken', async () => {
  await fillCallBacks(ports, 2_000, 20);
  expect(await askCallBack(ports, visitor, { ...callBackRequest, network: 'net-3' }, 'en')).toMatchObject(
    full,
  );
  expect(await askCallBack(ports, visitor, callBackRequest, 'en')).toMatchObject({ ok: true });
});

test('the number of a page that they passed on is the caller’s own, whichever print of it they read from', async () => {
  const { id, owner } = aShare();
  await ports.store.insertShare(aShare({ id, owner }));
  for (const reference of [referenceOf(id), formerReferenceOf(id)]) {
    const own = await askCallBack(
      ports,
      owner,
      { ...callBackRequest, mobile: '9822044171', reference },
      'en',
    );
    expect(own).toMatchObject({ value: { holds: 'nothing', isReferenceOwn: true } });
  }
  const reference = referenceOf(aShare().id);
  const another = await askCallBack(
    ports,
    owner,
    { ...callBackRequest, mobile: '9822044172', reference },
    'en',
  );
  expect(another).toMatchObject({ value: { isReferenceOwn: false } });
});

test('operators hear of each wish, and of a day that is full', async () => {
  const lines: unknown[] = [];
  const hearing = { ...ports, journal: { note: (...words: unknown[]) => void lines.push(words) } };
  for (let count = 0; count < 6; count += 1) await askCallBack(hearing, aVisitor(), callBackRequest, 'en');
  expect(lines).toEqual(Array.from({ length: 5 }, () => ['call-back-asked']));
  await fillCallBacks(ports, mostCallBacksADay, 1_000);
  await askCallBack(hearing, aVisitor(), { ...callBackRequest, mobile: '9822044171' }, 'en');
  expect(lines.slice(5)).toEqual([['ceiling-reached', { rule: 'call-back' }]]);
});
