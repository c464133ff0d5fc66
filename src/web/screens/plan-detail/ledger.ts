import type { WirePlan, WirePriceStep } from '#contract/plan/shapes.ts';
import type { WireBlock, WireMember } from '#contract/quote/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { PriceCause } from '#domain/price/premium.ts';
import type { Translate } from '#web/browser/text.tsx';
import { memberKeyOf } from '#web/plan-parts/people/members.ts';
import { coveredWords } from '#web/plan-parts/people/people-words.ts';
import type { LedgerRow } from '#web/ui/ledger.tsx';
import type { ChosenTerm } from './model.ts';

type Words = { readonly label: string; readonly note?: string | undefined };
type StepWords = (step: WirePriceStep) => Words;

const amountText = (amount: number) => formatRupees(rupees(amount));

function stepWords(
  t: Translate,
  plan: WirePlan,
  { members, city }: WireBlock['uidata'],
): Record<PriceCause['kind'], StepWords> {
  const covered = coveredWords(t, members);
  const memberOf = ({ member }: WirePriceStep): WireMember | undefined =>
    members.find((one) => memberKeyOf(one) === member);
  const nameOf = (step: WirePriceStep) => {
    const member = memberOf(step);
    return member ? covered.name(member) : (step.member ?? '');
  };
  const agedOf = (step: WirePriceStep) => {
    const member = memberOf(step);
    return member ? covered.aged(member) : nameOf(step);
  };
  const band = ({ band: ages }: WirePriceStep) =>
    ages === undefined ? undefined : t('detail.ledger.band', { ages: ages.replace('-', '–') });
  const people = t('people.count', { count: members.length });
  const percent = ({ percent: of = 0 }: WirePriceStep) => t('detail.ledger.percent', { percent: of });
  const riderWords: StepWords = (step) => ({
    label: plan.content?.riders.find(({ id }) => id === step.rider)?.title ?? t('detail.ledger.rider'),
    note: step.percent === undefined ? undefined : percent(step),
  });
  return {
    base: (step) => ({ label: agedOf(step), note: band(step) }),
    'primary-base': (step) => ({ label: agedOf(step), note: t('detail.ledger.primary') }),
    'additional-base': (step) => ({ label: agedOf(step), note: t('detail.ledger.additional') }),
    'family-base': (step) => ({
      label: t('detail.ledger.family', { people }),
      note: t('detail.ledger.family.note', { name: nameOf(step), age: step.age ?? 0 }),
    }),
    'habit-loading': (step) => ({
      label: t('detail.ledger.habit', { name: nameOf(step) }),
      note: percent(step),
    }),
    'condition-loading': (step) => ({
      label: t('detail.ledger.condition', { name: nameOf(step) }),
      note: percent(step),
    }),
    'base-rider': riderWords,
    rider: riderWords,
    'floater-discount': (step) => ({ label: t('detail.ledger.floater', { people }), note: percent(step) }),
    'multi-individual-discount': (step) => ({
      label: t('detail.ledger.multi', { people }),
      note: percent(step),
    }),
    'term-discount': (step) => ({
      label: t('detail.ledger.term', { years: step.years ?? 1 }),
      note: percent(step),
    }),
    live: () => ({
      label: t('detail.ledger.live', { insurer: plan.insurer_title }),
      note: t('detail.ledger.live.note', { people, place: city.name }),
    }),
    rounding: () => ({ label: t('detail.ledger.rounding') }),
    tax: () => ({ label: t('detail.ledger.tax') }),
  };
}

/** A longer term shows its years at today's price, and what paying them at once saves. */
export function termRows(t: Translate, { years, saved }: ChosenTerm, premium: number): readonly LedgerRow[] {
  return [
    {
      id: 'years',
      label: t('term.ledger.years', { years }),
      note: t('term.ledger.each', { amount: amountText(premium) }),
      amount: amountText(premium * years),
    },
    { id: 'saved', label: t('term.ledger.saved'), amount: amountText(-saved) },
  ];
}

/** The rows of "Your price": every step of it with its cause, the riders, the tax. They add up to the premium. */
export function ledgerRows(t: Translate, plan: WirePlan, uidata: WireBlock['uidata']): readonly LedgerRow[] {
  const words: Readonly<Record<string, StepWords>> = stepWords(t, plan, uidata);
  const row = (step: WirePriceStep, at: number): LedgerRow => ({
    id: `${step.cause} ${at}`,
    ...(words[step.cause]?.(step) ?? { label: step.cause }),
    amount: step.cause === 'tax' && step.amount === 0 ? t('detail.ledger.tax.nil') : amountText(step.amount),
  });
  const steps = plan.premium_ledger;
  const noRiders = { id: 'riders', label: t('detail.ledger.riders'), amount: t('detail.ledger.riders.none') };
  return [
    ...steps.filter(({ cause }) => cause !== 'tax').map(row),
    ...(steps.some(({ rider }) => rider !== undefined) ? [] : [noRiders]),
    ...steps.filter(({ cause }) => cause === 'tax').map(row),
  ];
}
