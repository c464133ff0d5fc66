import type { RiderEffect } from '#domain/cover/features.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { TakenRider } from '#domain/proposal/taken-riders.ts';
import type { Say } from '#words/said.ts';
import type { PaperSection } from './tree.ts';

/** Each rider with what it does and what it is in the price; no section where none is taken. */
export function ridersSections(say: Say, riders: readonly TakenRider[]): readonly PaperSection[] {
  if (riders.length === 0) return [];
  const facts = riders.map(({ title, effect, amount }) => ({
    name: inLanguage(title, say.locale),
    value: [doesInWords(say, effect), costInWords(say, amount)].filter(Boolean).join(' '),
  }));
  return [{ heading: say('papers.riders'), blocks: [{ kind: 'facts', facts }] }];
}

function doesInWords(say: Say, effect: RiderEffect | undefined): string {
  if (effect === undefined) return say('papers.riders.beside');
  const { kind, ...values } = effect;
  return say(`papers.riders.${kind}`, values);
}

function costInWords(say: Say, amount: TakenRider['amount']): string {
  if (amount === undefined) return '';
  const sum = formatRupees(rupees(Math.abs(amount)));
  return say(amount < 0 ? 'papers.riders.takes-off' : 'papers.riders.costs', { amount: sum });
}
