import type { PricedPerson } from '#usecases/ports/insurer-gateway.ts';

/** The person is healthy and has no habits. */
export function aPricedPerson(age: number, facts: Partial<PricedPerson> = {}): PricedPerson {
  return { age, gender: 'FEMALE', conditions: [], habits: [], ...facts };
}
