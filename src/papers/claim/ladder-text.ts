import type { Ladder, LadderStep } from '#domain/claim/complaint/ladder.ts';
import {
  ladderSteps,
  officerDays,
  ombudsmanAfterDays,
  ombudsmanMost,
} from '#domain/claim/complaint/ladder.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { dayInWords } from '../days.ts';

export type LadderRow = {
  readonly step: LadderStep;
  readonly title: string;
  readonly lines: readonly string[];
  /** This one is to be gone to now. */
  readonly isNext: boolean;
};

/** Who hears a complaint, one after the other; with the days of one that is known. */
export function ladderText(
  say: Say,
  schedule: PolicySchedule,
  ladder: Ladder | undefined,
): readonly LadderRow[] {
  const { insurerTitle: insurer } = schedule;
  const lines: Readonly<Record<LadderStep, readonly string[]>> = {
    officer: [
      officerLine(say, schedule),
      say('claims.ladder.officer.text', { days: officerDays }),
      ...(ladder ? [say('claims.ladder.officer.by', { day: dayInWords(say, ladder.officerAnswersBy) })] : []),
    ],
    bharosa: [say('claims.ladder.bharosa.text')],
    ombudsman: [
      ...officeLines(say, schedule),
      say('claims.ladder.ombudsman.text', {
        days: ombudsmanAfterDays,
        most: amountInWords(say, ombudsmanMost),
      }),
      ...(ladder ? [ombudsmanDays(say, ladder)] : []),
    ],
  };
  return ladderSteps.map((step) => ({
    ...{ step, lines: lines[step], isNext: ladder?.next === step },
    title: say(`claims.ladder.${step}`, { insurer }),
  }));
}

function officerLine(
  say: Say,
  { grievanceOfficer, insurerTitle: insurer, insurerPhone: phone }: PolicySchedule,
) {
  return grievanceOfficer
    ? say('claims.letter.to.officer', { ...grievanceOfficer, insurer })
    : say('claims.letter.to.insurer', { insurer, phone });
}

function officeLines(say: Say, { ombudsmen }: PolicySchedule): readonly string[] {
  return ombudsmen.map(({ city, address, email }) =>
    say('claims.ladder.office', { city: inLanguage(city, say.locale), address, email }),
  );
}

function ombudsmanDays(say: Say, ladder: Ladder): string {
  if (!ladder.isWithinAward)
    return say('claims.ladder.ombudsman.above', { most: amountInWords(say, ombudsmanMost) });
  return ladder.next === undefined
    ? say('claims.ladder.over')
    : say('claims.ladder.ombudsman.from', {
        from: dayInWords(say, ladder.ombudsmanFrom),
        until: dayInWords(say, ladder.ombudsmanUntil),
      });
}
