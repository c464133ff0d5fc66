import type { RiderEffect } from '#domain/cover/features.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { TakenRider } from '#domain/proposal/taken-riders.ts';
import type { Say } from '#words/sentences.ts';
import { type PaperSection, textOf } from './tree.ts';

/** Each rider with what it does and its line of the premium; no section where none is taken. */
export function ridersSections(say: Say, riders: readonly TakenRider[]): readonly PaperSection[] {
  if (riders.length === 0) return [];
  const head = [say('papers.riders.name'), say('papers.riders.does'), say('papers.riders.premium')];
  const rows = riders.map(({ title, effect, amount }) => [
    inLanguage(title, say.locale),
    riderEffect(say, effect),
    amount === undefined ? '' : formatRupees(amount),
  ]);
  return [
    {
      heading: say('papers.riders'),
      blocks: [{ kind: 'table', head, rows }, textOf(say('papers.riders.term'))],
    },
  ];
}

/** What a rider changes, in a sentence. */
export function riderEffect(say: Say, effect: RiderEffect | undefined): string {
  if (effect === undefined) return say('papers.riders.beside');
  if (effect.kind === 'doctor-visits-paid')
    return say(`papers.riders.${effect.kind}`, { amount: formatRupees(effect.perYear) });
  if (effect.kind === 'lump-sum-paid') {
    const { kind, sumInsured, illnesses } = effect;
    return say(`papers.riders.${kind}`, { amount: formatRupees(sumInsured), illnesses });
  }
  const { kind, ...values } = effect;
  return say(`papers.riders.${kind}`, values);
}
