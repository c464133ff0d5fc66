import { describe, expect, test } from 'vitest';
import {
  aRival,
  beaten,
  onPaper,
  pickFacts,
  type RivalFacts,
  summarizePicks,
} from '#test/builders/plans/rival-plans.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { rupees } from '../../money.ts';
import { type PickFacts, withPicks } from './picks.ts';

describe('floors', () => {
  test('keep a plan from every pick, whatever it costs', () => {
    const plans = [
      aRival('paper', 9_000, 10_000, { floor: onPaper, badYear: 0 }),
      aRival('stands', 20_000, 30_000),
    ];
    expect(summarizePicks(plans)).toEqual(['paper:', 'stands: recommended near balance']);
  });

  test('are lifted where nothing stands', () => {
    const plans = [
      aRival('least', 9_000, 10_000, { floor: onPaper }),
      aRival('dear', 20_000, 30_000, { floor: { kind: 'no-hospital' } }),
      aRival('beaten', 8_000, 9_000, { floor: onPaper, neverBetter: beaten }),
    ];
    expect(summarizePicks(plans)).toEqual(['least: recommended near balance', 'dear:', 'beaten:']);
  });

  test('is none beside a sound plan that lacks what was demanded', () => {
    const outpatient = { kind: 'covered', perYear: rupees(5_000) } as const;
    const plans = [
      aRival('having', 20_000, 20_000, { sound: false, features: { outpatient } }),
      aRival('lacking', 20_000, 20_000, { sound: true }),
    ];
    const floorsFor = (demands: PickFacts['demands']) =>
      withPicks(plans, { ...pickFacts, demands }).map(({ floor }) => floor?.kind);
    expect(floorsFor(['outpatient_benefits'])).toEqual([undefined, undefined]);
    expect(floorsFor([])).toEqual(['not-sound', undefined]);
  });

  /** One that is not sound at ₹20,000 all in, beside a sound one at so many. */
  const beside = (soundAllIn: number, facts: RivalFacts = {}) => [
    aRival('weak', 9_000, 20_000, { sound: false }),
    aRival('sound', 12_000, soundAllIn, facts),
  ];

  test('keep out what is not sound where a sound plan costs up to a tenth more all in, and name it', () => {
    expect(summarizePicks(beside(22_000))).toEqual(['weak:', 'sound: recommended near balance']);
    expect(withPicks(beside(22_000), pickFacts).map(({ floor }) => floor)).toMatchObject([
      { kind: 'not-sound', sound: { product: { title: 'Plan of-sound' } }, more: 2_000 },
      undefined,
    ]);
    expect(withPicks(beside(19_000), pickFacts)[0]?.floor).toMatchObject({ more: -1_000 });
  });

  test.each<[string, number, RivalFacts]>([
    ['costs more than a tenth more', 22_001, {}],
    ['is kept out itself', 20_000, { floor: onPaper }],
    ['is not sound either', 20_000, { sound: false }],
  ])('leave it in where the other one %s', (_which, allIn, facts) => {
    const [weak] = withPicks(beside(allIn, facts), pickFacts);
    expect([weak?.floor, weak?.recommended]).toEqual([undefined, true]);
  });

  test('leave out of it a sound plan without a price, and give none a second reason', () => {
    const awaited = { ...aRival('awaited', undefined, 0), sound: true };
    expect(withPicks([aRival('weak', 9_000, 20_000, { sound: false }), awaited], pickFacts)[0]?.floor).toBe(
      undefined,
    );
    const onlyOnPaper = aRival('kept', 9_000, 20_000, { sound: false, floor: onPaper });
    expect(withPicks([onlyOnPaper, aRival('sound', 9_000, 20_000)], pickFacts)[0]?.floor).toBe(onPaper);
  });
});

describe('what is demanded', () => {
  const birth: Partial<PlanFeatures> = {
    maternity: { kind: 'covered', normal: rupees(50_000), caesarean: rupees(50_000), waitMonths: 24 },
  };
  const visits: Partial<PlanFeatures> = { outpatient: { kind: 'covered', perYear: rupees(5_000) } };
  const plans = [
    aRival('none', 9_000, 10_000),
    aRival('visits', 12_000, 15_000, { features: visits }),
    aRival('birth', 30_000, 40_000, { features: birth }),
  ];

  test('is had by the picks, where any plan has it', () => {
    expect(summarizePicks(plans, { demands: ['maternity_cover'] })).toEqual([
      'none:',
      'visits:',
      'birth: recommended near balance',
    ]);
  });

  test('keeps nobody out where no plan has it', () => {
    expect(summarizePicks(plans, { demands: ['critical_illness_coverage'] })).toEqual(summarizePicks(plans));
  });

  test('is had as far as any plan has it: the first of two that no plan has together', () => {
    expect(summarizePicks(plans, { demands: ['outpatient_benefits', 'maternity_cover'] })).toEqual([
      'none:',
      'visits: recommended near balance',
      'birth:',
    ]);
  });

  test('lifts no floor: what only a plan that is kept out has, nobody has', () => {
    const onlyOnPaper = aRival('birth', 30_000, 40_000, { features: birth, floor: onPaper });
    expect(
      summarizePicks([aRival('none', 9_000, 10_000), onlyOnPaper], { demands: ['maternity_cover'] }),
    ).toEqual(['none: recommended near balance', 'birth:']);
  });
});
