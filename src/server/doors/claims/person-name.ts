import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';

/** A person of a policy by name; by relation where only that is known. */
export function personName(say: Say, { insured }: PolicySchedule, key: string): string {
  const person = insured.find((one) => one.key === key);
  return person ? (person.name ?? say(`people.${person.relation}`)) : key;
}
