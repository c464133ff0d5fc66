import type { WirePolicyPage } from '#contract/purchase/policy-page.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { addMonths } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { dayOf } from '#web/browser/day-of.ts';
import { useSite } from '#web/browser/site.tsx';
import { type Translate, useText } from '#web/browser/text.tsx';
import { planFacts } from '#web/plan-parts/facts/plan-facts.ts';
import { isOver } from '#web/proposal-parts/bought/has-ended.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { classes } from '#web/ui/classes.ts';
import type { Fact } from '#web/ui/facts.tsx';
import css from './five-facts.module.css';

type FiveFactsProps = { readonly after: WirePostPayment; readonly policy: WirePolicyPage };

/** Cover, room, co-pay, old illness, what is paid first, and riders: always in this order, and "none" is printed. */
export function FiveFacts({ after, policy }: FiveFactsProps) {
  const t = useText();
  const dateText = useDateText();
  const { pricesAsOf: today } = useSite();
  const coverStart = after.cover_from === null ? today : dayOf(after.cover_from);
  const covered = { people: after.members.length, eldestAge: policy.entry_age, coverStart };
  // The deductible has a line of its own here.
  const shared = planFacts({ t, dateText }, { ...policy, deductible: null }, covered).slice(0, 3);
  // Where nothing follows, no day comes from which it would be covered.
  const old = isOver(policy) ? [] : [oldIllnessFact({ t, dateText }, policy, { today, coverStart })];
  const facts = [...shared, ...old, firstFact(t, policy), ridersFact(t, after.riders, policy)];
  return (
    <section>
      <h2>{t('policy.facts')}</h2>
      <dl className={classes('framed', css.five)}>
        {facts.map(({ label, value, note, care }) => (
          <div key={label} className={care ? css.owes : undefined}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Words = { readonly t: Translate; readonly dateText: (day: string) => string };
type Days = { readonly today: string; readonly coverStart: ReturnType<typeof dayOf> };

function oldIllnessFact(
  { t, dateText }: Words,
  { old_illness: { kind, from }, ped: { waiting_period: months } }: WirePolicyPage,
  { today, coverStart }: Days,
): Fact {
  const label = t('policy.fact.old');
  if (kind !== 'day' || from === null) {
    const word = kind === 'never' ? 'never' : 'each';
    return {
      label,
      value: t(`policy.fact.old.${word}`),
      note: t(`policy.fact.old.${word}.note`),
      care: word === 'never',
    };
  }
  const date = dateText(from);
  if (from <= today)
    return { label, value: t('policy.fact.old.now'), note: t('policy.fact.old.now.note', { date }) };
  // Whoever has served a part of the wait elsewhere or before waits less.
  const isWhole = addMonths(coverStart, months) === from;
  return { label, value: date, note: isWhole ? t('policy.fact.old.months', { months }) : undefined };
}

function firstFact(t: Translate, { deductible }: WirePolicyPage): Fact {
  const label = t('policy.fact.first');
  return deductible === null
    ? { label, value: t('policy.fact.first.none'), note: t('policy.fact.first.none.note') }
    : { label, value: moneyText(deductible), note: t('policy.fact.first.note'), care: true };
}

function ridersFact(t: Translate, riders: WirePostPayment['riders'], { facts }: WirePolicyPage): Fact {
  const titles = riders.map(({ title }) => title).join(', ');
  const note = facts.consumables ? undefined : t('policy.fact.riders.gloves');
  return {
    label: t('policy.fact.riders'),
    value: titles === '' ? t('policy.fact.riders.none') : titles,
    note,
    care: titles === '' && note !== undefined,
  };
}
