import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Instant, secondsAfter } from '#domain/date.ts';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { stopPause } from '#domain/proposal/issuing.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aCallBack, aDelivery, aMessage, aPolicy, aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, statesOf, type UsecasePorts } from '#test/usecase-ports.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import { runOps } from './run.ts';

let ports: UsecasePorts;
let isOpened: boolean;
beforeEach(async () => {
  isOpened = false;
  ports = await openUsecasePorts({
    insurer: { issue: async () => ({ ok: false, reason: 'refused' }) },
  });
});
afterEach(() => ports.close());

const ops = (...args: readonly string[]) =>
  runOps(args, 'os-user', (work) => {
    isOpened = true;
    return work(ports);
  });
const run = async (...args: readonly string[]) => (await ops(...args)).out.join('\n');
const jsonOf = async (...args: readonly string[]) => JSON.parse(await run(...args, '--json')) as unknown;
const log = async () =>
  (await ports.store.lastAudit(9)).map(({ who, via, act, reference, reason }) => [
    who,
    via,
    act,
    reference,
    reason,
  ]);

test('--help names every command, and opens nothing', async () => {
  const { out, code } = await ops('--help');
  expect([code, isOpened]).toEqual([0, false]);
  const help = out.join('\n');
  const commands = [
    'list',
    'stuck',
    'show',
    'find',
    'ledger',
    'messages',
    'funnel',
    'call-backs',
    'catalogue',
    'retention',
    'audit',
    'retry',
    'retry-message',
    'send-letter',
    'search',
    'change-number',
    'stop-number',
    'refund',
    'settle-order',
    'keys',
    'reseal',
    'erase',
    'password',
  ];
  for (const name of commands) expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  for (const option of ['--as', '--reason', '--count', '--json', 'Exit codes'])
    expect(help).toContain(option);
});

test.each([
  [[], 'Say a command'],
  [['lst'], 'no command lst'],
  [['constructor'], 'no command constructor'],
  [['list', 'payed'], 'The states are'],
  [['list', '--count', 'many'], 'no number'],
  [['show'], 'Say which purchase'],
  [['show', 'a', 'b'], 'one word too many'],
  [['refund', 'CHT-1'], '--reason'],
  [['erase', 'CHT-1', '--reason', ' no '], '--reason'],
  [['settle-order', 'order_1'], '--reason'],
  [['settle-order', '--reason', 'given back'], 'which order'],
  [['list', '--as', ' '], '--as'],
  [['list', '--colour'], 'colour'],
  [['audit', 'mend'], 'Behind audit'],
  [['funnel', '0'], 'from 1 to 90'],
  [['funnel', '91'], 'from 1 to 90'],
  [['funnel', 'a'], 'from 1 to 90'],
  [['funnel', '7', 'more'], 'from 1 to 90'],
  [['call-backs', 'call'], 'number or done'],
  [['call-backs', 'done'], 'which call-back'],
  [['call-backs', 'done', 'a', 'b'], 'one word too many'],
])('%j is wrong use, said with what has a meaning', async (args, words) => {
  const { err, out, code } = await ops(...args);
  expect([code, out]).toEqual([2, []]);
  expect(err.join('\n')).toContain(words);
  expect(await log()).toEqual([]);
});

test.each(['show', 'find', 'retry', 'refund', 'erase'])(
  '%s of what is not there is said, and is no success',
  async (name) => {
    const { out, code } = await ops(name, 'CHT-0', '--reason', 'because of it');
    expect([code, out[0]]).toEqual([1, expect.stringMatching(/(?:purchase|Nothing).* called so/)]);
  },
);

describe('reading', () => {
  let proposal: Proposal;
  beforeEach(async () => {
    proposal = await keep(ports, { state: 'paid' }, { state: 'captured', updatedAt: ports.clock.now() });
    ports.clock.pass(600);
  });

  test('list tells how many there are in each state, and those of one', async () => {
    const all = await run('list');
    expect(all).toMatch(/^ {2}paid +1 +paid, policy not issued$/m);
    expect(await run('list', 'paid')).toContain(proposal.number);
    expect(await run('list', 'issued')).toContain('There is none.');
    expect(await jsonOf('list')).toMatchObject({ counts: { paid: 1 }, rows: [{ number: proposal.number }] });
  });

  test('stuck tells of what, for how long, why and what to do', async () => {
    const line = (await run('stuck')).split('\n').find((each) => each.includes(proposal.number));
    expect(line).toMatch(/10 min +Paid, and no policy yet.*refund/);
    expect(await jsonOf('stuck')).toMatchObject([{ why: 'paid-not-issued', reference: proposal.number }]);
    const about = {
      outside: 'insurer',
      company: 'acme',
      reference: proposal.number,
      question: 'look-up',
    } as const;
    const at = ports.clock.now();
    const times = { times: 40, firstAt: at, lastAt: at, lastMs: 80, longestMs: 2_140 };
    await ports.store.recordOutsideCall([{ ...about, ending: 'refused', ...times }], at);
    const text = await run('stuck');
    expect(text).toMatch(/no policy yet.* acme, look-up: will not answer this, 40 times, last /);
    expect(text).toContain('after 15 minutes at the most; `retry` asks at once');
    await ports.store.recordOutsideCall(
      [{ ...about, ending: 'not-issued', ...times, lastAt: secondsAfter(at, 1) }],
      at,
    );
    expect(await run('stuck')).not.toContain('look-up: will not answer');
    await settleProposal(
      {
        ...ports,
        insurer: { ...ports.insurer, issue: async () => ({ ok: true, value: { policyNumber: 'P' } }) },
      },
      proposal.id,
    );
    expect(await run('stuck')).toContain('Nothing is stuck.');
  });

  test('show and find are written to the log with who asked; neither names anybody', async () => {
    const text = await run(
      'show',
      proposal.number.toLowerCase() === proposal.number ? proposal.number : proposal.number,
      '--as',
      'meera',
    );
    expect(text).toContain('…70');
    const asData = JSON.stringify([await jsonOf('show', proposal.id), await jsonOf('find', proposal.number)]);
    for (const word of ['Asha', 'Rao', '98220', 'asha@', '560034', 'You'])
      expect(text + asData).not.toContain(word);
    expect(await log()).toEqual([
      ['os-user', 'command', 'looked-up', proposal.number, ''],
      ['os-user', 'command', 'looked-at', proposal.number, ''],
      ['meera (os-user)', 'command', 'looked-at', proposal.number, ''],
    ]);
  });

  test('ledger, messages and catalogue say what there is', async () => {
    const { out } = await ops('ledger', '--failed');
    expect(out.join()).toContain('Nothing was asked.');
    expect(await run('messages')).toContain('Nothing was tried yet.');
    expect(await run('retention')).toMatch(
      /policy +10 years from 31 March +cover-end +books +proposals transactions payments policies reminders/,
    );
    expect(await run('catalogue')).toContain(ports.catalogue.current().version);
  });

  test('funnel counts each step by day and channel, the last day first', async () => {
    expect(await run('funnel')).toContain('Nobody came to any step.');
    const came = (day: string, id: string, kind: 'usage' | 'service') => {
      const at = `2026-11-${day}T06:00:00.000Z` as Instant; // the shape of an instant
      return { id, kind, owner: aVisitor(), at, channel: 'website', reference: undefined } as const;
    };
    const agreed = { name: 'premium-agreed', fields: {} } as const;
    await ports.store.addEvents([
      toNewEvent({ name: 'quote-saved', fields: { product_type: 'INDEMNITY' } }, came('19', 'a', 'usage')),
      toNewEvent(agreed, came('20', 'b', 'service')),
      toNewEvent(agreed, came('20', 'c', 'service')),
      toNewEvent(agreed, came('12', 'd', 'service')),
    ]);
    const { out } = await ops('funnel', '7');
    expect(out.slice(1, 3).join()).toMatch(/Up to buy-pressed .*from proposal-begun on all.*premium-agreed/);
    expect(out.slice(3).map((line) => line.trim().split(/ +/).join(' '))).toEqual([
      '2026-11-20 website 0 0 0 0 0 0 0 0 2 0 0 0',
      '2026-11-19 website 0 1 0 0 0 0 0 0 0 0 0 0',
    ]);
    expect(await jsonOf('funnel', '30')).toHaveLength(3);
  });

  test('a log goes on from where it stands only with a reason, which is its line', async () => {
    expect(await ops('audit', 'anchor')).toMatchObject({ code: 2 });
    expect(await ops('audit', 'anchor', '--reason', 'backup of Monday')).toMatchObject({ code: 0 });
    expect(await log()).toContainEqual(['os-user', 'command', 'log-anchored', '', 'backup of Monday']);
  });

  test('each list that is read is written to the log, with who read it', async () => {
    const lists = ['list', 'stuck', 'ledger', 'messages', 'funnel', 'audit', 'call-backs'];
    for (const list of lists) await ops(list, '--as', 'meera');
    const lines = (await log()).toReversed().map(([who, , act, reference]) => [who, act, reference]);
    expect(lines).toEqual(
      ['Purchases', 'Stuck', 'Asked outside', 'Letters', 'Funnel', 'Log', 'Call-backs'].map((name) => [
        'meera (os-user)',
        'listed',
        name,
      ]),
    );
  });

  test('audit says whether the log is whole, by its exit code too', async () => {
    expect(await ops('audit', 'verify')).toMatchObject({
      code: 1,
      out: [expect.stringContaining('the data folder has no audit-anchor.json, where its end is noted')],
    });
    // Its own line began the note.
    expect(await ops('audit', 'verify')).toMatchObject({
      code: 0,
      out: ['The log is whole: every line stands as it was written.'],
    });
    const broken = {
      ...ports,
      store: {
        ...ports.store,
        auditVerdict: async () => ({ kind: 'broken', at: 1, how: 'missing' }) as const,
      },
    };
    const { code, out } = await runOps(['audit'], 'os-user', (work) => work(broken));
    expect([code, out.join('\n').includes('THE LOG IS BROKEN at line 1')]).toEqual([1, true]);
  });
});

describe('the end of the log is noted outside of the database', () => {
  const withAnchor = (anchorAudit: () => Promise<boolean>, ...args: readonly string[]) => {
    const store = { ...ports.store, anchorAudit };
    return runOps(args, 'os-user', (work) => work({ ...ports, store }));
  };

  test.each([
    ['find', 'CHT-1'],
    ['stuck'],
    ['erase', 'CHT-0', '--reason', 'because of it'],
    ['catalogue'],
    ['retention'],
    ['keys'],
    ['operators', 'list'],
    ['operators', 'add', 'meera'],
  ])('by a command that wrote a line, and by no other: %s %s', async (...args) => {
    let anchored = 0;
    await withAnchor(
      async () => {
        anchored += 1;
        return true;
      },
      ...args,
    );
    expect(anchored).toBe((await log()).length);
  });

  test.each<[string, () => Promise<boolean>, string]>([
    ['a log that is broken', async () => false, 'audit-broken: `npm run ops -- audit verify` says where.'],
    [
      'a folder that takes nothing',
      async () => Promise.reject(new Error('EROFS')),
      'audit-anchor-failed: EROFS',
    ],
  ])('and %s takes nothing of the answer away', async (_what, anchorAudit, warning) => {
    const { code, out, err } = await withAnchor(anchorAudit, 'operators', 'add', 'meera');
    expect([code, out.join(), err]).toEqual([0, expect.stringContaining('password'), [warning]]);
  });
});

describe('acting', () => {
  test('refund goes the road of the rounds: written down, stopped, and back after the pause', async () => {
    const proposal = await keep(ports, { state: 'paid' }, { state: 'captured' });
    const { code, out } = await ops(
      'refund',
      proposal.number,
      '--as',
      'meera',
      '--reason',
      'insurer will not issue',
    );
    expect([code, out.join()]).toEqual([0, expect.stringContaining('In 3 minutes')]);
    expect(await statesOf(ports, proposal.id)).toEqual(['paid', 'captured']);
    expect(await log()).toEqual([
      ['meera (os-user)', 'command', 'refund-asked', proposal.number, 'insurer will not issue'],
    ]);
    ports.clock.pass(stopPause);
    expect(await run('retry', proposal.number)).toContain('now refunded');
    expect(await statesOf(ports, proposal.id)).toEqual(['refunded', 'refunded']);
    expect((await ops('refund', proposal.number, '--reason', 'and once more')).code).toBe(1);
  });

  test('a policy that was issued is not refunded', async () => {
    const issued = await keep(ports, { state: 'issued' }, { state: 'captured' });
    const { code, out } = await ops('refund', issued.number, '--reason', 'the buyer wants it');
    expect([code, out.join()]).toEqual([1, expect.stringContaining('free look')]);
    expect(await statesOf(ports, issued.id)).toEqual(['issued', 'captured']);
  });

  test('erase says what went and what the law keeps until when', async () => {
    const issued = await keep(ports, { state: 'issued' }, { state: 'captured' });
    await ports.store.insertPolicy(aPolicy(issued), []);
    const { code, out } = await ops('erase', issued.number, '--reason', 'asked for by letter');
    expect([code, out.join('\n')]).toEqual([0, expect.stringContaining('kept by law until 2038-03-31')]);
    expect(await log()).toMatchObject([
      ['os-user', 'command', 'erasure-asked', issued.number, 'asked for by letter'],
    ]);
    expect(await ports.store.proposalsOf(issued.owner)).toEqual([]);
  });

  test('settle-order strikes the money of an unknown order out of what is stuck, once, with who and why', async () => {
    await ports.store.keepUnknownOrder('order_gone', ports.clock.now());
    ports.clock.pass(600);
    expect(await run('stuck')).toMatch(/^ *order_gone .*10 min +Money came for an order .*settle-order/m);
    const why = ['--reason', 'given back in the dashboard'];
    expect((await ops('settle-order', 'order_other', ...why)).code).toBe(1);
    expect(await ops('settle-order', 'order_gone', ...why)).toMatchObject({ code: 0, err: [] });
    expect((await ops('settle-order', 'order_gone', ...why)).code).toBe(1);
    expect(await run('stuck')).toContain('Nothing is stuck.');
    expect((await log()).filter(([, , act]) => act !== 'listed')).toEqual([
      ['os-user', 'command', 'unknown-order-settled', 'order_gone', 'given back in the dashboard'],
    ]);
  });

  test('retry-message sends what did not arrive again, and nothing else', async () => {
    const message = aMessage();
    await ports.store.queueMessage(message);
    await ports.store.recordDeliveries(message.key, [aDelivery({ state: 'refused' })], {
      endedAt: ports.clock.now(),
    });
    expect((await ops('retry-message', message.key)).code).toBe(0);
    expect((await ops('retry-message', message.key)).code).toBe(1);
    expect(await log()).toEqual([['os-user', 'command', 'message-retried', message.key, '']]);
  });

  test('call-backs are listed masked; whom to call, and that somebody did, is written to the log', async () => {
    const callBack = aCallBack({ askedAt: ports.clock.now(), holds: 'nothing', network: 'a-mark' });
    await ports.store.insertCallBack(callBack);
    ports.clock.pass(600);
    const listed = (await run('call-backs')) + JSON.stringify(await jsonOf('call-backs'));
    expect(listed).toMatch(
      /10 min +…70 +evening +Hindi +CH-4F7K-26, said by the caller, not proven +nothing +1 +call-back 2026-11-24/,
    );
    for (const word of [callBack.mobile, callBack.owner, 'a-mark']) expect(listed).not.toContain(word);
    expect(await log()).toEqual(Array(2).fill(['os-user', 'command', 'listed', 'Call-backs', '']));
    expect(await ops('call-backs', 'number', callBack.id)).toMatchObject({ code: 0, out: [callBack.mobile] });
    expect(await ops('call-backs', 'done', callBack.id, '--as', 'meera')).toMatchObject({ code: 0 });
    expect(await run('call-backs')).toContain('Nobody waits.');
    for (const what of ['number', 'done'])
      expect(await ops('call-backs', what, callBack.id)).toMatchObject({
        code: 1,
        out: ['Nobody waits by that id.'],
      });
    expect((await log()).filter(([, , act]) => act !== 'listed')).toEqual([
      ['meera (os-user)', 'command', 'call-back-settled', callBack.id, ''],
      ['os-user', 'command', 'call-number-read', callBack.id, ''],
    ]);
  });

  test('operators are added, made anew and removed, each told once and written to the log', async () => {
    expect(await run('operators')).toContain('Nobody');
    const secretsIn = (text: string) => [
      /password +([\w-]{20})$/m.exec(text)?.[1] ?? 'none',
      /second factor +otpauth:\/\/totp\/Chhatri:meera\?secret=([A-Z2-7]{32})&/.exec(text)?.[1] ?? 'none',
    ];
    const added = secretsIn(await run('operators', 'add', 'Meera'));
    expect(await ops('operators', 'add', 'meera')).toMatchObject({ code: 1 });
    const reset = secretsIn(await run('operators', 'reset', 'meera'));
    expect(new Set([...added, ...reset, 'none']).size).toBe(5);
    const listed = await run('operators', 'list');
    expect(listed).toMatch(/meera +.* +never/);
    for (const secret of [...added, ...reset]) expect(listed).not.toContain(secret);
    expect(await ops('operators', 'remove', 'meera')).toMatchObject({ code: 0 });
    for (const what of ['remove', 'reset'])
      expect(await ops('operators', what, 'meera')).toMatchObject({ code: 1 });
    expect((await log()).map(([, , act, reference]) => [act, reference])).toEqual([
      ['operator-removed', 'meera'],
      ['operator-reset', 'meera'],
      ['operator-added', 'meera'],
    ]);
  });

  test.each([
    ['operators', 'shout'],
    ['operators', 'add'],
    ['operators', 'add', 'm r'],
    ['operators', 'add', 'a1', 'b2'],
  ])('%s %s %s is told to have no meaning', async (...words) => {
    expect(await ops(...words)).toMatchObject({ code: 2 });
  });

  test('keys say what each seals; sealing anew is written to the log, and finds nothing to do where one key has sealed all', async () => {
    await keep(ports, { state: 'paid' });
    const id = ports.store.currentKey();
    // The quote, the proposal and the row by which a server knows its key.
    expect(await jsonOf('keys')).toEqual([{ id, rows: 3 }]);
    expect(await run('keys')).toMatch(new RegExp(`${id} +3 +seals`));
    expect(await ops('reseal')).toMatchObject({ code: 0, out: [`Sealed anew by ${id}: 0 rows.`] });
    expect(await log()).toEqual([['os-user', 'command', 'resealed', id, '']]);
  });

  test('without a line in the log nothing is done', async () => {
    const proposal = await keep(ports, { state: 'paid' }, { state: 'captured' });
    const mute = {
      ...ports,
      store: { ...ports.store, recordAudit: async () => Promise.reject(new Error('no log')) },
    };
    const refund = runOps(['refund', proposal.number, '--reason', 'because of it'], 'os-user', (work) =>
      work(mute),
    );
    await expect(refund).rejects.toThrow('no log');
    ports.clock.pass(stopPause);
    await settleProposal(ports, proposal.id);
    expect(await ports.store.getProposal(proposal.id)).toMatchObject({
      state: 'paid',
      issueTries: { count: 1 },
    });
  });
});
