import { formatRupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { unitsInWords } from '../amounts.ts';
import { allOf } from '../lists.ts';
import { type FilePaper, filled, leafLine, type PaperSection, textOf } from '../tree.ts';
import { complaintSections } from './complaints.ts';
import { coverDaysSections, extrasSections, freeLookSection } from './cover-days.ts';
import { fiveFactsSection } from './five-facts.ts';
import { companySections, nomineeSections, partySections } from './parties.ts';
import { nameOf, peopleSection } from './people.ts';
import { premiumSection } from './premium.ts';

/** More names than these are counted below the title; all stand in the table. */
const mostNames = 5;

/** The schedule of an issued policy, to keep as a file. */
export function schedulePaper(say: Say, schedule: PolicySchedule): FilePaper {
  const { insurerTitle: insurer, productTitle: product, policyNumber: number, coverBasis: basis } = schedule;
  const names = schedule.insured.map((person) => nameOf(say, person));
  const people = names.length > mostNames ? say('people.count', { count: names.length }) : allOf(say, names);
  return {
    name: say('papers.schedule.file', { number }),
    author: insurer,
    authorInFull: schedule.company?.name,
    kind: say('papers.schedule.title', { insurer, product }),
    title: say('papers.schedule'),
    subtitle: say(`papers.schedule.people.${basis}`, { people }),
    figure: {
      name: say('papers.schedule.sum'),
      value: formatRupees(schedule.sumInsured),
      note: say('papers.schedule.sum.note', { inWords: unitsInWords(say, schedule.sumInsured), basis }),
    },
    reference: say('papers.schedule.number', { number }),
    leaf: leafLine(say, number),
    sections: filled([
      ...partySections(say, schedule),
      peopleSection(say, schedule),
      fiveFactsSection(say, schedule),
      ...extrasSections(say, schedule),
      ...coverDaysSections(say, schedule),
      premiumSection(say, schedule),
      freeLookSection(say, schedule),
      ...nomineeSections(say, schedule),
      cashlessSection(say, schedule),
      ...complaintSections(say, schedule),
      ...companySections(say, schedule),
      contractSection(say),
    ]),
    warning: schedule.isDemo ? say('papers.schedule.demo') : undefined,
  };
}

function cashlessSection(
  say: Say,
  { insurerTitle: insurer, insurerPhone: phone, policyNumber: number, deductible }: PolicySchedule,
): PaperSection {
  const lines = [
    say('papers.schedule.cashless.desk', { number, insurer }),
    ...(deductible === undefined
      ? []
      : [say('papers.schedule.cashless.first', { deductible: formatRupees(deductible) })]),
    say('papers.schedule.cashless.ask', { insurer, phone }),
    say('papers.schedule.cashless.leave'),
  ];
  return { heading: say('papers.schedule.cashless'), blocks: lines.map(textOf) };
}

function contractSection(say: Say): PaperSection {
  return { heading: '', blocks: [textOf(say('papers.schedule.contract'))] };
}
