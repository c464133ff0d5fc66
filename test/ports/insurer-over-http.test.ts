import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { type InsurerDouble, insurerAt, openInsurerDouble } from '#test/doubles/insurer/insurer-double.ts';
import { insurerKey } from '#test/doubles/insurer/signatures.ts';
import { aCase, aLiveQuestion, answerOf, insurerSuite, mobile } from './insurer.suite.ts';
import { movingClock } from './moving-clock.ts';

const clock = movingClock();
let double: InsurerDouble;
beforeAll(async () => {
  double = await openInsurerDouble(clock);
});
afterAll(() => double.close());

const fine = mobile('1234');
const unavailable = { ok: false, reason: 'unavailable' };
const timedOut = { ok: false, reason: 'timed-out' };
const clockOff = (seconds: number) =>
  new Date(Date.parse(clock.now()) + seconds * 1_000).toISOString() as Instant; // an instant's shape
/** Milliseconds: soon enough for what never comes, and late enough for three tries on a busy machine. */
const impatient = { tryWithin: 1_000, answerWithin: 5_000 };

insurerSuite('over HTTP', () => ({
  insurer: insurerAt(double, { clock, limits: impatient }),
  reviewEnds: () => clock.pass(5),
  livePriceComes: () => clock.pass(3),
  nextIssueIsLost: () => {
    double.befall(/issue$/, { kind: 'answer-late' }, 1);
  },
}));

const insurer = (more = {}) => insurerAt(double, { clock, limits: impatient, ...more });

async function accepted() {
  const proposal = aCase(fine);
  await insurer().propose(proposal);
  return proposal;
}
const policiesOf = (reference: string) => double.office.policies.filter((one) => one.reference === reference);

describe('an answer to an issue that', () => {
  test.each([
    ['is lost', { kind: 'answer-lost' }, unavailable],
    ['is slow', { kind: 'answer-late' }, timedOut],
    ['is cut', { kind: 'answer-cut' }, unavailable],
    ['is a page', { kind: 'answer-no-json' }, unavailable],
  ] as const)(
    '%s: the policy is found by its reference, and asking again issues no second',
    async (_what, mishap, answer) => {
      const proposal = await accepted();
      double.befall(/issue$/, mishap, 1);
      expect(await insurer().issue(proposal)).toEqual(answer);
      const policy = answerOf(await insurer().lookUp(proposal.insurer, proposal.reference));
      expect(policy).toEqual({ policyNumber: policiesOf(proposal.reference)[0]?.policyNumber });
      expect(answerOf(await insurer().issue(proposal))).toEqual(policy);
      expect(policiesOf(proposal.reference)).toHaveLength(1);
    },
  );

  test('is not heard of is not asked for a second time by itself', async () => {
    const proposal = await accepted();
    const before = double.calls.length;
    double.befall(/issue$/, { kind: 'status', status: 500 }, 2);
    expect(await insurer().issue(proposal)).toEqual(unavailable);
    expect(double.calls.length - before).toBe(1);
    expect(await insurer().issue(proposal)).toEqual(unavailable);
    expect(policiesOf(proposal.reference)).toEqual([]);
  });

  test.each([
    ['tampered', { after: (answer) => ({ ...answer, body: String(answer.body).replace('REF', 'XEF') }) }],
    [
      'unsigned',
      { after: ({ status, body }) => ({ status, body, headers: { 'content-type': 'application/json' } }) },
    ],
    ['of another status', { after: (answer) => ({ ...answer, status: 422 }) }],
    [
      'too large',
      { before: ({ json, ...rest }) => ({ ...rest, json: { ...Object(json), more: 'a'.repeat(70_000) } }) },
    ],
    [
      'about another',
      { before: ({ json, ...rest }) => ({ ...rest, json: { ...Object(json), reference: 'CHT-0' } }) },
    ],
    [
      'without a number',
      { before: ({ json, ...rest }) => ({ ...rest, json: { ...Object(json), policyNumber: '' } }) },
    ],
    [
      'with a page for a number',
      { before: ({ json, ...rest }) => ({ ...rest, json: { ...Object(json), policyNumber: '<b>1</b>' } }) },
    ],
    ['nothing', { before: (answer) => ({ ...answer, json: null }) }],
  ] as const satisfies readonly (readonly [string, Parameters<InsurerDouble['spoilNext']>[0]])[])(
    'is %s is no word of the insurer',
    async (_what, how) => {
      const proposal = await accepted();
      double.spoilNext(how);
      expect(await insurer().issue(proposal)).toEqual(unavailable);
      expect((await insurer().issue(proposal)).ok).toBe(true);
      expect(policiesOf(proposal.reference)).toHaveLength(1);
    },
  );

  test('was given to an earlier question is none to this one', async () => {
    const [proposal, other] = [await accepted(), await accepted()];
    let body: Parameters<NonNullable<Parameters<InsurerDouble['spoilNext']>[0]['after']>>[0] | undefined;
    double.spoilNext({
      after: (answer) => {
        body = answer;
        return answer;
      },
    });
    expect((await insurer().issue(proposal)).ok).toBe(true);
    double.spoilNext({ after: (answer) => body ?? answer });
    expect(await insurer().issue(other)).toEqual(unavailable);
    double.spoilNext({ after: (answer) => body ?? answer });
    expect(await insurer().issue(proposal)).toEqual(unavailable);
  });
});

describe('a request', () => {
  test('of an old moment is refused, and so is an old answer', async () => {
    const proposal = await accepted();
    for (const seconds of [-301, 301]) {
      const off = { now: () => clockOff(seconds) };
      expect(await insurerAt(double, { clock: off }).decision(proposal.insurer, proposal.reference)).toEqual(
        unavailable,
      );
    }
    const near = { now: () => clockOff(290) };
    expect((await insurerAt(double, { clock: near }).decision(proposal.insurer, proposal.reference)).ok).toBe(
      true,
    );
    // The clock jumps while the insurer answers.
    const times = [clockOff(0), clockOff(301)];
    const jumping = { now: () => times.shift() ?? clockOff(301) };
    expect(
      await insurerAt(double, { clock: jumping }).decision(proposal.insurer, proposal.reference),
    ).toEqual(unavailable);
  });

  test('that somebody kept is refused when it comes again', async () => {
    await accepted();
    const last = double.requests.at(-1);
    if (!last) throw new Error('something was asked');
    const { path, headers, body } = last;
    const again = await fetch(double.origin + path, {
      method: 'POST',
      headers: {
        'chhatri-key': String(headers['chhatri-key']),
        'chhatri-signature': String(headers['chhatri-signature']),
      },
      body,
    });
    expect([again.status, await again.json()]).toEqual([401, { code: 'replayed' }]);
  });

  test('with another secret or another key is refused, and that is no word on the proposal', async () => {
    const proposal = await accepted();
    for (const key of [
      { ...insurerKey, secret: 'x'.repeat(32) },
      { ...insurerKey, id: 'k9' },
    ]) {
      const endpoints = [{ insurer: 'all', url: double.origin, keys: [key] as const }];
      expect(await insurer({ endpoints }).issue(proposal)).toEqual(unavailable);
    }
    expect(policiesOf(proposal.reference)).toEqual([]);
  });

  test('bears nothing of anybody in its address, and of a price nobody’s name', async () => {
    await insurer().livePremium(aLiveQuestion([34]));
    const last = double.requests.at(-1);
    expect(double.calls.at(-1)).toBe('POST /v1/live-premium');
    expect(last?.body).not.toContain('asker');
  });

  test('to an insurer that is not set up is not made', async () => {
    const endpoints = [{ insurer: 'sahyadri', url: double.origin, keys: [insurerKey] as const }];
    const before = double.calls.length;
    expect(await insurer({ endpoints }).propose(aCase(fine))).toEqual(unavailable);
    expect(double.calls).toHaveLength(before);
    const ours = aCase(fine, { insurer: asId<InsurerSlug>('sahyadri') });
    expect((await insurer({ endpoints }).propose(ours)).ok).toBe(true);
  });
});

test('within the time of every day a whole purchase goes through', async () => {
  const [ofToday, proposal] = [insurerAt(double, { clock }), aCase(fine)];
  expect((await ofToday.propose(proposal)).ok).toBe(true);
  expect((await ofToday.issue(proposal)).ok).toBe(true);
  await ofToday.livePremium(aLiveQuestion([47]));
  clock.pass(3);
  expect(await ofToday.livePremium(aLiveQuestion([47]))).toMatchObject({ kind: 'quoted' });
});

test('a proposal is asked again after trouble, each time signed anew, and is one proposal', async () => {
  double.befall(/propose$/, { kind: 'status', status: 500 }, 1);
  double.befall(/propose$/, { kind: 'answer-lost' }, 1);
  expect(await insurer().propose(aCase(fine))).toEqual({ ok: true, value: { kind: 'accepted' } });
});

test('a reason with lines and marks is told as one line of a sane length', async () => {
  const reason = `Not\n\tunder\u202e our rules ${'a'.repeat(400)}`;
  double.spoilNext({
    before: ({ json, ...rest }) => ({
      ...rest,
      json: { ...Object(json), decision: { kind: 'declined', reason } },
    }),
  });
  const decision = answerOf(await insurer().propose(aCase(fine)));
  expect('reason' in decision && decision.reason).toMatch(/^Not under our rules a+$/);
  expect('reason' in decision && decision.reason.length).toBe(300);
});

test.each<[unknown, object]>([
  [10_000_000, { kind: 'quoted', annual: 10_000_000 }],
  [10_000_001, { kind: 'pending' }],
  [-11_700, { kind: 'pending' }],
  [11_700.5, { kind: 'pending' }],
  ['11700', { kind: 'pending' }],
])('a live price of %s makes %o', async (annual, answer) => {
  double.spoilNext({ before: () => ({ status: 200, json: { kind: 'quoted', annual } }) });
  expect(await insurer().livePremium(aLiveQuestion([34]))).toEqual(answer);
});

test('a live price that the insurer refuses is not waited for', async () => {
  double.spoilNext({ before: () => ({ status: 422, json: { code: 'not-sold' } }) });
  expect(await insurer().livePremium(aLiveQuestion([34]))).toEqual({ kind: 'none' });
});

test.each([
  ['never comes', { kind: 'answer-late' }],
  ['is trouble', { kind: 'status', status: 500 }],
  ['is a page', { kind: 'answer-no-json' }],
] as const)('a live price that %s is still waited for, and holds up no proposal', async (_what, mishap) => {
  const asking = insurer();
  double.befall(/live-premium$/, mishap, 4);
  for (let time = 0; time < 4; time += 1)
    expect(await asking.livePremium(aLiveQuestion([40]))).toEqual({ kind: 'pending' });
  expect((await asking.propose(aCase(fine))).ok).toBe(true);
});

test('areas that never come hold up no proposal', async () => {
  const asking = insurer();
  const end = double.befall(/areas$/, { kind: 'refused-connection' }, 20);
  for (let time = 0; time < 4; time += 1)
    expect(await asking.areas(asId<InsurerSlug>('himgiri'), '560034')).toMatchObject({ ok: false });
  expect((await asking.propose(aCase(fine))).ok).toBe(true);
  end();
});

test('one that has not answered for a while is spared, and that is said', async () => {
  const asking = insurer();
  double.befall(/decision$/, { kind: 'refused-connection' }, 9);
  for (let silent = 0; silent < 3; silent += 1)
    expect(await asking.decision(asId<InsurerSlug>('himgiri'), 'CHT-1')).toEqual(unavailable);
  const before = double.calls.length;
  const spared = await asking.decision(asId<InsurerSlug>('himgiri'), 'CHT-1');
  expect(spared).toEqual({ ...unavailable, isSpared: true });
  expect(double.calls).toHaveLength(before);
});

test.each([
  ['429, after which nothing is tried again', 429, '120', 1],
  ['503, which has no second try within its time', 503, '120', 1],
  ['503 for no time at all, which has its three tries', 503, '0', 3],
])('one that asks to be left alone by a %s is taken at its word', async (_what, status, after, times) => {
  const asking = insurer();
  const end = double.befall(/look-up$/, { kind: 'status', status, headers: { 'retry-after': after } }, 9);
  const before = double.calls.length;
  const answer = await asking.lookUp(asId<InsurerSlug>('himgiri'), 'CHT-1');
  expect(answer).toEqual({ ...unavailable, waitSeconds: Number(after) });
  expect(double.calls.length - before).toBe(times);
  end();
});

test('nothing secret or about anybody is in the journal', async () => {
  const lines: string[] = [];
  const journal = { note: (event: string, facts = {}) => void lines.push(JSON.stringify([event, facts])) };
  const proposal = await accepted();
  double.befall(/issue$/, { kind: 'status', status: 503, body: { code: 'Asha Rao is down' } }, 1);
  await insurer({ journal }).issue(proposal);
  expect(lines.join()).toMatch(/insurer-not-ok.*issue.*503/);
  for (const code of [fine, 'ABCPS1234F', `sms-${fine}`]) {
    double.spoilNext({ before: () => ({ status: 422, json: { code } }) });
    expect(await insurer({ journal }).issue(proposal)).toMatchObject({ reason: 'refused' });
  }
  for (const word of ['ABCPS1234F', 'Asha', fine, insurerKey.secret, proposal.reference])
    expect(lines.join()).not.toContain(word);
});
