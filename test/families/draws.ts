import { seededDraws } from '#domain/judge/seeded.ts';

/** Random choices that are the same for the same seed. */
export type Draws = {
  readonly whole: (from: number, to: number) => number;
  readonly one: <T>(values: readonly T[]) => T;
  readonly some: <T>(values: readonly T[], chance: number) => readonly T[];
  /** `chance` is from 0 to 1. */
  readonly happens: (chance: number) => boolean;
};

export function drawsFrom(seed: number): Draws {
  const next = seededDraws(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const happens = (chance: number) => next() < chance;
  return {
    whole,
    happens,
    one: (values) => {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new Error('Nothing to choose from');
      return value;
    },
    some: (values, chance) => values.filter(() => happens(chance)),
  };
}
