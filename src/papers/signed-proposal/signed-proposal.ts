import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import { dayInIndia, timeInIndia } from '#domain/date.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type {
  SignedProposal,
  SignedQuestion,
  SignedSection,
} from '#domain/proposal/papers/signed-proposal.ts';
import { consentPurposes } from '#domain/proposal/terms.ts';
import type { Say } from '#words/sentences.ts';
import { answerText } from '../answer-text.ts';
import { dayInWords } from '../days.ts';
import { ridersSections } from '../riders.ts';
import { factIf } from '../schedule/parties.ts';
import { nameOf } from '../schedule/people.ts';
import { type FilePaper, filled, leafLine, type PaperSection, textOf } from '../tree.ts';

/** Every question and answer that a policy rests on, with what was declared, when and in which language. */
export function signedProposalPaper(say: Say, proposal: SignedProposal): FilePaper {
  const { insurerTitle: insurer, productTitle: product, proposalNumber: number } = proposal;
  return {
    name: say('papers.proposal.file', { number }),
    author: insurer,
    authorInFull: proposal.company?.name,
    kind: say('papers.schedule.title', { insurer, product }),
    title: say('papers.proposal'),
    subtitle: say('papers.proposal.subtitle', {
      name: proposal.proposer,
      day: dayInWords(say, dayInIndia(proposal.signedAt)),
      time: timeInIndia(proposal.signedAt),
    }),
    reference: say('papers.receipt.reference', { number }),
    leaf: leafLine(say, number),
    sections: filled([
      requestSection(say, proposal),
      ...ridersSections(say, proposal.riders),
      ...proposal.sections.map((section) => answersSection(say, section)),
      declarationsSection(say, proposal),
    ]),
    warning: proposal.isDemo ? say('papers.proposal.demo') : undefined,
  };
}

function requestSection(say: Say, proposal: SignedProposal): PaperSection {
  const { sumInsured, coverBasis: basis, deductible, termYears: years, premium } = proposal;
  const facts = [
    ...factIf(say, 'papers.receipt.plan', proposal.productTitle),
    ...factIf(say, 'papers.schedule.uin', proposal.uin),
    ...factIf(
      say,
      'papers.schedule.sum',
      say('papers.proposal.sum', { amount: formatRupees(sumInsured), basis }),
    ),
    ...factIf(say, 'papers.schedule.deductible', deductible && formatRupees(deductible)),
    ...factIf(say, 'papers.proposal.term', say('papers.proposal.term.text', { years })),
    ...factIf(say, 'papers.proposal.premium', formatRupees(premium)),
    ...factIf(say, 'papers.receipt.policy', proposal.policyNumber),
  ];
  return { heading: say('papers.proposal.request'), blocks: [{ kind: 'facts', facts }] };
}

/** Letters that fit half of a page. */
const narrow = 28;

function answersSection(say: Say, { title, person, questions }: SignedSection): PaperSection {
  const topic = inLanguage(title, say.locale);
  const heading = person ? say('papers.proposal.about', { topic, name: nameOf(say, person) }) : topic;
  const facts = questions.map((question) => ({
    name: inLanguage(question.field.label, say.locale),
    value: answerOf(say, question),
  }));
  const isNarrow = facts.every(({ name, value }) => name.length <= narrow && value.length <= narrow);
  return { heading, blocks: [{ kind: 'facts', facts }], ...(isNarrow ? { half: true } : {}) };
}

/** A box that nobody ticked says no; a declaration that was made has its whole sentence, and when it was made. */
function answerOf(say: Say, { field, answer, declaredAt }: SignedQuestion): string {
  if (declaredAt !== undefined) {
    const text = field.hint ? inLanguage(field.hint, say.locale) : '';
    const day = dayInWords(say, dayInIndia(declaredAt));
    return say('papers.proposal.declared', { text, day, time: timeInIndia(declaredAt) });
  }
  if (answer === undefined || answer === '') {
    return say(field.kind === 'tick' ? 'visitor-data.no' : 'papers.proposal.unanswered');
  }
  return answerText(say, answer, field);
}

function declarationsSection(say: Say, proposal: SignedProposal): PaperSection {
  const { proposer: name, signedAt, consents, hasNewerForm, language } = proposal;
  const lines = consents.filter(({ given }) => given).map((receipt) => declarationLine(say, receipt));
  const day = dayInWords(say, dayInIndia(signedAt));
  const signature = say('papers.proposal.signature', { name, day, time: timeInIndia(signedAt), language });
  const note = hasNewerForm ? [textOf(say('papers.proposal.newer-form'))] : [];
  return {
    heading: say('papers.proposal.declarations'),
    blocks: [{ kind: 'list', lines }, textOf(signature), ...note],
  };
}

/** A text that has changed since is named by its version: what is printed is what was read. */
function declarationLine(say: Say, { purpose, textVersion: version }: ConsentReceipt): string {
  const isOfToday = consentPurposes.some((one) => one.purpose === purpose && one.textVersion === version);
  return isOfToday
    ? say('papers.proposal.consent', { text: say(`consent.${purpose}`), version })
    : say('papers.proposal.consent.older', { what: say(`visitor-data.consent.${purpose}`), version });
}
