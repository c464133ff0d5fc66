import type { WirePlan } from '#contract/plan/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Translate } from '#web/browser/text.tsx';

export type Line = { readonly id: string; readonly text: string; readonly note?: string | undefined };

export type CoverLines = { readonly covers: readonly Line[]; readonly not: readonly Line[] };

const money = (amount: number) => formatRupees(rupees(amount));

type Facts = WirePlan['facts'];

/** A line where the plan has it, another where it has not. */
type Side = { readonly covers: Line } | { readonly not: Line };

function refill(t: Translate, { restoration }: Facts): Side {
  if (restoration === 'none') return { not: { id: 'refill', text: t('detail.not.refill') } };
  return { covers: { id: 'refill', text: t(`detail.cover.refill.${restoration}`) } };
}

function bonus(t: Translate, { bonus_per_year: percent, bonus_max: most }: Facts): Side {
  if (percent === 0) return { not: { id: 'bonus', text: t('detail.not.bonus') } };
  const note = t('detail.cover.bonus.note', { most });
  return { covers: { id: 'bonus', text: t('detail.cover.bonus', { percent }), note } };
}

function maternity(t: Translate, { maternity: birth }: Facts): Side {
  if (!birth) return { not: { id: 'maternity', text: t('detail.not.maternity') } };
  const values = { normal: money(birth.normal), caesarean: money(birth.caesarean) };
  const note = t('detail.cover.maternity.note', { months: birth.wait_months });
  return { covers: { id: 'maternity', text: t('detail.cover.maternity', values), note } };
}

function outpatient(t: Translate, { outpatient: amount }: Facts): Side {
  if (amount === null) return { not: { id: 'outpatient', text: t('detail.not.outpatient') } };
  return { covers: { id: 'outpatient', text: t('detail.cover.outpatient', { amount: money(amount) }) } };
}

function checkup(t: Translate, { health_checkup: check }: Facts): Side {
  if (!check) return { not: { id: 'checkup', text: t('detail.not.checkup') } };
  const note = t('detail.cover.checkup.note', { years: check.every_years });
  return { covers: { id: 'checkup', text: t('detail.cover.checkup', { amount: money(check.max) }), note } };
}

function consumables(t: Translate, { consumables: isCovered }: Facts): Side {
  if (!isCovered) return { not: { id: 'consumables', text: t('detail.not.consumables') } };
  return { covers: { id: 'consumables', text: t('detail.cover.consumables') } };
}

function critical(t: Translate, { critical_illness: illness }: Facts): Side {
  if (illness === 'covered') return { covers: { id: 'critical', text: t('detail.cover.critical') } };
  const note = illness === 'rider' ? t('detail.not.critical.rider') : undefined;
  return { not: { id: 'critical', text: t('detail.not.critical'), note } };
}

function ayush(t: Translate, { ayush: covered }: Facts): Side {
  if (!covered) return { not: { id: 'ayush', text: t('detail.not.ayush') } };
  return { covers: { id: 'ayush', text: t('detail.cover.ayush'), note: t('detail.cover.ayush.note') } };
}

/** What the plan has and has not, in words; nothing of the list is left unsaid. */
export function coverLines(t: Translate, { facts }: Pick<WirePlan, 'facts'>): CoverLines {
  const sides = [maternity, outpatient, critical, refill, bonus, checkup, ayush, consumables].map((line) =>
    line(t, facts),
  );
  const around = { before: facts.pre_hospitalisation_days, after: facts.post_hospitalisation_days };
  return {
    covers: [
      { id: 'stay', text: t('detail.cover.stay') },
      { id: 'around', text: t('detail.cover.around', around), note: t('detail.cover.around.note') },
      ...sides.flatMap((side) => ('covers' in side ? [side.covers] : [])),
    ],
    not: sides.flatMap((side) => ('not' in side ? [side.not] : [])),
  };
}
