import { beforeEach, describe, expect, test } from 'vitest';
import { type Attack, blindnessOf, objectionsTo, type Scale, shortened } from './attack.ts';

const scale: Scale = { name: 'short', seed: Number(process.env.ATTACK_SEED ?? Date.now() % 1_000_000) };

/** Chance decides what is struck, never whether a planted fault is among it. */
const plantedScale: Scale = { ...scale, seed: 1 };

/** The short run: the product holds, and the attack sees every fault that is built in. */
export function prove(attack: Attack): void {
  describe(`${attack.name} (seed ${scale.seed})`, () => {
    beforeEach(async ({ skip }) => {
      const why = await attack.whyNot?.();
      if (why !== undefined) skip(why);
    });
    if (!attack.isLongOnly) {
      test('finds nothing', async () => {
        expect(shortened(objectionsTo(await attack.run(scale)))).toEqual([]);
      });
    }
    test.each(attack.planted)('finds $fault', async (planted) => {
      expect(blindnessOf(planted, await planted.run(plantedScale))).toBeUndefined();
    });
  });
}
