import type { CoverSubject } from '#domain/cover/cover-calendar.ts';
import type { DatedCover } from '#domain/cover/dated-cover.ts';
import type { IsoDate } from '#domain/date.ts';
import { inLanguage, type LocalText } from '#domain/local-text.ts';
import { formatRupees, type Rupees, rupees } from '#domain/money.ts';
import type { PortedCover, PortedPerson } from '#domain/proposal/ported/ported-cover.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { type PaperBlock, type PaperSection, textOf } from '../tree.ts';

type PortedWords = {
  /** As the papers call a person; keys are the members'. */
  readonly nameOf: (member: string) => string;
  /** Whether there is a policy already: until then the insurer has the last word. */
  readonly isIssued: boolean;
};

/** What is brought along, and for each person from which day on what is paid up to how much. */
export function portedSections(say: Say, ported: PortedCover, words: PortedWords): readonly PaperSection[] {
  const { old, start, people } = ported;
  const day = (date: IsoDate) => dayInWords(say, date);
  const lines = [
    say('papers.ported.old', { insurer: old.insurer, number: old.number, until: day(old.coveredUntil) }),
    say(words.isIssued ? 'papers.ported.issued' : 'papers.ported.keep', { from: day(start) }),
    creditLine(say, ported),
    ...(words.isIssued ? [] : [say('papers.ported.decides')]),
  ];
  return [
    { heading: say('papers.ported'), blocks: lines.map(textOf) },
    ...people.map((person) => ({
      heading: headingOf(say, person, words.nameOf(person.member)),
      blocks: [calendarTable(say, person, ported.sumInsured)],
    })),
  ];
}

/** Up to how much the served time counts; the same for everybody who brings any. */
function creditLine(say: Say, { old, sumInsured, people }: PortedCover): string {
  const part = people.find(({ credit }) => credit)?.credit?.upTo ?? rupees(0);
  const amounts = { sum: formatRupees(old.sumInsured), bonus: formatRupees(old.bonus) };
  if (part >= sumInsured) return say('papers.ported.whole', { ...amounts, whole: formatRupees(sumInsured) });
  const rest = formatRupees(rupees(sumInsured - part));
  return say('papers.ported.part', { ...amounts, part: formatRupees(part), rest });
}

function headingOf(say: Say, { credit }: PortedPerson, name: string): string {
  return credit
    ? say('papers.ported.since', { name, since: dayInWords(say, credit.since) })
    : say('papers.ported.new', { name });
}

function calendarTable(say: Say, { rows }: PortedPerson, whole: Rupees): PaperBlock {
  return {
    kind: 'table',
    head: [say('papers.ported.what'), say('papers.ported.when')],
    rows: rows.map(({ subject, steps }) => [subjectText(say, subject), stepsText(say, steps, whole)]),
  };
}

function subjectText(say: Say, subject: CoverSubject<LocalText>): string {
  return subject.kind === 'condition'
    ? inLanguage(subject.name, say.locale)
    : say(`papers.ported.${subject.kind}`);
}

/** A day alone where everything is paid from it; else each day with its part, the whole named last. */
function stepsText(say: Say, steps: readonly DatedCover[], whole: Rupees): string {
  const only = steps.length === 1 && steps[0];
  if (steps.length === 0) return say('papers.ported.never');
  if (only && only.upTo >= whole)
    return say('papers.ported.step.whole', { from: dayInWords(say, only.from) });
  return steps
    .map(({ from, upTo }) =>
      say('papers.ported.step', { from: dayInWords(say, from), amount: formatRupees(upTo) }),
    )
    .reduce((before, next) => say('papers.ported.then', { before, next }));
}
