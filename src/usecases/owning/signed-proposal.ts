import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { basisOf } from '#domain/price/rating.ts';
import { contactOf, formOf } from '#domain/proposal/form/answers.ts';
import { nothingElseField } from '#domain/proposal/form/declaration/declaration.ts';
import { type Answers, formNames } from '#domain/proposal/form/fields.ts';
import {
  type BuiltForm,
  type BuiltSection,
  shownAnswers,
  visibleFields,
} from '#domain/proposal/form/forms.ts';
import { maskAnswers } from '#domain/proposal/form/masked.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import type {
  SignedProposal,
  SignedQuestion,
  SignedSection,
} from '#domain/proposal/papers/signed-proposal.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import { takenRiders } from '#domain/proposal/taken-riders.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { asIssued } from '#domain/service/change/present-policy.ts';
import { builtForm } from '../applying/proposal-form.ts';
import type { Ports } from '../ports.ts';

/**
 * The proposal as its proposer signed it, for whoever may read its policy. Fails with `NOT_FOUND` for anybody else, and
 * before it was declared that the answers are true. Numbers of accounts and of the PAN have their last signs alone, as
 * everywhere.
 */
export async function signedProposal(
  ports: Ports,
  owner: VisitorId,
  id: ProposalId,
): Promise<Result<SignedProposal>> {
  const present = await ports.store.findReadable(owner, id, ports.clock.now());
  const proposal = present && asIssued(present);
  const catalogue = ports.catalogue.current();
  const plan = proposal && planOfProposal(proposal, catalogue);
  const declaration = proposal?.consents.findLast(({ purpose, given }) => purpose === 'declaration' && given);
  if (!proposal?.agreement || !plan || !declaration) return fail('NOT_FOUND');
  const signedAt = declaration.at;
  return ok({
    proposalNumber: proposal.number,
    policyNumber: (await ports.store.policyOf(id))?.policyNumber,
    insurerTitle: plan.insurerTitle,
    company: catalogue.insurers.get(proposal.insurerSlug)?.company,
    uin: catalogue.slabs.get(proposal.slabId)?.product.uin,
    productTitle: plan.productTitle,
    coverBasis: basisOf(proposal.group),
    sumInsured: plan.sumInsured,
    deductible: plan.deductible,
    termYears: proposal.termYears,
    riders: takenRiders(plan, proposal.price),
    premium: proposal.agreement.total,
    proposer: contactOf(proposal).name,
    signedAt,
    language: declaration.language ?? 'en',
    hasNewerForm: proposal.price.catalogueVersion !== catalogue.version,
    sections: signedSections(proposal, catalogue, dayInIndia(signedAt)),
    consents: proposal.consents.filter(({ at }) => at === signedAt),
    isDemo: catalogue.demo,
  });
}

/** Every form in the order of the steps, with the questions that these answers show. */
function signedSections(
  proposal: Proposal,
  catalogue: Catalogue,
  signedOn: IsoDate,
): readonly SignedSection[] {
  return formNames.flatMap((name) => {
    const built = builtForm(catalogue, proposal, name);
    const answers = maskAnswers(built, shownAnswers(built, proposal.forms[name]));
    const visible = new Set(visibleFields(built, answers, signedOn).map((field) => field.name));
    return built.sections.flatMap((section) => {
      const questions = questionsOf(section, answers, visible).map((question) =>
        question.field.question === nothingElseField && question.answer === true
          ? { ...question, declaredAt: proposal.declaredAt?.[name] }
          : question,
      );
      return questions.length === 0
        ? []
        : [{ title: section.title, person: personOf(proposal, section), questions }];
    });
  });
}

/** A number that was typed twice is one answer. */
function questionsOf(
  { fields }: BuiltSection,
  answers: Answers,
  visible: ReadonlySet<string>,
): readonly SignedQuestion[] {
  return fields
    .filter(({ name, sameAs }) => visible.has(name) && sameAs === undefined)
    .map((field) => ({
      field,
      answer: Object.hasOwn(answers, field.name) ? answers[field.name] : undefined,
    }));
}

function personOf(proposal: Proposal, { member: key }: BuiltForm['sections'][number]) {
  const member = proposal.members.find((each) => each.key === key);
  if (!member) return undefined;
  const name = fullNameOf(formOf(proposal, 'insuredMembers'), `${member.key}.`) || undefined;
  return { name, relation: spokenAs(member.relation, member.gender) };
}
