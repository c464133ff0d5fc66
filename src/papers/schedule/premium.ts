import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { PriceCause, PriceStep } from '#domain/price/premium.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import { never } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import type { PaperFact, PaperSection } from '../tree.ts';
import { nameOf } from './people.ts';

/** The premium line by line, as it was worked out; the lines add up to what was paid. */
export function premiumSection(say: Say, schedule: PolicySchedule): PaperSection {
  const { price } = schedule;
  const lines = price.steps
    .filter(({ cause, amount }) => amount !== 0 || cause.kind === 'tax')
    .map((step) => lineOf(say, schedule, step));
  const sum: PaperFact = {
    name: say('papers.schedule.bill.sum'),
    note: paymentText(say, schedule),
    value: formatRupees(price.total),
  };
  return {
    heading: say('papers.schedule.premium'),
    blocks: [{ kind: 'facts', facts: [...lines, sum], look: 'bill' }],
  };
}

function paymentText(say: Say, { payment }: PolicySchedule): string | undefined {
  if (!payment) return undefined;
  const { reference, method, on } = payment;
  const day = shortDay(say, on);
  return method === undefined
    ? say('papers.schedule.bill.sum.order', { day, reference })
    : say('papers.schedule.bill.sum.text', { method, day, reference });
}

function lineOf(say: Say, schedule: PolicySchedule, { cause, amount }: PriceStep): PaperFact {
  const { name, note } = wordsOf(say, schedule, cause);
  const isNil = cause.kind === 'tax' && amount === 0;
  return { name, note, value: isNil ? say('papers.schedule.gst.nil') : formatRupees(amount) };
}

type LineWords = { readonly name: string; readonly note?: string };

function wordsOf(say: Say, schedule: PolicySchedule, cause: PriceCause): LineWords {
  const person = (member: string) => {
    const line = schedule.insured.find(({ key }) => key === member);
    return line ? nameOf(say, line) : member;
  };
  const less = (percent: number) => say('papers.schedule.bill.less', { percent });
  const more = (member: string, percent: number) =>
    say('papers.schedule.bill.more', { name: person(member), percent });
  const aged = (member: string, years: number) =>
    say('papers.schedule.bill.person', { name: person(member), years });
  switch (cause.kind) {
    case 'base':
      return { name: aged(cause.member, cause.ageYears) };
    case 'primary-base':
      return { name: aged(cause.member, cause.ageYears), note: say('papers.schedule.bill.primary') };
    case 'additional-base':
      return { name: aged(cause.member, cause.ageYears), note: say('papers.schedule.bill.additional') };
    case 'family-base': {
      const years = say('papers.schedule.age.years', { count: cause.ageYears });
      return {
        name: say('papers.schedule.bill.family'),
        note: say('papers.schedule.bill.family.note', { years }),
      };
    }
    case 'condition-loading':
      return { name: say('papers.schedule.bill.health'), note: more(cause.member, cause.percent) };
    case 'habit-loading':
      return { name: say('papers.schedule.bill.habit'), note: more(cause.member, cause.percent) };
    case 'base-rider':
    case 'rider':
      return { name: say('papers.schedule.bill.rider'), note: riderTitle(say, schedule, cause.rider) };
    case 'floater-discount':
      return { name: say('papers.schedule.bill.floater'), note: less(cause.percent) };
    case 'multi-individual-discount':
      return { name: say('papers.schedule.bill.several'), note: less(cause.percent) };
    case 'term-discount': {
      const { years, percent } = cause;
      return { name: say('papers.schedule.bill.term', { years }), note: less(percent) };
    }
    case 'live':
      return { name: say('papers.schedule.bill.live', { insurer: schedule.insurerTitle }) };
    case 'rounding':
      return { name: say('papers.schedule.bill.rounding') };
    case 'tax':
      return { name: say('papers.schedule.gst') };
    default:
      return never(cause);
  }
}

function riderTitle(say: Say, { riders }: PolicySchedule, id: string): string {
  const rider = riders.find((one) => one.id === id);
  return rider ? inLanguage(rider.title, say.locale) : id;
}
