import type { PricedPerson } from '#usecases/ports.ts';

/** Healthy, without habits. */
export function aPricedPerson(age: number, facts: Partial<PricedPerson> = {}): PricedPerson {
  return { age, gender: 'FEMALE', conditions: [], habits: [], ...facts };
}
