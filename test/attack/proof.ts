import { describe, expect, test } from 'vitest';
import { type Attack, blindnessOf, objectionsTo, type Scale, shortened } from './attack.ts';

const scale: Scale = { name: 'short', seed: Number(process.env.ATTACK_SEED ?? Date.now() % 1_000_000) };

/** The short run: the product holds, and the attack sees every fault that is built in. */
export function prove(attack: Attack): void {
  describe(`${attack.name} (seed ${scale.seed})`, () => {
    if (!attack.isLongOnly) {
      test('finds nothing', async () => {
        expect(shortened(objectionsTo(await attack.run(scale)))).toEqual([]);
      });
    }
    test.each(attack.planted)('finds $fault', async (planted) => {
      expect(blindnessOf(planted, await planted.run(scale))).toBeUndefined();
    });
  });
}
