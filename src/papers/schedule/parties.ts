import { inLanguage, type LocalText } from '#domain/local-text.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import type { PaperFact, PaperSection } from '../tree.ts';

type Name = Parameters<Say>[0];

/** A fact that is there; none where it is not. */
export function factIf(say: Say, name: Name, value: string | undefined): readonly PaperFact[] {
  return value === undefined || value === '' ? [] : [{ name: say(name), value }];
}

/** The policy and its holder, side by side. */
export function partySections(say: Say, schedule: PolicySchedule): readonly PaperSection[] {
  return [policySection(say, schedule), holderSection(say, schedule)];
}

function policySection(say: Say, schedule: PolicySchedule): PaperSection {
  const { coverFrom, coverUntil, termYears: years, renewal, issuedOn, uin, proposalNumber, tpa } = schedule;
  const facts = [
    ...factIf(
      say,
      'papers.schedule.from',
      say('papers.schedule.from.text', { day: shortDay(say, coverFrom) }),
    ),
    ...factIf(
      say,
      'papers.schedule.until',
      say('papers.schedule.until.text', { day: shortDay(say, coverUntil), years }),
    ),
    ...factIf(say, 'papers.schedule.issued', shortDay(say, issuedOn)),
    ...factIf(say, 'papers.schedule.uin', uin),
    ...factIf(say, 'papers.schedule.application', proposalNumber),
    ...factIf(say, 'papers.schedule.renews', renewal?.policyNumber),
    ...factIf(say, 'papers.schedule.since', sinceText(say, schedule)),
    ...(tpa ? [{ name: tpa.title, value: tpa.phone }] : []),
  ];
  return { heading: say('papers.schedule.policy'), half: true, blocks: [{ kind: 'facts', facts }] };
}

function sinceText(say: Say, { renewal, ported, coverFrom }: PolicySchedule): string {
  if (renewal) return shortDay(say, renewal.coveredSince);
  const day = shortDay(say, coverFrom);
  return ported
    ? say('papers.schedule.since.ported', { day, insurer: ported.old.insurer })
    : say('papers.schedule.since.first', { day });
}

function holderSection(say: Say, { proposer, nominees, seller }: PolicySchedule): PaperSection {
  const address = proposer.address.map((line) => inLanguage(line, say.locale)).join(', ');
  const through =
    seller.agent === undefined
      ? say('papers.schedule.through.us')
      : say('papers.schedule.through.agent', { code: seller.agent });
  const shares = nominees.map(({ name, share }) => say('papers.schedule.nominee.share', { name, share }));
  const facts = [
    ...factIf(say, 'papers.schedule.name', proposer.name),
    ...factIf(say, 'papers.schedule.address', address),
    ...factIf(say, 'papers.schedule.mobile', proposer.mobile),
    ...factIf(say, 'papers.schedule.email', proposer.email),
    ...factIf(say, 'papers.schedule.nominee', shares.join('; ')),
    ...factIf(say, 'papers.schedule.through', through),
    ...factIf(say, 'papers.schedule.eia', proposer.eInsuranceAccount),
  ];
  return { heading: say('papers.schedule.holder'), half: true, blocks: [{ kind: 'facts', facts }] };
}

/** Who receives the money if the holder dies, and who holds it for a minor. */
export function nomineeSections(say: Say, { nominees }: PolicySchedule): readonly PaperSection[] {
  if (nominees.length === 0) return [];
  const inWords = (text: LocalText | undefined) => (text ? inLanguage(text, say.locale) : '');
  const rows = nominees.map(({ name, relation, dateOfBirth, appointee, share }) => [
    name,
    inWords(relation),
    dateOfBirth ? shortDay(say, dateOfBirth) : say('papers.schedule.unknown'),
    appointee
      ? [appointee.name, inWords(appointee.relation)].filter(Boolean).join(', ')
      : say('papers.schedule.appointee.none'),
    say('papers.schedule.share.of', { share }),
  ]);
  const head = [
    say('papers.schedule.name'),
    say('papers.schedule.relation'),
    say('papers.schedule.birth'),
    say('papers.schedule.appointee'),
    say('papers.schedule.share'),
  ];
  const columns = [
    { part: 24 },
    { part: 18 },
    { part: 18 },
    { part: 28 },
    { part: 10, isAmount: true },
  ] as const;
  return [{ heading: say('papers.schedule.nominee'), blocks: [{ kind: 'table', head, rows, columns }] }];
}

/** The insurer as it is registered, and who sold the policy. */
export function companySections(say: Say, schedule: PolicySchedule): readonly PaperSection[] {
  const { company, insurerTitle: name, insurerPhone: phone, seller } = schedule;
  const insurer = company
    ? say('papers.schedule.insurer.text', company)
    : say('papers.schedule.insurer.unknown', { name, phone });
  const sellers = [
    ...(seller.agent === undefined ? [] : [say('papers.schedule.seller.agent', { code: seller.agent })]),
    say(`papers.schedule.seller.${seller.licence}`),
    ...(seller.commission === undefined ? [] : [commissionLine(say, seller.commission)]),
  ];
  return [
    { heading: say('papers.schedule.insurer'), half: true, blocks: [{ kind: 'text', text: insurer }] },
    {
      heading: say('papers.schedule.through'),
      half: true,
      blocks: sellers.map((text) => ({ kind: 'text', text })),
    },
  ];
}

function commissionLine(say: Say, commission: Rupees): string {
  return say('papers.schedule.seller.commission', { amount: formatRupees(commission) });
}
