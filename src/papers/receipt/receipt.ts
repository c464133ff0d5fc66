import { formatRupees } from '#domain/money.ts';
import type { PaymentReceipt, ReceivedPayment } from '#domain/payment/payment-receipt.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { allOf } from '../lists.ts';
import { nameOf } from '../schedule/people.ts';
import { type FilePaper, leafLine, type PaperFact, type PaperSection, textOf } from '../tree.ts';

/** What was paid for a proposal and what became of it, to keep as a file. */
export function receiptPaper(say: Say, receipt: PaymentReceipt): FilePaper {
  const { insurerTitle: insurer, productTitle: product, proposalNumber: number, payments } = receipt;
  const keepsMoney = payments.some(({ refund }) => refund === undefined);
  return {
    name: say('papers.receipt.file', { number }),
    author: say('papers.receipt.author'),
    kind: say('papers.schedule.title', { insurer, product }),
    title: say('papers.receipt'),
    figure: figureOf(say, payments),
    reference: say('papers.receipt.reference', { number }),
    leaf: leafLine(say, number),
    sections: [
      ...payments.map((payment, at) => paymentSection(say, payment, at + 1, payments.length)),
      purposeSection(say, receipt),
      ...(keepsMoney ? [taxSection(say, receipt)] : []),
    ],
    warning: receipt.isDemo ? say('papers.receipt.demo') : undefined,
  };
}

/** Several payments have no one figure. */
function figureOf(say: Say, payments: readonly ReceivedPayment[]): PaperFact | undefined {
  const [only, ...others] = payments;
  if (!only || others.length > 0) return undefined;
  return { name: say('papers.receipt.amount'), value: formatRupees(only.amount) };
}

function paymentSection(say: Say, payment: ReceivedPayment, at: number, of: number): PaperSection {
  const { amount, split, method, orderedOn, receivedOn, refund } = payment;
  const fact = (id: Parameters<Say>[0], value: string | undefined): readonly PaperFact[] =>
    value === undefined ? [] : [{ name: say(id), value }];
  const facts = [
    ...fact('papers.receipt.amount', formatRupees(amount)),
    ...fact('papers.receipt.net', split && formatRupees(split.net)),
    ...fact('papers.receipt.gst', split && gstInWords(say, split)),
    ...fact('papers.receipt.received', receivedOn && dayInWords(say, receivedOn)),
    ...fact('papers.receipt.ordered', dayInWords(say, orderedOn)),
    ...fact('papers.receipt.method', method),
    ...fact('papers.receipt.number', payment.receipt),
    ...fact('papers.receipt.order', payment.gatewayOrderId),
    ...fact('papers.receipt.refund', refund && refundInWords(say, payment, refund)),
  ];
  return { heading: say('papers.receipt.payment', { at, of }), blocks: [{ kind: 'facts', facts }] };
}

function taxSection(say: Say, { policyNumber }: PaymentReceipt): PaperSection {
  const certificate = policyNumber === undefined ? [] : [textOf(say('papers.receipt.tax.certificate'))];
  return {
    heading: say('papers.receipt.tax'),
    blocks: [textOf(say('papers.receipt.tax.text')), ...certificate],
  };
}

function gstInWords(say: Say, { tax }: NonNullable<ReceivedPayment['split']>): string {
  return tax === 0 ? say('papers.schedule.gst.nil') : formatRupees(tax);
}

function refundInWords(say: Say, payment: ReceivedPayment, { on }: NonNullable<ReceivedPayment['refund']>) {
  const amount = formatRupees(payment.amount);
  return on === undefined
    ? say('papers.receipt.refund.due', { amount })
    : say('papers.receipt.refund.made', { amount, on: dayInWords(say, on) });
}

function purposeSection(say: Say, receipt: PaymentReceipt): PaperSection {
  const { insurerTitle, productTitle, payer, insured, proposalNumber, policyNumber } = receipt;
  const facts: readonly PaperFact[] = [
    { name: say('papers.receipt.insurer'), value: insurerTitle },
    { name: say('papers.receipt.plan'), value: productTitle },
    { name: say('papers.schedule.proposer'), value: payer },
    {
      name: say('papers.schedule.people'),
      value: allOf(
        say,
        insured.map((one) => nameOf(say, one)),
      ),
    },
    { name: say('papers.schedule.proposal'), value: proposalNumber },
    ...(policyNumber === undefined ? [] : [{ name: say('papers.receipt.policy'), value: policyNumber }]),
  ];
  const no = policyNumber === undefined ? [textOf(say('papers.receipt.no-policy'))] : [];
  return { heading: say('papers.receipt.for'), blocks: [{ kind: 'facts', facts }, ...no] };
}
