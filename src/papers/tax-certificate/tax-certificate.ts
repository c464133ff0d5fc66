import { formatRupees, type Rupees } from '#domain/money.ts';
import {
  type TaxCertificate,
  type TaxGroup,
  type TaxYear,
  taxGroups,
  taxLimits,
} from '#domain/payment/tax-certificate.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { factIf } from '../schedule/parties.ts';
import { nameOf } from '../schedule/people.ts';
import {
  type FilePaper,
  filled,
  leafLine,
  type PaperBlock,
  type PaperSection,
  sectionOf,
  textOf,
} from '../tree.ts';

/** What was paid for whom, and what of it counts for the income tax in which year. */
export function taxCertificatePaper(say: Say, certificate: TaxCertificate): FilePaper {
  const { policyNumber: number, insurerTitle: insurer, productTitle: product, premium } = certificate;
  return {
    name: say('papers.tax.file', { number }),
    author: insurer,
    authorInFull: certificate.companyName,
    kind: say('papers.schedule.title', { insurer, product }),
    title: say('papers.tax'),
    subtitle: say('papers.tax.subtitle'),
    figure: { name: say('papers.tax.paid'), value: formatRupees(premium) },
    reference: say('papers.schedule.number', { number }),
    leaf: leafLine(say, number),
    sections: filled([
      policySection(say, certificate),
      paymentSection(say, certificate),
      ...taxGroups.flatMap((group) => groupSections(say, certificate, group)),
      ...undividedSections(say, certificate),
      rulesSection(say, certificate),
    ]),
    warning: certificate.isDemo ? say('papers.receipt.demo') : undefined,
  };
}

function policySection(say: Say, { uin, coverFrom, coverUntil, policyNumber }: TaxCertificate): PaperSection {
  const facts = [
    ...factIf(say, 'papers.receipt.policy', policyNumber),
    ...factIf(say, 'papers.schedule.uin', uin),
    ...factIf(say, 'papers.schedule.from', dayInWords(say, coverFrom)),
    ...factIf(say, 'papers.schedule.until', dayInWords(say, coverUntil)),
  ];
  return { heading: say('papers.schedule.policy'), half: true, blocks: [{ kind: 'facts', facts }] };
}

function paymentSection(say: Say, certificate: TaxCertificate): PaperSection {
  const { payer, pan, receivedOn, method, otherRiders } = certificate;
  const way = method === undefined ? say('papers.tax.online') : say('papers.tax.way.text', { method });
  const facts = [
    ...factIf(say, 'papers.tax.payer', payer),
    ...factIf(say, 'papers.tax.pan', pan),
    ...factIf(say, 'papers.receipt.received', dayInWords(say, receivedOn)),
    ...factIf(say, 'papers.receipt.method', way),
    ...factIf(say, 'papers.tax.riders', otherRiders === 0 ? '' : formatRupees(otherRiders)),
  ];
  return { heading: say('papers.tax.payment'), half: true, blocks: [{ kind: 'facts', facts }] };
}

/** A row for each person and a column for each year, with the sum and the limit of the group below. */
function groupSections(say: Say, certificate: TaxCertificate, group: TaxGroup): readonly PaperSection[] {
  const { years } = certificate;
  const parts = years.map((year) => year.groups.find((one) => one.group === group));
  const [first] = parts;
  if (!first) return [];
  const people = first.people.map(({ key }, at) => {
    const amounts = parts.map((part) => part?.people[at]?.amount);
    const senior = years.find((_, nth) => parts[nth]?.people[at]?.isSenior);
    return [personText(say, certificate, key, senior), ...amounts.map((amount) => amountText(say, amount))];
  });
  const sums = [say('papers.tax.sum'), ...parts.map((part) => amountText(say, part?.amount))];
  const limits = [say('papers.tax.limit'), ...parts.map((part) => amountText(say, part?.limit))];
  const rows = [...people, sums, ...(group === 'not-counted' ? [] : [limits])];
  const note = group === 'not-counted' ? [textOf(say('papers.tax.not-counted.text'))] : [];
  return [
    {
      heading: say(`papers.tax.group.${group}`),
      blocks: [yearTable(say, say('papers.tax.person'), years, rows), ...note],
    },
  ];
}

function yearTable(
  say: Say,
  name: string,
  years: readonly TaxYear[],
  rows: readonly (readonly string[])[],
): PaperBlock {
  const head = [name, ...years.map(({ begins }) => yearText(say, begins))];
  const columns = head.map((_, at) => (at === 0 ? { part: 3 } : ({ part: 2, isAmount: true } as const)));
  return { kind: 'table', head, rows, columns };
}

function yearText(say: Say, begins: number): string {
  return say('papers.tax.year', { from: String(begins), until: String((begins + 1) % 100).padStart(2, '0') });
}

function amountText(say: Say, amount: Rupees | undefined): string {
  return amount === undefined ? say('papers.tax.in-one-sum') : formatRupees(amount);
}

/** With the first of the years in which somebody counts as a senior. */
function personText(say: Say, { people }: TaxCertificate, key: string, senior: TaxYear | undefined): string {
  const person = people.find((one) => one.key === key);
  if (!person) return key;
  const name = nameOf(say, person);
  const relation = person.relation === 'You' ? say('papers.schedule.self') : say(`people.${person.relation}`);
  return senior === undefined
    ? say('papers.tax.person.text', { name, relation })
    : say('papers.tax.person.senior', { name, relation, year: yearText(say, senior.begins) });
}

/** One price for the family and the parents: no line of it says whose it is, so nobody may split it but the insurer. */
function undividedSections(say: Say, { years }: TaxCertificate): readonly PaperSection[] {
  const isUndivided = years.some(({ groups }) => groups.some(({ amount }) => amount === undefined));
  if (!isUndivided) return [];
  const sums = [say('papers.tax.sum'), ...years.map(({ amount }) => formatRupees(amount))];
  return [
    {
      heading: say('papers.tax.undivided'),
      blocks: [
        yearTable(say, say('papers.tax.undivided.premium'), years, [sums]),
        textOf(say('papers.tax.undivided.text')),
      ],
    },
  ];
}

function rulesSection(say: Say, { years, people }: TaxCertificate): PaperSection {
  const laws = [...new Set(years.map(({ law }) => law))];
  const isDivided = people.length > 1 && years.some(({ groups }) => groups.some(hasOwnAmounts));
  return sectionOf(say('papers.tax.rules'), [
    ...laws.map((law) => say(`papers.tax.law.${law}`)),
    say('papers.tax.rules.limits', {
      below: formatRupees(taxLimits.below60),
      from: formatRupees(taxLimits.from60),
    }),
    ...(years.length > 1 ? [say('papers.tax.rules.years', { years: years.length })] : []),
    ...(isDivided ? [say('papers.tax.rules.split')] : []),
    say('papers.tax.rules.family'),
    say('papers.tax.rules.payer'),
  ]);
}

function hasOwnAmounts({ people }: TaxYear['groups'][number]): boolean {
  return people.some(({ amount }) => amount !== undefined);
}
