import { freeLookDays } from '#domain/cover/policy-days.ts';
import { moratoriumMonths, type Wait } from '#domain/cover/waiting.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { percentShare } from '#domain/exact.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, noMoney } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { PortedCover } from '#domain/proposal/ported/ported-cover.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import { portedSections } from '../ported/ported-cover.ts';
import { riderEffect } from '../riders.ts';
import { type PaperSection, textOf } from '../tree.ts';
import { nameOf } from './people.ts';

/** Riders and bonus, side by side. What a rider costs stands in the premium. */
export function extrasSections(say: Say, schedule: PolicySchedule): readonly PaperSection[] {
  return [ridersSection(say, schedule), bonusSection(say, schedule)];
}

function ridersSection(say: Say, { riders, terms }: PolicySchedule): PaperSection {
  const own = riders.map(({ title, effect }) =>
    say('papers.schedule.rider', { title: inLanguage(title, say.locale), does: riderEffect(say, effect) }),
  );
  const lines = [
    ...(own.length === 0 ? [say('papers.schedule.riders.none')] : own),
    ...(terms.features.consumables ? [] : [say('papers.schedule.riders.consumables')]),
  ];
  return { heading: say('papers.riders'), half: true, blocks: lines.map(textOf) };
}

function bonusSection(say: Say, { sumInsured, terms, renewal }: PolicySchedule): PaperSection {
  const { percentPerYear, maxPercent } = terms.features.noClaimBonus;
  const text =
    percentPerYear === 0
      ? say('papers.schedule.bonus.none')
      : say('papers.schedule.bonus.text', {
          each: formatRupees(percentShare(sumInsured, percentPerYear)),
          most: formatRupees(percentShare(sumInsured, maxPercent)),
          now: formatRupees(renewal?.bonus ?? noMoney),
        });
  return { heading: say('papers.schedule.bonus'), half: true, blocks: [textOf(text)] };
}

/** From when what is paid; of a policy that was moved here for each person. */
export function coverDaysSections(say: Say, schedule: PolicySchedule): readonly PaperSection[] {
  const { ported } = schedule;
  return ported ? portedOf(say, schedule, ported) : [waitsSection(say, schedule)];
}

function portedOf(say: Say, { insured }: PolicySchedule, ported: PortedCover): readonly PaperSection[] {
  const personOf = (member: string) => {
    const line = insured.find(({ key }) => key === member);
    return line ? nameOf(say, line) : member;
  };
  return portedSections(say, ported, { nameOf: personOf, isIssued: true });
}

function waitsSection(say: Say, { waits, neverCovered, coverFrom, renewal }: PolicySchedule): PaperSection {
  const since = renewal?.coveredSince ?? coverFrom;
  const byDay = Map.groupBy(waits, ({ coveredFrom }) => coveredFrom);
  const rows = [...byDay].flatMap(([day, ofDay]) =>
    day === undefined ? [] : [[shortDay(say, day), waitWords(say, ofDay)]],
  );
  const moratorium = say('papers.schedule.moratorium', { months: moratoriumMonths });
  const illnesses = neverCovered.map((name) => inLanguage(name, say.locale)).join('; ');
  const noDay =
    illnesses === ''
      ? []
      : [[say('papers.schedule.never.day'), say('papers.schedule.never.text', { illnesses })]];
  return {
    heading: say('papers.schedule.waits'),
    blocks: [
      {
        kind: 'table',
        head: [say('papers.schedule.waits.day'), say('papers.schedule.waits.what')],
        rows: [...rows, [shortDay(say, addMonths(since, moratoriumMonths)), moratorium], ...noDay],
        columns: [{ part: 18 }, { part: 82 }],
      },
    ],
  };
}

function waitWords(say: Say, waits: readonly Wait[]): string {
  return waits.map(({ kind }) => say(`papers.schedule.wait.${kind}`)).join('. ');
}

/** Until when it can be given back; a renewal says what it carries over instead. */
export function freeLookSection(say: Say, { dates, renewal }: PolicySchedule): PaperSection {
  const ends = dates.find(({ kind }) => kind === 'free-look-ends')?.on;
  if (renewal || ends === undefined) return carriedSection(say, renewal);
  const fact = {
    name: shortDay(say, ends),
    value: say('papers.schedule.free-look'),
    note: say('papers.schedule.free-look.text', { days: freeLookDays }),
  };
  return { heading: '', blocks: [{ kind: 'facts', facts: [fact], look: 'notice' }] };
}

function carriedSection(say: Say, renewal: PolicySchedule['renewal']): PaperSection {
  if (!renewal) return { heading: '', blocks: [] };
  const since: IsoDate = renewal.coveredSince;
  const text = say('papers.schedule.carried.text', {
    since: shortDay(say, since),
    bonus: formatRupees(renewal.bonus),
  });
  return { heading: say('papers.schedule.carried'), blocks: [textOf(text)] };
}
