import { freeLookDays } from '#domain/cover/policy-days.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { Age } from '#domain/person/age.ts';
import type { PolicySchedule } from '#domain/proposal/policy-schedule.ts';
import type { PortedCover } from '#domain/proposal/ported/ported-cover.ts';
import type { Renewal } from '#domain/proposal/proposal.ts';
import type { Say } from '#words/sentences.ts';
import { unitsInWords } from '../amounts.ts';
import { dayInWords } from '../days.ts';
import { portedSections } from '../ported/ported-cover.ts';
import { copayLine, dearerLine, icuLines, roomLines } from '../product/limits.ts';
import { ridersSections } from '../riders.ts';
import { type FilePaper, type PaperFact, type PaperSection, textOf } from '../tree.ts';

/** The schedule of an issued policy, to keep as a file. */
export function schedulePaper(say: Say, schedule: PolicySchedule): FilePaper {
  const { insurerTitle: insurer, productTitle: product, policyNumber: number } = schedule;
  return {
    name: say('papers.schedule.file', { number }),
    author: insurer,
    kind: say('papers.schedule.kind'),
    title: say('papers.schedule.title', { insurer, product }),
    reference: say('papers.schedule.number', { number }),
    sections: [
      coverSection(say, schedule),
      ...ridersSections(say, schedule.riders),
      peopleSection(say, schedule),
      limitsSection(say, schedule),
      cashlessSection(say, schedule),
      premiumSection(say, schedule),
      ...(schedule.ported ? portedOf(say, schedule, schedule.ported) : [waitsSection(say, schedule)]),
      rightsSection(say, schedule),
    ],
    warning: schedule.isDemo ? say('papers.schedule.demo') : undefined,
  };
}

function coverSection(say: Say, schedule: PolicySchedule): PaperSection {
  const { sumInsured, coverBasis, deductible, coverFrom, coverUntil, termYears, nominee } = schedule;
  const { renewal } = schedule;
  const { name, mobile, email, address } = schedule.proposer;
  const lines = address.map((line) => inLanguage(line, say.locale));
  const relation = nominee.relation && inLanguage(nominee.relation, say.locale);
  const sum = say('papers.schedule.sum.text', {
    amount: formatRupees(sumInsured),
    inWords: unitsInWords(say, sumInsured),
    basis: coverBasis,
  });
  const period = say('papers.schedule.period.text', {
    from: dayInWords(say, coverFrom),
    until: dayInWords(say, coverUntil),
    years: termYears,
  });
  return factsSection(say('papers.schedule.cover'), [
    { name: say('papers.schedule.sum'), value: sum },
    ...(deductible === undefined
      ? []
      : [{ name: say('papers.schedule.deductible'), value: formatRupees(deductible) }]),
    ...(renewal && renewal.bonus > 0
      ? [{ name: say('papers.schedule.bonus'), value: formatRupees(renewal.bonus) }]
      : []),
    { name: say('papers.schedule.period'), value: period },
    ...(renewal ? renewalFacts(say, renewal) : []),
    { name: say('papers.schedule.proposer'), value: [name, mobile, email].join(', ') },
    ...(lines.length === 0 ? [] : [{ name: say('papers.schedule.address'), value: lines.join(', ') }]),
    ...(nominee.name === ''
      ? []
      : [
          {
            name: say('papers.schedule.nominee'),
            value: relation === undefined ? nominee.name : `${nominee.name} (${relation})`,
          },
        ]),
    { name: say('papers.schedule.proposal'), value: schedule.proposalNumber },
    { name: say('papers.schedule.issued'), value: dayInWords(say, schedule.issuedOn) },
  ]);
}

function renewalFacts(say: Say, { policyNumber, coveredSince }: Renewal): readonly PaperFact[] {
  return [
    { name: say('papers.schedule.renews'), value: policyNumber },
    { name: say('papers.schedule.since'), value: dayInWords(say, coveredSince) },
  ];
}

function peopleSection(say: Say, { insured }: PolicySchedule): PaperSection {
  const unknown = say('papers.schedule.unknown');
  const rows = insured.map(({ name, relation, dateOfBirth, age }) => {
    const related = relation === 'You' ? say('papers.schedule.self') : say(`people.${relation}`);
    return [
      name ?? related,
      related,
      dateOfBirth === undefined ? unknown : dayInWords(say, dateOfBirth),
      age === undefined ? unknown : ageInWords(say, age),
    ];
  });
  const head = [
    say('papers.schedule.name'),
    say('papers.schedule.relation'),
    say('papers.schedule.birth'),
    say('papers.schedule.age'),
  ];
  return { heading: say('papers.schedule.people'), blocks: [{ kind: 'table', head, rows }] };
}

function premiumSection(say: Say, { price, payment }: PolicySchedule): PaperSection {
  const gst = price.tax === 0 ? say('papers.schedule.gst.nil') : formatRupees(price.tax);
  const paymentText = payment && [payment.method, payment.reference].filter(Boolean).join(', ');
  return factsSection(say('papers.schedule.premium'), [
    { name: say('papers.schedule.premium.net'), value: formatRupees(price.net) },
    { name: say('papers.schedule.gst'), value: gst },
    { name: say('papers.schedule.total'), value: formatRupees(price.total) },
    ...(paymentText === undefined ? [] : [{ name: say('papers.schedule.payment'), value: paymentText }]),
  ]);
}

/** What the plan does not pay in full, before anybody lies in a bed. */
function limitsSection(say: Say, { terms }: PolicySchedule): PaperSection {
  const lines = [
    ...roomLines(say, [terms], () => true),
    ...(terms.features.roomRent.kind === 'no-limit' ? [] : [dearerLine(say, terms)]),
    ...icuLines(say, [terms], () => true),
    say('papers.schedule.copay', { line: copayLine(say, terms) }),
  ];
  return { heading: say('papers.schedule.limits'), blocks: lines.map(textOf) };
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

function waitsSection(say: Say, { waits, neverCovered }: PolicySchedule): PaperSection {
  const facts = waits.flatMap(({ kind, coveredFrom }) =>
    coveredFrom === undefined
      ? []
      : [{ name: say(`papers.schedule.wait.${kind}`), value: dayInWords(say, coveredFrom) }],
  );
  const never = neverCovered.map((name) => inLanguage(name, say.locale)).join('; ');
  return factsSection(
    say('papers.schedule.waits'),
    never === '' ? facts : [...facts, { name: say('papers.schedule.never'), value: never }],
  );
}

function portedOf(say: Say, { insured }: PolicySchedule, ported: PortedCover): readonly PaperSection[] {
  const nameOf = (member: string) => {
    const line = insured.find(({ key }) => key === member);
    return line ? (line.name ?? say(`people.${line.relation}`)) : member;
  };
  return portedSections(say, ported, { nameOf, isIssued: true });
}

function rightsSection(say: Say, policy: PolicySchedule): PaperSection {
  const freeLook = policy.renewal ? [] : [say('papers.schedule.free-look', { days: freeLookDays })];
  const lines = [...freeLook, ...complaintLines(say, policy)];
  return { heading: say('papers.rights'), blocks: lines.map(textOf) };
}

/** To whom to go, one after the other, when the insurer does not do what it owes. */
export function complaintLines(
  say: Say,
  { insurerTitle: insurer, insurerPhone: phone }: PolicySchedule,
): readonly string[] {
  return [
    say('papers.schedule.complaints.insurer', { insurer, phone }),
    say('papers.schedule.complaints.regulator'),
    say('papers.schedule.complaints.ombudsman'),
  ];
}

function factsSection(heading: string, facts: readonly PaperFact[]): PaperSection {
  return { heading, blocks: [{ kind: 'facts', facts }] };
}

function ageInWords(say: Say, { unit, count }: Age): string {
  return say(`papers.schedule.age.${unit}`, { count });
}
