import type { WaitKind } from '#domain/cover/waiting.ts';
import { datePartsOf, type IsoDate } from '#domain/date.ts';
import { formatRupees, moneyInWords } from '#domain/money.ts';
import type { Age } from '#domain/person/age.ts';
import type { PolicySchedule } from '#usecases/policy-schedule.ts';
import {
  brand,
  decorate,
  drawTable,
  heading,
  ink,
  look,
  openSheet,
  page,
  type Sheet,
  write,
} from './pdf-sheet.ts';

/** The schedule as a file: A4, tagged, with every name in its own script. */
export function policyPdf(schedule: PolicySchedule): Promise<Buffer> {
  const { sheet, finish } = openSheet({
    title: `Policy schedule ${schedule.policyNumber}`,
    author: schedule.insurerTitle,
  });
  drawHead(sheet, schedule);
  drawCover(sheet, schedule);
  drawPeople(sheet, schedule);
  drawPremium(sheet, schedule);
  drawWaits(sheet, schedule);
  drawRights(sheet, schedule);
  if (schedule.isDemo) drawMark(sheet);
  return finish();
}

function drawHead(sheet: Sheet, { insurerTitle, productTitle, policyNumber }: PolicySchedule): void {
  const { pdf } = sheet;
  decorate(pdf, () => {
    pdf.rect(0, 0, 596, 92).fill(brand);
    const scallop = 596 / 16;
    for (let index = 0; index < 16; index += 1)
      pdf.circle(scallop * (index + 0.5), 92, scallop / 2).fill(brand);
  });
  sheet.y = 24;
  write(sheet, 'P', 'Chhatri · policy schedule', look(10, 'text', '#C9DAD6'));
  sheet.y += 2;
  write(sheet, 'H1', `${insurerTitle}: ${productTitle}`, look(20, 'strong', '#FBF5E6'));
  sheet.y += 2;
  write(sheet, 'P', `Policy number ${policyNumber}`, look(11, 'text', '#FBF5E6'));
  sheet.y = Math.max(sheet.y, 92) + 36;
}

function drawCover(sheet: Sheet, schedule: PolicySchedule): void {
  const { sumInsured, coverBasis, deductible, coverFrom, coverUntil, termYears } = schedule;
  const shared = coverBasis === 'floater' ? 'shared by everybody below' : 'for each person below';
  drawTable(
    sheet,
    'The cover',
    undefined,
    [1, 2],
    [
      ['Sum insured', `${formatRupees(sumInsured)} (${moneyInWords(sumInsured)}), ${shared}`],
      ...(deductible === undefined ? [] : [['Deductible a year', formatRupees(deductible)]]),
      [
        'Period of cover',
        `${day(coverFrom)}, 00:00 to ${day(coverUntil)}, 24:00 (${termYears} ${termYears === 1 ? 'year' : 'years'})`,
      ],
      ['Proposer', `${schedule.proposer.name}, ${schedule.proposer.mobile}, ${schedule.proposer.email}`],
      ...(schedule.nominee === '' ? [] : [['Nominee', schedule.nominee]]),
      ['Proposal number', schedule.proposalNumber],
      ['Issued on', day(schedule.issuedOn)],
    ],
  );
}

function drawPeople(sheet: Sheet, { insured }: PolicySchedule): void {
  const rows = insured.map(({ name, relation, dateOfBirth, age }) => [
    name,
    relation,
    dateOfBirth === undefined ? 'not given' : day(dateOfBirth),
    age === undefined ? 'not given' : ageInWords(age),
  ]);
  drawTable(
    sheet,
    'Insured people',
    ['Name', 'Relation', 'Date of birth', 'Age at start'],
    [3, 2, 2, 2],
    rows,
  );
}

function drawPremium(sheet: Sheet, { price, payment }: PolicySchedule): void {
  const paid =
    payment === undefined
      ? []
      : [['Payment', [payment.method, payment.reference].filter(Boolean).join(', ')]];
  drawTable(
    sheet,
    'Premium',
    undefined,
    [1, 2],
    [
      ['Premium', formatRupees(price.net)],
      ['GST', price.tax === 0 ? 'nil' : formatRupees(price.tax)],
      ['Paid in all', formatRupees(price.total)],
      ...paid,
    ],
  );
}

const waitWords: Readonly<Record<WaitKind, string>> = {
  accident: 'Accidents',
  'other-illness': 'Every other illness, after the initial wait',
  'specific-treatment': 'Illnesses and operations on the list with their own wait',
  'joint-replacement': 'Replacing a joint, unless after an accident',
  'pre-existing': 'Conditions that were there before the policy and were declared',
  maternity: 'Maternity',
};

function drawWaits(sheet: Sheet, { waits }: PolicySchedule): void {
  const rows = waits.flatMap(({ kind, coveredFrom }) =>
    coveredFrom ? [[waitWords[kind], day(coveredFrom)]] : [],
  );
  drawTable(sheet, 'From when what is covered', undefined, [2, 1], rows);
}

/** Free look of a health policy, in days from its receipt. */
const freeLookDays = 30;

function drawRights(sheet: Sheet, { insurerTitle, insurerPhone }: PolicySchedule): void {
  heading(sheet, 'Your rights');
  const lines = [
    `Free look: you may give this policy back within ${freeLookDays} days of receiving it. The premium is returned less the days of cover, medical tests and stamp duty.`,
    `Complaints, step 1: the grievance officer of ${insurerTitle}, ${insurerPhone}. An answer is due within 14 days.`,
    'Step 2: the regulator’s Bima Bharosa portal, bimabharosa.irdai.gov.in, or telephone 155255.',
    'Step 3: the Insurance Ombudsman of your state, free of charge, cioins.co.in.',
  ];
  for (const line of lines) {
    write(sheet, 'P', line, look(9.5, 'text', ink));
    sheet.y += 3;
  }
}

/** Nobody may take this for cover: the catalogue is invented. */
function drawMark(sheet: Sheet): void {
  sheet.y = Math.max(sheet.y + 14, page.bottom);
  write(
    sheet,
    'P',
    'Demo: made from a catalogue of invented insurers and products. No insurer has granted this cover and no money was taken.',
    look(9, 'strong', '#A1261B'),
  );
}
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function day(date: IsoDate): string {
  const parts = datePartsOf(date);
  return `${parts.day} ${months[parts.month - 1]} ${parts.year}`;
}

function ageInWords({ unit, count }: Age): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
