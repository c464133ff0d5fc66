import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { maskedEmail } from '#domain/message/masked-address.ts';
import { paperPassword } from '#domain/message/paper-password.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { maskText } from '#domain/proposal/form/masked.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { SignedProposal, SignedQuestion } from '#domain/proposal/papers/signed-proposal.ts';
import { ok, type Result } from '#domain/result.ts';
import { schedulePaper } from '#papers/schedule/schedule.ts';
import { signedProposal } from '#usecases/owning/signed-proposal.ts';
import type { Attachment, PolicyPapers } from '#usecases/ports/messages.ts';
import type { Ports } from '#usecases/ports.ts';
import { createWorkQueue } from '../../../ground/queues/work-queue.ts';
import { fallback } from '../../../ground/words/language.ts';
import { sayIn } from '../../../ground/words/say.ts';
import type { PaperDrawer } from '../../threads/paper-drawer.ts';
import { type FindPaper, ofPolicy, paperFinders, safeFileName, signedPaper } from './find-paper.ts';

/** A round of letters has twenty, each with one paper in hand, so that none is ever turned away. */
const mostWaiting = 100;
/** Milliseconds from when a letter asks for its papers: soon enough for the letter to be still this server's to send. */
const drawnWithin = 180_000;
/**
 * The number and the address to which codes and letters go stand masked: whoever reads the mailbox and opens the file by a
 * guessed birth date would know whom to ring for the code of the link that is in the same letter.
 */
const mailed: readonly FindPaper[] = [
  ofPolicy('policy', (say, policy) => schedulePaper(say, withMaskedContact(policy))),
  async (ports, owner, id) => {
    const proposal = await signedProposal(ports, owner, id);
    return proposal.ok ? ok(signedPaper(withMaskedAnswers(proposal.value))) : proposal;
  },
  paperFinders['information-sheet'],
  paperFinders.receipt,
  paperFinders['tax-certificate'],
  paperFinders.card,
];

/**
 * Draws what goes with the letter of a policy, one paper after the other, so that whoever waits on a page for a paper has a
 * turn in between. A paper holds names and birth dates and an address may be mistyped, so nothing goes out unlocked.
 */
export function createPolicyPapers(ports: Ports, draw: PaperDrawer['draw']): PolicyPapers {
  const inTurn = createWorkQueue(1, mostWaiting);
  return async (id, language = fallback) => {
    const proposal = await ports.store.getProposal(id);
    const password = proposal && paperPassword(contactOf(proposal).dateOfBirth);
    if (!proposal || password === undefined) return [];
    const until = performance.now() + drawnWithin;
    const files: Attachment[] = [];
    for (const find of mailed) {
      const paperNow = await paperOf(ports, id, (owner) => find(ports, owner, id, sayIn(language)));
      if (!paperNow) continue;
      const { paper, fileName, language: ownLanguage = language } = paperNow;
      const content = await inTurn(async () =>
        performance.now() < until
          ? drawPaper(() => draw({ paper, language: `${ownLanguage}-IN`, password }))
          : undefined,
      );
      if (!content) return undefined;
      files.push({ fileName: `${safeFileName(fileName)}.pdf`, title: paper.kind, content });
    }
    return files;
  };
}

/**
 * A paper as its owner of now finds it: drawing takes seconds, and a visit that buys on meanwhile has another name, to which
 * the policy passes. Undefined where that one does not find it either: the others go out without it.
 */
async function paperOf<Value>(
  { store }: Ports,
  id: ProposalId,
  find: (owner: VisitorId) => Promise<Result<Value>>,
): Promise<Value | undefined> {
  let before: VisitorId | undefined;
  for (;;) {
    const owner = (await store.getProposal(id))?.owner;
    if (owner === undefined || owner === before) return undefined;
    const result = await find(owner);
    if (result.ok) return result.value;
    before = owner;
  }
}

function withMaskedContact(policy: PolicySchedule): PolicySchedule {
  const { mobile, email } = policy.proposer;
  return { ...policy, proposer: { ...policy.proposer, mobile: maskText(mobile), email: maskedEmail(email) } };
}

function withMaskedAnswers(proposal: SignedProposal): SignedProposal {
  const masked = ({ field, answer }: SignedQuestion): SignedQuestion => {
    if (typeof answer !== 'string') return { field, answer };
    if (field.kind === 'mobile') return { field, answer: maskText(answer) };
    return { field, answer: field.kind === 'email' ? maskedEmail(answer) : answer };
  };
  const sections = proposal.sections.map((one) => ({ ...one, questions: one.questions.map(masked) }));
  return { ...proposal, sections };
}

/** Undefined where the drawing thread broke or took too long: the letter is tried again with a new one. */
function drawPaper(draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
  return draw().catch(() => undefined);
}
