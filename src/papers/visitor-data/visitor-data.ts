import { scoreItems } from '#domain/cover/features.ts';
import type { Instant } from '#domain/date.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { Member } from '#domain/person/member.ts';
import { spokenAs } from '#domain/proposal/spoken-relation.ts';
import type { LaterAnswers } from '#domain/quote/later-answers.ts';
import type { HeldData, HeldPurchase } from '#domain/retention/held-data.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { dayInWords } from '../days.ts';
import type { PaperSection } from '../tree.ts';
import { type FilePaper, type PaperBlock, type PaperFact, textOf } from '../tree.ts';
import { answersOf, type FormAnswerContext } from './answers.ts';
import { consentFact, day } from './facts.ts';

type PaperInput = FormAnswerContext & {
  readonly data: HeldData;
  readonly conditions: readonly Condition[];
  readonly at: Instant;
};

/** Everything that is held of a visitor, to be read and kept. */
export function heldPaper(say: Say, input: PaperInput): FilePaper {
  const { quotes, purchases, shares } = input.data;
  const visit = visitSections(say, input.data);
  const sections = [
    ...purchases.map((purchase) => purchaseSection(say, purchase, input)),
    ...quotes.map((quote) => quoteSection(say, quote, input)),
    ...(shares.length > 0 ? [sharesSection(say, shares)] : []),
    ...visit,
  ];
  const none = { heading: say('visitor-data.title'), blocks: [textOf(say('visitor-data.nothing'))] };
  return {
    name: say('visitor-data.file'),
    author: say('visitor-data.author'),
    kind: say('visitor-data.kind'),
    title: say('visitor-data.title'),
    reference: say('visitor-data.made', { date: day(say, input.at) }),
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
    ...fact(say, 'visitor-data.made-on', day(say, createdAt)),
    ...fact(say, 'visitor-data.pincode', request.pincode),
    ...fact(say, 'visitor-data.pincode.parents', request.parentsPincode),
    ...fact(say, 'visitor-data.cover', amountInWords(say, request.sumInsured)),
    ...laterFacts(say, request),
  ];
  const heading = say('visitor-data.quote', { number: crn });
  return { heading, blocks: [{ kind: 'facts', facts }, peopleOf(say, request.members, input)] };
}

/** The answers that a quote takes later. */
function laterFacts(say: Say, { bearable, importance = {} }: LaterAnswers): readonly PaperFact[] {
  return [
    ...fact(say, 'visitor-data.bearable', bearable && formatRupees(rupees(bearable))),
    ...scoreItems.flatMap((item): readonly PaperFact[] => {
      const word = importance[item];
      if (!word) return [];
      const name = say('visitor-data.importance', { feature: say(`demand.${item}`) });
      return [{ name, value: say(`visitor-data.importance.${word}`) }];
    }),
    ...fact(
      say,
      'visitor-data.hospitals',
      importance.hospitals?.map(({ id, pincode }) => `${id} (${pincode})`).join(', '),
    ),
  ];
}

function purchaseSection(say: Say, purchase: HeldPurchase, input: PaperInput): PaperSection {
  const { proposal, policy, payments, letters } = purchase;
  const { kyc, plan, consents } = proposal;
  const facts = [
    ...fact(say, 'visitor-data.plan', plan && `${plan.insurerTitle} ${plan.productTitle}`),
    ...fact(say, 'visitor-data.policy', policy && policyText(say, policy)),
    ...fact(say, 'visitor-data.price', formatRupees(proposal.price.total)),
    ...fact(say, 'visitor-data.begun', day(say, proposal.createdAt)),
    ...fact(say, 'visitor-data.changed', day(say, proposal.updatedAt)),
    ...fact(say, 'visitor-data.pincode', proposal.pincode),
    ...fact(say, 'visitor-data.pincode.parents', proposal.parentsPincode),
    ...fact(
      say,
      'visitor-data.identity',
      kyc.maskedNumber && identityText(say, kyc.maskedNumber, kyc.verifiedName),
    ),
    ...consents.map((receipt) => consentFact(say, receipt)),
    ...payments.map(({ receipt, amount, createdAt }) => ({
      name: say('visitor-data.payment', { receipt }),
      value: say('visitor-data.payment.text', { amount: formatRupees(amount), date: day(say, createdAt) }),
    })),
    ...letters.map(({ channel, recipient: to, lastTriedAt }) => ({
      name: say(`visitor-data.letter.${channel}`, { to }),
      value: day(say, lastTriedAt),
    })),
  ];
  return {
    heading: say('visitor-data.application', { number: proposal.number }),
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
  return say('visitor-data.policy.text', { number, from, until });
}

function identityText(say: Say, number: string, name: string | undefined): string {
  return name === undefined ? number : say('visitor-data.identity.text', { number, name });
}

function sharesSection(say: Say, shares: HeldData['shares']): PaperSection {
  const lines = shares.map(({ createdAt, expiresAt }) =>
    say('visitor-data.share', { from: day(say, createdAt), until: day(say, expiresAt) }),
  );
  return { heading: say('visitor-data.shares'), blocks: [{ kind: 'list', lines }] };
}

function peopleOf(say: Say, members: readonly Member[], { conditions }: PaperInput): PaperBlock {
  const lines = members.map(({ relation, gender, age, conditions: ids, habits }) => {
    const who = say(`people.${spokenAs(relation, gender)}`);
    const years = age && say(`visitor-data.${age.unit}`, { count: age.count });
    const person = years === undefined ? who : say('visitor-data.person', { who, age: years });
    const illnesses = ids.flatMap((id) => conditions.find((each) => each.id === id) ?? []);
    const facts = [
      ...illnesses.map(({ name }) => inLanguage(name, say.locale)),
      ...habits.map((habit) => say(`visitor-data.habit.${habit}`)),
    ];
    return facts.length === 0
      ? person
      : say('visitor-data.person.health', { person, said: facts.join(', ') });
  });
  return { kind: 'list', lines };
}

/** What stands by the visit and by no purchase. Single events are in the file: here it is said what they are. */
function visitSections(say: Say, data: HeldData): readonly PaperSection[] {
  const { callBacks, consents, flags } = data;
  const lists = [
    { heading: say('visitor-data.call-backs'), lines: callBacks.map((each) => callBackLine(say, each)) },
    { heading: say('visitor-data.counted'), lines: eventLines(say, data) },
    {
      heading: say('visitor-data.flags'),
      lines: flags.map(({ at }) => say('visitor-data.flag', { date: day(say, at) })),
    },
  ];
  const agreed = consents.map((receipt) => consentFact(say, receipt));
  return [
    ...(agreed.length > 0
      ? [{ heading: say('visitor-data.agreed'), blocks: [{ kind: 'facts', facts: agreed } as const] }]
      : []),
    ...lists.flatMap(({ heading, lines }): readonly PaperSection[] =>
      lines.length > 0 ? [{ heading, blocks: [{ kind: 'list', lines }] }] : [],
    ),
  ];
}

function callBackLine(
  say: Say,
  { askedAt: time, settledAt, mobileEnds: end }: HeldData['callBacks'][number],
) {
  const request = { end, date: day(say, time) };
  return settledAt === undefined
    ? say('visitor-data.call-back.waits', request)
    : say('visitor-data.call-back.settled', { ...request, until: day(say, settledAt) });
}

function eventLines(say: Say, { events }: HeldData): readonly string[] {
  return (['usage', 'service'] as const).flatMap((kind) => {
    const own = events.filter((event) => event.kind === kind);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const days = { from: day(say, first.at), until: day(say, last.at) };
    return [say(`visitor-data.counted.${kind}`, { count: own.length, ...days })];
  });
}
