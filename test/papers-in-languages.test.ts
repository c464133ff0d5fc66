import { expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { Complaint } from '#domain/claim/complaint/complaint-form.ts';
import { complaintLadder, ladderSteps } from '#domain/claim/complaint/ladder.ts';
import { isoDate } from '#domain/date.ts';
import { sameInAll } from '#domain/local-text.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import { policyBrochure } from '#papers/brochure/brochure.ts';
import { policyCalendar } from '#papers/calendar/policy-calendar.ts';
import { cashlessPaper } from '#papers/cashless/cashless.ts';
import { type ComplaintLetter, complaintLetter } from '#papers/claim/complaint-letter.ts';
import { informationSheet } from '#papers/information-sheet/information-sheet.ts';
import { productFacts } from '#papers/product/product-facts.ts';
import { receiptPaper } from '#papers/receipt/receipt.ts';
import { schedulePaper } from '#papers/schedule/schedule.ts';
import type { FilePaper } from '#papers/tree.ts';
import { walletCard } from '#papers/wallet-card/wallet-card.ts';
import { policyWording } from '#papers/wording/wording.ts';
import { paperPdf } from '#server/drawing/papers/paper-pdf.ts';
import { featuresInShort } from '#server/drawing/papers/product-papers.ts';
import { mostSignsOfCode } from '#server/drawing/papers/searchable-text.ts';
import type { Say } from '#words/sentences.ts';
import { aRenewedSchedule, aSchedule } from './builders/schedule-builder.ts';
import { copiedByPoppler, copiedText, noPoppler, onOneLine, signsOfCodes } from './copied-text.ts';
import { textsOfPaper } from './plain-text.ts';
import { englishFinder } from './readback/reading/english-in-hindi.ts';
import { inEnglish, inHindi } from './voices.ts';

const english = englishFinder(['Asha Kulkarni', 'Rohan Kulkarni', '14 Prabhat Road', 'Arogya Sanjeevani']);

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

const catalogue = await shippedCatalogue();
const tpa = { id: 'setu', title: 'Setu Claim Services', phone: '1800 000 1201' };
const policies: readonly PolicySchedule[] = [
  aSchedule(['Asha Kulkarni', 'Rohan Kulkarni']),
  {
    ...aSchedule(['Asha Kulkarni']),
    coverBasis: 'individual',
    deductible: rupees(500_000),
    tpa,
    isDemo: false,
  },
  aRenewedSchedule(['Asha Kulkarni']),
];
const received = isoDate(2026, 11, 20);
const payment = {
  gatewayOrderId: 'order_1',
  amount: lakh(1),
  split: { net: lakh(1), tax: rupees(0) },
  method: 'UPI',
};

const refusal = {
  ...{ person: 'You', billed: lakh(3), awarded: rupees(0), reason: 'wait', words: undefined, office: 0 },
  ...{ decidedOn: received, complainedOn: received, repliedOn: received },
  ...{ claimNumber: undefined, hospital: undefined },
} as const satisfies Complaint;

const aLetter = (schedule: PolicySchedule): ComplaintLetter => ({
  ...{ schedule, complaint: refusal, today: received, who: 'Asha Kulkarni', clauses: {} },
  ladder: complaintLadder(refusal, received),
});

type MakePaper = (say: Say, policy: PolicySchedule) => FilePaper;
const filePapers: Readonly<Record<string, MakePaper>> = {
  schedule: schedulePaper,
  cashless: cashlessPaper,
  card: walletCard,
  receipt: (say, policy) =>
    receiptPaper(say, {
      proposalNumber: policy.proposalNumber,
      policyNumber: policy.policyNumber,
      insurerTitle: policy.insurerTitle,
      productTitle: policy.productTitle,
      payer: policy.proposer.name,
      insured: policy.insured,
      termYears: 1,
      payments: [
        { ...payment, receipt: 'CHT-2AB3-1', orderedOn: received, receivedOn: received, refund: undefined },
        {
          ...payment,
          receipt: 'CHT-2AB3-2',
          orderedOn: received,
          receivedOn: received,
          refund: { on: received },
        },
      ],
      isDemo: policy.isDemo,
    }),
  ...Object.fromEntries(
    ladderSteps.map((to): [string, MakePaper] => [
      `complaint-${to}`,
      (say, schedule) => complaintLetter(say, to, aLetter(schedule)),
    ]),
  ),
  calendar: (say, policy) => {
    const { name, days } = policyCalendar(say, policy);
    const sections = days.map(({ title, text }) => ({
      heading: title,
      blocks: [{ kind: 'text', text } as const],
    }));
    return { ...schedulePaper(say, policy), name, sections };
  },
};

test.each(Object.entries(filePapers))(
  'the file %s holds no English in Hindi, and no Devanagari in English',
  (_, make) => {
    for (const policy of policies) {
      expect(english(textsOfPaper(make(inHindi, policy)))).toEqual([]);
      expect(textsOfPaper(make(inEnglish, policy)).filter(isHindi)).toEqual([]);
    }
  },
);

test('the wording and the brochure of each product hold no English in Hindi, and no Devanagari in English', () => {
  const papersIn = (say: Say) =>
    catalogue.products.flatMap((product) => {
      const insurer = catalogue.insurers.get(product.insurer);
      if (!insurer) throw new Error(`${product.slug} has no insurer`);
      const facts = productFacts(catalogue, product, insurer, received);
      return [policyWording(say, facts), policyBrochure(say, facts)].flatMap(textsOfPaper);
    });
  expect(english(papersIn(inHindi))).toEqual([]);
  expect(papersIn(inEnglish).filter(isHindi)).toEqual([]);
});

const { calendar: _aCalendarFile, ...pdfPapers } = filePapers;

/** What is drawn of a paper: its file's own name and author are not, nor are the headings of a card. */
function drawnTexts(paper: FilePaper): readonly string[] {
  const { size, title } = paper;
  const sections = paper.sections.map((one) => ({ ...one, heading: size === 'card' ? title : one.heading }));
  return textsOfPaper({ ...paper, sections, name: title, author: title });
}

/** A line of more letters than some readers take for one code, with letters that a face joins. */
const address = [
  sameInAll('14 Cliff Road, Office Colony, Raffles Field, Staff Flats of the Offline Factory'),
];

function schedulesIn(names: readonly string[]): PolicySchedule {
  const schedule = aSchedule(names);
  return { ...schedule, proposer: { ...schedule.proposer, address } };
}

/** Each line that has a word of its own, whatever its figures: the others are drawn by the glyphs of those before. */
function linesOfNewWords(lines: readonly string[]): readonly string[] {
  const seenLines = new Set<string>();
  return lines.filter((line) => {
    const before = seenLines.size;
    for (const word of line.split(/\s+/)) seenLines.add(word.replaceAll(/\d/g, '0'));
    return seenLines.size > before;
  });
}

/** Every word that stands on the papers of all products. */
function linesOfProducts(say: Say): FilePaper {
  const lines = catalogue.products.flatMap((product) => {
    const insurer = catalogue.insurers.get(product.insurer);
    if (!insurer) throw new Error(`${product.slug} has no insurer`);
    const facts = productFacts(catalogue, product, insurer, received);
    const sheets = product.slabs.map((slab) => {
      const inShort = featuresInShort(say, slab);
      return informationSheet(say, { ...facts, slab, inShort });
    });
    return [policyWording(say, facts), policyBrochure(say, facts), ...sheets].flatMap(textsOfPaper);
  });
  const sections = [{ heading: 'Lines', blocks: [{ kind: 'list', lines: linesOfNewWords(lines) } as const] }];
  return { ...schedulePaper(say, aSchedule(['Asha'])), sections };
}

const drawnPapers = [
  ...Object.entries<MakePaper>({ ...pdfPapers, products: linesOfProducts }).flatMap(([file, make]) => [
    {
      file,
      language: 'English',
      paper: make(inEnglish, schedulesIn(['Asha Kulkarni', 'Zo\u00eb D\u2019Souza'])),
    },
    { file, language: 'Hindi', paper: make(inHindi, schedulesIn(['Asha Kulkarni', 'आशा कुलकर्णी'])) },
  ]),
].map((one) => ({ ...one, texts: drawnTexts(one.paper).map(onOneLine) }));

const files = new Map<FilePaper, Promise<Buffer>>();
function fileOf(paper: FilePaper): Promise<Buffer> {
  const file = files.get(paper) ?? paperPdf({ paper, language: 'hi-IN' });
  files.set(paper, file);
  return file;
}

test.each(drawnPapers)('pdf.js copies what stands on it out of the file $file in $language', async (one) => {
  const copied = onOneLine(await copiedText(await fileOf(one.paper)));
  expect(one.texts.length).toBeGreaterThan(3);
  expect(one.texts.filter((text) => !copied.includes(text))).toEqual([]);
});

test.skipIf(noPoppler).each(drawnPapers)(
  'poppler copies what stands on it out of the file $file in $language',
  async (one) => {
    const copied = onOneLine(copiedByPoppler(await fileOf(one.paper)));
    expect(one.texts.filter((text) => !copied.includes(text))).toEqual([]);
  },
);

test.each(drawnPapers)(
  'no code stands for more signs than readers take in the file $file in $language',
  async ({ paper }) => {
    const counts = signsOfCodes(await fileOf(paper));
    expect(counts).toContain(1);
    expect(counts.filter((count) => count < 1 || count > mostSignsOfCode)).toEqual([]);
  },
);
