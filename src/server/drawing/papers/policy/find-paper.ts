import type { ProposalId, VisitorId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { SignedProposal } from '#domain/proposal/papers/signed-proposal.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { cashlessPaper } from '#papers/cashless/cashless.ts';
import { receiptPaper } from '#papers/receipt/receipt.ts';
import { schedulePaper } from '#papers/schedule/schedule.ts';
import { signedProposalPaper } from '#papers/signed-proposal/signed-proposal.ts';
import { taxCertificatePaper } from '#papers/tax-certificate/tax-certificate.ts';
import { type FilePaper, leafLine } from '#papers/tree.ts';
import { walletCard } from '#papers/wallet-card/wallet-card.ts';
import { policySchedule } from '#usecases/owning/policy-schedule.ts';
import { signedProposal } from '#usecases/owning/signed-proposal.ts';
import { taxCertificate } from '#usecases/owning/tax-certificate.ts';
import { paymentReceipt } from '#usecases/paying/payment-receipt.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Say } from '#words/sentences.ts';
import { sayIn } from '../../../ground/words/say.ts';
import { sheetOf } from '../product-papers.ts';

type NamedPaper = {
  readonly paper: FilePaper;
  readonly fileName: string;
  /** The language it was signed in, which it keeps; absent: it is in that of whoever asks. */
  readonly language?: Language;
};
export type FindPaper = (
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
  say: Say,
) => Promise<Result<NamedPaper>>;

/** A paper of a policy that is there, under its number. */
export function ofPolicy(name: string, make: (say: Say, policy: PolicySchedule) => FilePaper): FindPaper {
  return async (ports, visitor, id, say) => {
    const schedule = await policySchedule(ports, visitor, id);
    if (!schedule.ok) return schedule;
    return ok({ paper: make(say, schedule.value), fileName: `${name}-${schedule.value.policyNumber}` });
  };
}

const receiptOf: FindPaper = async (ports, visitor, id, say) => {
  const receipt = await paymentReceipt(ports, visitor, id);
  if (!receipt.ok) return receipt;
  return ok({ paper: receiptPaper(say, receipt.value), fileName: `receipt-${receipt.value.proposalNumber}` });
};

const signedProposalOf: FindPaper = async (ports, visitor, id) => {
  const proposal = await signedProposal(ports, visitor, id);
  return proposal.ok ? ok(signedPaper(proposal.value)) : proposal;
};

/** In the language it was signed in, whoever asks. */
export function signedPaper(proposal: SignedProposal): NamedPaper {
  const { language, proposalNumber } = proposal;
  const paper = signedProposalPaper(sayIn(language), proposal);
  return { paper, language, fileName: `proposal-${proposalNumber}` };
}

const taxCertificateOf: FindPaper = async (ports, visitor, id, say) => {
  const certificate = await taxCertificate(ports, visitor, id);
  if (!certificate.ok) return certificate;
  const fileName = `tax-certificate-${certificate.value.policyNumber}`;
  return ok({ paper: taxCertificatePaper(say, certificate.value), fileName });
};

const sheetFileOf: FindPaper = async (ports, visitor, id, say) => {
  const proposal = await ports.store.findReadable(visitor, id, ports.clock.now());
  const catalogue = ports.catalogue.current();
  const sheet = proposal && sheetOf(say, { proposal, catalogue });
  const plan = proposal && planOfProposal(proposal, catalogue);
  if (!sheet || !plan) return fail('NOT_FOUND');
  const paper = {
    ...sheet,
    name: sheet.title,
    author: plan.insurerTitle,
    kind: say('papers.sheet.kind'),
    title: say('papers.schedule.title', { insurer: plan.insurerTitle, product: plan.productTitle }),
    reference: say('papers.receipt.reference', { number: proposal.number }),
    leaf: leafLine(say, proposal.number),
    warning: catalogue.demo ? say('papers.sheet.demo') : undefined,
  };
  return ok({ paper, fileName: `information-sheet-${proposal.number}` });
};

/** By the name that a file has in its address. */
export const paperFinders = {
  policy: ofPolicy('policy', schedulePaper),
  proposal: signedProposalOf,
  receipt: receiptOf,
  'tax-certificate': taxCertificateOf,
  'information-sheet': sheetFileOf,
  cashless: ofPolicy('cashless', cashlessPaper),
  card: ofPolicy('card', walletCard),
} as const satisfies Readonly<Record<string, FindPaper>>;

/** A name that any file system and any header takes. */
export function safeFileName(name: string): string {
  return name.replace(/[^\w-]/g, '');
}
