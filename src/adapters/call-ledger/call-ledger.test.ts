import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import type { IsoDate } from '#domain/date.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import type { KycFinding } from '#domain/kyc/kyc.ts';
import { rupees } from '#domain/money.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import { aCase, aLiveQuestion } from '#test/ports/insurer.suite.ts';
import { aQuestion } from '#test/ports/kyc.suite.ts';
import { movingClock } from '#test/ports/moving-clock.ts';
import type { InsurerAnswer, InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import type { KycConsentPage, KycProvider } from '#usecases/ports/kyc-provider.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import { openCallLedger } from './call-ledger.ts';
import { withCallLedger } from './recorded-insurer.ts';
import { withRegistryLedger } from './recorded-registry.ts';

const clock = movingClock();
const slug = asId<InsurerSlug>('sahyadri');
const proposal = aCase('9876500000', { insurer: slug, reference: 'CHT-1' });

let batches: CallLedgerLine[][];
let journal: string[];
beforeEach(() => {
  [batches, journal] = [[], []];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const keep = async (lines: readonly CallLedgerLine[]) => void batches.push([...lines]);
const open = (recordCalls: (lines: readonly CallLedgerLine[]) => Promise<void> = keep) =>
  openCallLedger({
    store: { recordOutsideCall: recordCalls },
    clock,
    journal: { note: (event, facts) => void journal.push(JSON.stringify([event, facts])) },
  });

const okAnswer = <T>(value: T): InsurerAnswer<T> => ({ ok: true, value });
const silent = { ok: false, reason: 'timed-out' } as const;

/** An insurer that gives one answer to whatever it is asked. */
function insurerSaying(answer: InsurerAnswer<unknown>): InsurerGateway {
  const ask = async () => answer as InsurerAnswer<never>; // each test asks for what the answer is to
  return {
    propose: ask,
    decision: ask,
    issue: ask,
    lookUp: ask,
    renewalTerms: ask,
    requestService: ask,
    areas: ask,
    livePremium: async () => ({ kind: 'pending' }),
  };
}

const asks = {
  propose: (insurer) => insurer.propose(proposal),
  decision: (insurer) => insurer.decision(slug, 'CHT-1'),
  issue: (insurer) => insurer.issue(proposal),
  'look-up': (insurer) => insurer.lookUp(slug, 'CHT-1'),
  'renewal-terms': (insurer) =>
    insurer.renewalTerms({
      reference: 'CHT-1',
      insurer: slug,
      policyNumber: 'SAH-1',
      termYears: 1,
      bonus: rupees(0),
      sumInsured: rupees(10_00_000),
      noClaimBonus: { percentPerYear: 0, maxPercent: 0 },
    }),
} satisfies Record<string, (insurer: InsurerGateway) => Promise<InsurerAnswer<unknown>>>;

describe('what an insurer was asked', () => {
  const decided = (kind: 'accepted' | 'under-review'): InsurerDecision => ({ kind });
  test.each<[keyof typeof asks, InsurerAnswer<unknown>, CallLedgerLine['ending']]>([
    ['propose', okAnswer(decided('accepted')), 'accepted'],
    ['propose', okAnswer(decided('under-review')), 'under-review'],
    ['propose', okAnswer({ kind: 'declined', reason: 'Asha has asthma' }), 'declined'],
    ['decision', okAnswer(decided('under-review')), 'under-review'],
    ['decision', okAnswer(decided('accepted')), 'accepted'],
    ['issue', okAnswer({ policyNumber: 'SAH-1' }), 'issued'],
    ['look-up', okAnswer({ policyNumber: 'SAH-1' }), 'issued'],
    ['look-up', okAnswer(undefined), 'not-issued'],
    ['renewal-terms', okAnswer({ claimed: true, sumWithBonus: rupees(11_00_000) }), 'answered'],
    ['issue', { ok: false, reason: 'unavailable' }, 'unavailable'],
    ['propose', silent, 'timed-out'],
    ['decision', { ok: false, reason: 'refused' }, 'refused'],
    ['look-up', { ok: false, reason: 'unavailable', isSpared: true }, 'spared'],
  ])('%s, answered %o, is a line that ends as %s', async (question, answer, ending) => {
    const ledger = open();
    expect(await asks[question](withCallLedger(insurerSaying(answer), ledger))).toBe(answer);
    await ledger.close();
    const about = { outside: 'insurer', company: slug, reference: 'CHT-1', question, ending };
    const now = clock.now();
    const once = { times: 1, firstAt: now, lastAt: now, lastMs: 0, longestMs: 0 };
    expect(batches).toEqual([[{ ...about, ...once }]]);
  });

  test('for every visitor, a price or areas, is no line', async () => {
    const ledger = open();
    const insurer = withCallLedger(insurerSaying(silent), ledger);
    expect(await insurer.areas(slug, '560034')).toBe(silent);
    expect(await insurer.livePremium(aLiveQuestion([34]))).toEqual({ kind: 'pending' });
    await ledger.close();
    expect(batches).toEqual([]);
  });
});

describe('what an identity registry was asked', () => {
  const findings: readonly KycFinding[] = [
    { kind: 'verified', name: 'ASHA RAO', dateOfBirth: '1992-03-14' as IsoDate, maskedNumber: 'XX1234' }, // a day
    { kind: 'not-found' },
    { kind: 'mismatch' },
    { kind: 'otp-sent' },
    { kind: 'wrong-code' },
    { kind: 'code-over' },
    { kind: 'pending' },
    { kind: 'unfinished' },
    { kind: 'unavailable' },
  ];
  const returned = { reference: 'CHT-1', code: 'c0de', secret: 's3cret', returnUrl: '/' };
  const redeeming = (registry: KycProvider) =>
    registry.consent?.redeem(returned) ?? Promise.reject(new Error('It has no page'));
  const questions: readonly (readonly [
    CallLedgerLine['question'],
    (registry: KycProvider) => Promise<KycFinding>,
  ])[] = [
    ['search', (registry) => registry.search(aQuestion({ reference: 'CHT-1' }))],
    ['send-code', (registry) => registry.sendCode('CHT-1')],
    ['confirm-code', (registry) => registry.confirm('CHT-1', '123456')],
    ['redeem-consent', redeeming],
  ];
  const page: KycConsentPage = {
    open: ({ state }) => ({ url: `https://registry.example/${state}`, secret: 's3cret' }),
    redeem: async () => ({ kind: 'unfinished' }),
  };

  test.each(
    questions.flatMap(([question, ask]) => findings.map((finding) => [question, finding, ask] as const)),
  )('%s, answered %o, is a line that ends so', async (question, finding, ask) => {
    const ledger = open();
    const answers = async () => finding;
    const consent = { ...page, redeem: answers };
    const registry: KycProvider = {
      search: answers,
      sendCode: answers,
      confirm: answers,
      takesNumbers: true,
      consent,
    };
    expect(await ask(withRegistryLedger(registry, 'digilocker', ledger))).toBe(finding);
    await ledger.close();
    const about = { outside: 'registry', company: 'digilocker', reference: 'CHT-1', question };
    expect(batches).toMatchObject([[{ ...about, ending: finding.kind, times: 1 }]]);
    expect(JSON.stringify(batches)).not.toMatch(/ASHA|1992|XX1234|c0de|s3cret|ABCPK|123456/);
  });

  test('a buyer who was led to its page is a line, also when nobody comes back', async () => {
    const ledger = open();
    const away = async () => ({ kind: 'unavailable' }) as const;
    const provider = { search: away, sendCode: away, confirm: away, takesNumbers: true, consent: page };
    const request = { reference: 'CHT-1', state: 'p.once', returnUrl: '/' };
    const { consent } = withRegistryLedger(provider, 'digilocker', ledger);
    expect(consent?.open(request).url).toBe('https://registry.example/p.once');
    await ledger.close();
    expect(batches).toMatchObject([[{ question: 'open-page', ending: 'opened', reference: 'CHT-1' }]]);
  });

  test('one without a page of its own has none either when it is noted', () => {
    const away = async () => ({ kind: 'unavailable' }) as const;
    const provider = { search: away, sendCode: away, confirm: away, takesNumbers: true, consent: undefined };
    expect(withRegistryLedger(provider, 'sandbox', open()).consent).toBeUndefined();
  });
});

describe('the ledger', () => {
  const accepting = insurerSaying(okAnswer({ kind: 'accepted' }));

  test('tells how long each answer took', async () => {
    const ledger = open();
    const slow = async () => {
      await vi.advanceTimersByTimeAsync(320);
      return okAnswer<InsurerDecision>({ kind: 'accepted' });
    };
    await withCallLedger({ ...accepting, propose: slow }, ledger).propose(proposal);
    await ledger.close();
    expect(batches).toMatchObject([[{ lastMs: 320, longestMs: 320 }]]);
  });

  test('is written once a second at most, the same question once', async () => {
    const ledger = open();
    const insurer = withCallLedger(accepting, ledger);
    for (let count = 0; count < 100; count += 1) await insurer.decision(slug, 'CHT-1');
    await insurer.propose(proposal);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toMatchObject([
      [
        { question: 'decision', times: 100 },
        { question: 'propose', times: 1 },
      ],
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(batches).toHaveLength(1);
    await ledger.close();
  });

  test('knows of a question on which the program failed, and hides nothing of it', async () => {
    const ledger = open();
    const bug = new Error('a bug');
    const broken = { ...accepting, issue: () => Promise.reject(bug) };
    await expect(withCallLedger(broken, ledger).issue(proposal)).rejects.toBe(bug);
    await ledger.close();
    expect(batches).toMatchObject([[{ question: 'issue', ending: 'broke' }]]);
  });

  test.each([
    ['away', new StoreUnavailable('57P01', new Error('Asha has asthma')), '57P01'],
    ['broken', new TypeError('Asha has asthma'), 'TypeError'],
  ])(
    'that is %s says so in the journal, without what it is about, and is written again later',
    async (_what, fault, code) => {
      let isAway = true;
      const ledger = open(async (lines) => (isAway ? Promise.reject(fault) : keep(lines)));
      const insurer = withCallLedger(accepting, ledger);
      expect(await insurer.propose(proposal)).toEqual(okAnswer({ kind: 'accepted' }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(journal).toEqual([expect.stringMatching(`asked-ledger-failed.*${code}.*"count":1`)]);
      expect(journal.join()).not.toMatch(/Asha|CHT-1/);
      isAway = false;
      await insurer.issue(proposal);
      await ledger.close();
      expect(batches).toMatchObject([[{ question: 'issue' }]]);
    },
  );

  test('that hangs holds nobody up', async () => {
    const ledger = open(() => new Promise<void>(() => undefined));
    const insurer = withCallLedger(accepting, ledger);
    await insurer.propose(proposal);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await insurer.propose(proposal)).toEqual(okAnswer({ kind: 'accepted' }));
  });

  test('keeps what was asked inside a transaction that is undone', async () => {
    vi.useRealTimers();
    const { store } = await openStore({ databaseUrl: undefined, dataDir: ':memory:', keyRing: newKeyRing() });
    const ledger = openCallLedger({ store, clock, journal: { note: () => undefined } });
    const undone = store.atomically(async () => {
      await withCallLedger(accepting, ledger).propose(proposal);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await ledger.close();
    const lines = await store.lastOutsideCalls({ limit: 5, reference: 'CHT-1', failedOnly: false });
    expect(lines).toMatchObject([{ question: 'propose', ending: 'accepted' }]);
    await store.close();
  });
});
