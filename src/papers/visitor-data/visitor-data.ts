import type { Instant } from '#domain/date.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { Member } from '#domain/person/member.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import type { HeldData, HeldPurchase } from '#domain/retention/held-data.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { dayInWords } from '../days.ts';
import { type FilePaper, type PaperBlock, type PaperFact, type PaperSection, textOf } from '../tree.ts';
import { type AnswerContext, answersOf } from './answers.ts';
import { consentFact, day } from './facts.ts';
import { visitSections } from './visit.ts';

type PaperInput = AnswerContext & {
  readonly held: HeldData;
  readonly conditions: readonly Condition[];
  readonly at: Instant;
};

/** Everything that is held of a visitor, to be read and kept. */
export function heldPaper(say: Say, input: PaperInput): FilePaper {
  const { quotes, purchases, shares } = input.held;
  const visit = visitSections(say, input.held);
  const sections = [
    ...purchases.map((purchase) => purchaseSection(say, purchase, input)),
    ...quotes.map((quote) => quoteSection(say, quote, input)),
    ...(shares.length > 0 ? [sharesSection(say, shares)] : []),
    ...visit,
  ];
  const none = { heading: say('held.title'), blocks: [textOf(say('held.nothing'))] };
  return {
    name: say('held.file'),
    author: say('held.author'),
    kind: say('held.kind'),
    title: say('held.title'),
    reference: say('held.made', { date: day(say, input.at) }),
    sections: sections.length > 0 ? sections : [none],
    warning: undefined,
  };
}

type Names = Parameters<Say>[0];

const fact = (say: Say, id: Names, value: string | undefined): readonly PaperFact[] =>
  value === undefined || value === '' ? [] : [{ name: say(id), value }];

function quoteSection(
  say: Say,
  { crn, createdAt, request }: HeldData['quotes'][number],
  input: PaperInput,
): PaperSection {
  const facts = [
    ...fact(say, 'held.made-on', day(say, createdAt)),
    ...fact(say, 'held.pincode', request.pincode),
    ...fact(say, 'held.pincode.parents', request.parentsPincode),
    ...fact(say, 'held.cover', amountInWords(say, request.sumInsured)),
  ];
  const heading = say('held.quote', { number: crn });
  return { heading, blocks: [{ kind: 'facts', facts }, peopleOf(say, request.members, input)] };
}

function purchaseSection(say: Say, purchase: HeldPurchase, input: PaperInput): PaperSection {
  const { proposal, policy, payments, letters } = purchase;
  const { kyc, plan, consents } = proposal;
  const facts = [
    ...fact(say, 'held.plan', plan && `${plan.insurerTitle} ${plan.productTitle}`),
    ...fact(say, 'held.policy', policy && policyText(say, policy)),
    ...fact(say, 'held.price', formatRupees(proposal.price.total)),
    ...fact(say, 'held.begun', day(say, proposal.createdAt)),
    ...fact(say, 'held.changed', day(say, proposal.updatedAt)),
    ...fact(say, 'held.pincode', proposal.pincode),
    ...fact(say, 'held.pincode.parents', proposal.parentsPincode),
    ...fact(say, 'held.identity', kyc.maskedNumber && identityText(say, kyc.maskedNumber, kyc.verifiedName)),
    ...consents.map((receipt) => consentFact(say, receipt)),
    ...payments.map(({ receipt, amount, createdAt }) => ({
      name: say('held.payment', { receipt }),
      value: say('held.payment.text', { amount: formatRupees(amount), date: day(say, createdAt) }),
    })),
    ...letters.map(({ channel, recipient: to, lastTriedAt }) => ({
      name: say(`held.letter.${channel}`, { to }),
      value: day(say, lastTriedAt),
    })),
  ];
  return {
    heading: say('held.application', { number: proposal.number }),
    blocks: [
      { kind: 'facts', facts },
      peopleOf(say, proposal.members, input),
      ...answersOf(say, proposal, input),
    ],
  };
}

function policyText(
  say: Say,
  { policyNumber: number, coverFrom, coverUntil }: NonNullable<HeldPurchase['policy']>,
) {
  const [from, until] = [dayInWords(say, coverFrom), dayInWords(say, coverUntil)];
  return say('held.policy.text', { number, from, until });
}

function identityText(say: Say, number: string, name: string | undefined): string {
  return name === undefined ? number : say('held.identity.text', { number, name });
}

function sharesSection(say: Say, shares: HeldData['shares']): PaperSection {
  const lines = shares.map(({ createdAt, expiresAt }) =>
    say('held.share', { from: day(say, createdAt), until: day(say, expiresAt) }),
  );
  return { heading: say('held.shares'), blocks: [{ kind: 'list', lines }] };
}

function peopleOf(say: Say, members: readonly Member[], { conditions }: PaperInput): PaperBlock {
  const lines = members.map(({ relation, gender, age, conditions: ids, habits }) => {
    const who = say(`people.${spokenAs(relation, gender)}`);
    const years = age && say(`held.${age.unit}`, { count: age.count });
    const person = years === undefined ? who : say('held.person', { who, age: years });
    const illnesses = ids.flatMap((id) => conditions.find((each) => each.id === id) ?? []);
    const said = [
      ...illnesses.map(({ name }) => inLanguage(name, say.locale)),
      ...habits.map((habit) => say(`held.habit.${habit}`)),
    ];
    return said.length === 0 ? person : say('held.person.health', { person, said: said.join(', ') });
  });
  return { kind: 'list', lines };
}
