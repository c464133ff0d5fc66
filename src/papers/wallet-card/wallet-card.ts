import { formatRupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { claimsContact } from '../cashless/cashless.ts';
import { dayInWords } from '../days.ts';
import { allOf } from '../lists.ts';
import type { FilePaper } from '../tree.ts';

/** One card for all on a policy, for a purse or a phone: who is covered, for what, until when, and whom to call. */
export function walletCard(say: Say, policy: PolicySchedule): FilePaper {
  const { insurerTitle: insurer, productTitle: product, policyNumber: number, tpa } = policy;
  const people = policy.insured.map(({ name, relation }) => name ?? say(`people.${relation}`));
  const { desk, phone } = claimsContact(policy);
  const valid = say('papers.card.valid.text', {
    from: dayInWords(say, policy.coverFrom),
    until: dayInWords(say, policy.coverUntil),
  });
  const facts = [
    { name: say('papers.card.people'), value: allOf(say, people) },
    { name: say('papers.schedule.cover'), value: coverLine(say, policy) },
    { name: say('papers.card.valid'), value: valid },
    { name: say('papers.card.call'), value: say('papers.card.call.text', { desk, phone }) },
    ...(tpa === undefined
      ? []
      : [
          {
            name: say('papers.receipt.insurer'),
            value: say('papers.card.call.text', { desk: insurer, phone: policy.insurerPhone }),
          },
        ]),
  ];
  return {
    size: 'card',
    name: say('papers.card.file', { number }),
    author: insurer,
    kind: say('papers.schedule.title', { insurer, product }),
    title: number,
    reference: say('papers.card.reference'),
    sections: [{ heading: say('papers.card.kind'), blocks: [{ kind: 'facts', facts }] }],
    warning: policy.isDemo ? say('papers.card.demo') : undefined,
  };
}

function coverLine(say: Say, { sumInsured, coverBasis, deductible }: PolicySchedule): string {
  const cover = say('papers.card.cover', { amount: amountInWords(say, sumInsured), basis: coverBasis });
  return deductible === undefined
    ? cover
    : say('papers.card.above', { cover, deductible: formatRupees(deductible) });
}
