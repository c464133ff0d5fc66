import { type Complaint, type ComplaintReason, cutOfReason } from '#domain/claim/complaint/complaint-form.ts';
import type { Ladder, LadderStep } from '#domain/claim/complaint/ladder.ts';
import { moratoriumMonths } from '#domain/cover/waiting.ts';
import type { IsoDate } from '#domain/date.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { type FilePaper, filled, leafLine, type PaperFact, type PaperSection, sectionOf } from '../tree.ts';
import type { ClaimClauses } from '../wording/clauses.ts';
import { clauseText } from './estimate-text.ts';

export type ComplaintLetter = {
  readonly schedule: PolicySchedule;
  readonly complaint: Complaint;
  readonly ladder: Ladder;
  readonly clauses: ClaimClauses;
  /** The person who was treated, as the papers call them. */
  readonly who: string;
  readonly today: IsoDate;
};

/** A letter to one of those who hear a complaint, to be signed and sent. */
export function complaintLetter(say: Say, to: LadderStep, letter: ComplaintLetter): FilePaper {
  const { schedule, complaint } = letter;
  const { policyNumber: number } = schedule;
  const { claimNumber: claim } = complaint;
  return {
    name: say('claims.letter.file', { number }),
    author: schedule.proposer.name,
    kind: say('claims.letter.kind'),
    title: say(`claims.letter.title.${to}`),
    reference:
      claim === undefined
        ? say('claims.letter.reference', { number })
        : say('claims.letter.reference.claim', { number, claim }),
    leaf: leafLine(say, number),
    sections: filled([
      addressSection(say, to, letter),
      aboutSection(say, letter),
      happenedSection(say, to, letter),
      whySection(say, letter),
      askSection(say, to, letter),
      enclosedSection(say, to, letter),
      signatureSection(say, letter),
    ]),
    warning: schedule.isDemo ? say('papers.schedule.demo') : undefined,
  };
}

function addressSection(say: Say, to: LadderStep, letter: ComplaintLetter): PaperSection {
  const { name, mobile, email, address } = letter.schedule.proposer;
  const lines = address.map((line) => inLanguage(line, say.locale)).join(', ');
  const facts: readonly PaperFact[] = [
    { name: say('claims.letter.to'), value: addressee(say, to, letter) },
    {
      name: say('claims.letter.from'),
      value: say('claims.letter.from.text', { name, address: lines, mobile, email }),
    },
  ];
  return { heading: say('claims.letter.parties'), blocks: [{ kind: 'facts', facts }] };
}

function addressee(say: Say, to: LadderStep, { schedule, complaint }: ComplaintLetter): string {
  const { insurerTitle: insurer, insurerPhone: phone, grievanceOfficer: officer, ombudsmen } = schedule;
  if (to === 'bharosa') return say('claims.letter.to.bharosa', { insurer });
  if (to === 'officer')
    return officer
      ? say('claims.letter.to.officer', { ...officer, insurer })
      : say('claims.letter.to.insurer', { insurer, phone });
  const office = ombudsmen[complaint.office];
  return office
    ? say('claims.letter.to.ombudsman', { address: office.address, email: office.email })
    : say('claims.letter.to.ombudsman.unknown');
}

function aboutSection(say: Say, { schedule, complaint, ladder, who }: ComplaintLetter): PaperSection {
  const { policyNumber: number, productTitle: product, insurerTitle: insurer, uin } = schedule;
  const { claimNumber, hospital, billed, awarded } = complaint;
  const cover = {
    from: dayInWords(say, schedule.coverFrom),
    until: dayInWords(say, schedule.coverUntil),
  };
  const fact = (name: Parameters<Say>[0], value: string | undefined): readonly PaperFact[] =>
    value === undefined ? [] : [{ name: say(name), value }];
  const facts = [
    ...fact('claims.letter.policy', say('claims.letter.policy.text', { number, product, insurer })),
    ...fact('claims.letter.uin', uin),
    ...fact('claims.letter.cover', say('claims.letter.cover.text', cover)),
    ...fact('claims.letter.person', who),
    ...fact('claims.letter.claim', claimNumber),
    ...fact('claims.letter.hospital', hospital),
    ...fact('claims.letter.billed', formatRupees(billed)),
    ...fact('claims.letter.awarded', formatRupees(awarded)),
    ...fact('claims.letter.disputed', formatRupees(ladder.disputed)),
  ];
  return { heading: say('claims.letter.about'), blocks: [{ kind: 'facts', facts }] };
}

function happenedSection(say: Say, to: LadderStep, letter: ComplaintLetter): PaperSection {
  const { schedule, complaint, ladder } = letter;
  const { billed, awarded, decidedOn, reason, words, complainedOn, repliedOn } = complaint;
  const day = (date: IsoDate) => dayInWords(say, date);
  const values = {
    day: day(decidedOn),
    insurer: schedule.insurerTitle,
    billed: formatRupees(billed),
    awarded: formatRupees(awarded),
    disputed: formatRupees(ladder.disputed),
  };
  const steps =
    to === 'officer' || complainedOn === undefined
      ? []
      : [
          say('claims.letter.complained', { day: day(complainedOn) }),
          repliedOn === undefined
            ? say('claims.letter.no-reply', { day: day(letter.today) })
            : say('claims.letter.replied', { day: day(repliedOn) }),
        ];
  return sectionOf(say('claims.letter.happened'), [
    say(awarded === 0 ? 'claims.letter.happened.refused' : 'claims.letter.happened.cut', values),
    say('claims.letter.reason', { reason: say(`claims.reason.${reason}`) }),
    words === undefined ? '' : say('claims.letter.reason.words', { words }),
    ...steps,
  ]);
}

function whySection(say: Say, { schedule, complaint, clauses }: ComplaintLetter): PaperSection {
  const { reason } = complaint;
  const kind = cutOfReason(reason);
  const clause = reason === 'wait' ? clauses.wait : kind && clauses[kind];
  const since = dayInWords(say, schedule.renewal?.coveredSince ?? schedule.coverFrom);
  const why = say(`claims.letter.why.${argumentFor(reason, clause !== undefined)}`, {
    since,
    months: moratoriumMonths,
  });
  return sectionOf(say('claims.letter.why'), [clause ? clauseText(say, clause) : '', why]);
}

const ownArguments = ['wait', 'not-declared', 'not-needed', 'late'] as const;

/** Where the wording has no clause for a cut, the insurer is asked to name one. */
function argumentFor(reason: ComplaintReason, hasClause: boolean) {
  return ownArguments.find((one) => one === reason) ?? (hasClause ? 'clause' : 'other');
}

function askSection(say: Say, to: LadderStep, { schedule, ladder }: ComplaintLetter): PaperSection {
  const values = {
    insurer: schedule.insurerTitle,
    disputed: formatRupees(ladder.disputed),
    day: dayInWords(say, ladder.officerAnswersBy),
  };
  const second = {
    officer: say('claims.letter.ask.officer.then'),
    bharosa: '',
    ombudsman: say('claims.letter.ask.ombudsman.declare'),
  }[to];
  return sectionOf(say('claims.letter.ask'), [say(`claims.letter.ask.${to}`, values), second]);
}

function enclosedSection(say: Say, to: LadderStep, { schedule, complaint }: ComplaintLetter): PaperSection {
  const { decidedOn, complainedOn, repliedOn, reason } = complaint;
  const day = (date: IsoDate) => dayInWords(say, date);
  const isLater = to !== 'officer';
  return sectionOf(say('claims.letter.enclosed'), [
    say('claims.letter.enclosed.answer', { day: day(decidedOn) }),
    say('claims.letter.enclosed.schedule', { number: schedule.policyNumber }),
    say('claims.letter.enclosed.bills'),
    reason === 'not-declared' ? say('claims.letter.enclosed.application') : '',
    isLater && complainedOn !== undefined
      ? say('claims.letter.enclosed.complaint', { day: day(complainedOn) })
      : '',
    isLater && repliedOn !== undefined ? say('claims.letter.enclosed.reply', { day: day(repliedOn) }) : '',
  ]);
}

function signatureSection(say: Say, { schedule, today }: ComplaintLetter): PaperSection {
  const values = { name: schedule.proposer.name, day: dayInWords(say, today) };
  return sectionOf(say('claims.letter.signature'), [say('claims.letter.signature.text', values)]);
}
