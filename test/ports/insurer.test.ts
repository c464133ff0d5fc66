import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxInsurer, type SandboxInsurer } from '#adapters/insurer/sandbox.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { aCase, aLiveQuestion, answerOf, insurerSuite, type LiveFacts, mobile } from './insurer.suite.ts';
import { type MovingClock, movingClock } from './moving-clock.ts';

insurerSuite('sandbox', () => {
  const clock = movingClock();
  return {
    insurer: openSandboxInsurer({ dataDir: ':memory:', clock }),
    reviewEnds: () => clock.pass(5),
    livePriceComes: () => clock.pass(3),
    nextIssueIsLost: () => undefined,
  };
});

describe('the sandbox insurer on request', () => {
  let clock: MovingClock;
  let insurer: SandboxInsurer;
  beforeEach(() => {
    clock = movingClock();
    insurer = openSandboxInsurer({ dataDir: ':memory:', clock });
  });

  test('0002: the proposal times out and nothing is kept', async () => {
    const proposal = aCase(mobile('0002'));
    expect(await insurer.propose(proposal)).toEqual({ ok: false, reason: 'timed-out' });
    expect((await insurer.decision(proposal.insurer, proposal.reference)).ok).toBe(false);
  });

  test('0003: issuing fails twice, then works', async () => {
    const proposal = aCase(mobile('0003'));
    await insurer.propose(proposal);
    const answers = [];
    for (let ask = 0; ask < 3; ask += 1) answers.push((await insurer.issue(proposal)).ok);
    expect(answers).toEqual([false, false, true]);
  });

  test('0004: issuing never works', async () => {
    const proposal = aCase(mobile('0004'));
    await insurer.propose(proposal);
    for (let ask = 0; ask < 20; ask += 1) expect((await insurer.issue(proposal)).ok).toBe(false);
  });

  test('0006: the medical review never ends', async () => {
    const proposal = aCase(mobile('0006'), { route: 'medical' });
    await insurer.propose(proposal);
    clock.pass(30 * 86_400);
    expect(answerOf(await insurer.decision(proposal.insurer, proposal.reference)).kind).toBe('under-review');
  });

  test('a policy number tells insurer, year of cover, office and running number', async () => {
    const proposal = aCase(mobile('1234'));
    await insurer.propose(proposal);
    expect(answerOf(await insurer.issue(proposal)).policyNumber).toMatch(/^HIM-26-\d{4}-\d{5,}$/);
  });
});

describe('live prices of the sandbox insurer', () => {
  let clock: MovingClock;
  let insurer: SandboxInsurer;
  beforeEach(() => {
    clock = movingClock();
    insurer = openSandboxInsurer({ dataDir: ':memory:', clock });
  });

  test('are pending for 3 s and the same for all who ask afterwards', async () => {
    const question = aLiveQuestion([34]);
    expect(await insurer.livePremium(question)).toEqual({ kind: 'pending' });
    clock.pass(2.9);
    expect(await insurer.livePremium(question)).toEqual({ kind: 'pending' });
    clock.pass(0.1);
    const first = await insurer.livePremium(question);
    expect(first).toMatchObject({ kind: 'quoted' });
    clock.pass(86_400);
    expect(await insurer.livePremium(question)).toEqual(first);
  });

  test.each([
    [65, 'quoted'],
    [66, 'none'],
    [70, 'none'],
    [71, 'pending'],
    [100, 'pending'],
  ])('for an eldest person of %i: %s', async (eldest, kind) => {
    await insurer.livePremium(aLiveQuestion([eldest, 34]));
    clock.pass(60);
    expect((await insurer.livePremium(aLiveQuestion([eldest, 34]))).kind).toBe(kind);
  });

  test('one question that is never answered keeps no other waiting', async () => {
    await insurer.livePremium(aLiveQuestion([80]));
    await insurer.livePremium(aLiveQuestion([40]));
    clock.pass(3);
    expect((await insurer.livePremium(aLiveQuestion([40]))).kind).toBe('quoted');
  });

  const priceOf = async (ages: readonly number[], facts: Partial<LiveFacts> = {}): Promise<number> => {
    await insurer.livePremium(aLiveQuestion(ages, facts));
    clock.pass(3);
    const answer = await insurer.livePremium(aLiveQuestion(ages, facts));
    if (answer.kind !== 'quoted') throw new Error(`answered ${answer.kind}`);
    return answer.annual;
  };

  test('one adult of 34 with ten lakh in Delhi pays the tariff of 11,700 at the level of the product, 1.11', async () => {
    expect(await priceOf([34], { group: 'individual', pincode: '110001' })).toBe(12_987);
  });

  test.each([
    ['an older person', [36], {}, [35], {}],
    ['one more person', [34, 8], {}, [34], {}],
    ['a higher cover', [34], { sumInsuredLakhs: 15 }, [34], { sumInsuredLakhs: 10 }],
    ['a cover above the last point', [34], { sumInsuredLakhs: 200 }, [34], { sumInsuredLakhs: 100 }],
    ['a dearer city', [34], { pincode: '400001' }, [34], { pincode: '560034' }],
    ['a city', [34], { pincode: '560034' }, [34], { pincode: '796001' }],
    ['a smoker', [34], { person: { habits: ['smoke'] } }, [34], {}],
    ['an illness', [34], { person: { conditions: [conditionId(16)] } }, [34], {}],
  ] as const)('%s costs more', async (_what, dearAges, dear, cheapAges, cheap) => {
    expect(await priceOf(dearAges, dear)).toBeGreaterThan(await priceOf(cheapAges, cheap));
  });

  test('loadings are those that the product files, up to its cap', async () => {
    const plain = await priceOf([34]);
    expect(await priceOf([34], { person: { habits: ['smoke'] } })).toBeCloseTo(plain * 1.2, -1);
    const both = { habits: ['smoke'], conditions: [conditionId(16)] } as const;
    expect(await priceOf([34], { person: both })).toBeCloseTo(plain * 1.4, -1);
  });

  test('another product of another level costs otherwise', async () => {
    expect(await priceOf([34], { product: 'himgiri-shikhar-plus' })).not.toBe(await priceOf([34], {}));
  });

  test('a rider is asked for by itself, and costs less than its plan', async () => {
    const ofRider = { ...aLiveQuestion([34]), rider: 'consumables' };
    expect(await insurer.livePremium(ofRider)).toEqual({ kind: 'pending' });
    clock.pass(3);
    const answer = await insurer.livePremium(ofRider);
    const annual = answer.kind === 'quoted' ? answer.annual : 0;
    expect(annual).toBeGreaterThan(0);
    expect(annual).toBeLessThan((await priceOf([34])) / 5);
  });

  test('a super top-up has no live price', async () => {
    await insurer.livePremium(aLiveQuestion([34], { deductible: lakh(5) }));
    clock.pass(3);
    expect(await insurer.livePremium(aLiveQuestion([34], { deductible: lakh(5) }))).toEqual({ kind: 'none' });
  });
});

describe('the sandbox insurer over a restart', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'chhatri-insurer-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('knows what it accepted and issued, and repeats no number', async () => {
    const clock = movingClock();
    const [issued, accepted] = [aCase(mobile('1234')), aCase(mobile('1234'))];
    const before = openSandboxInsurer({ dataDir, clock });
    await before.propose(issued);
    await before.propose(accepted);
    const { policyNumber } = answerOf(await before.issue(issued));
    before.close();

    const after = openSandboxInsurer({ dataDir, clock });
    expect(answerOf(await after.lookUp(issued.insurer, issued.reference))).toEqual({ policyNumber });
    expect(answerOf(await after.issue(accepted)).policyNumber).not.toBe(policyNumber);
    after.close();
  });
});
