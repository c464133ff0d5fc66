import { freeLookDays } from '#domain/cover/policy-days.ts';
import type { Letter } from '#domain/message/letter.ts';
import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { type Paper, textOf } from '../tree.ts';

type PolicyIssued = Extract<Letter, { readonly kind: 'policy-issued' }>;

/** The letter goes to the buyer when the policy is there. Nothing of health goes into a letter. */
export function policyIssuedLetter(say: Say, issued: PolicyIssued): Paper {
  const { firstName: name, policyNumber: number, link } = issued;
  const amount = formatRupees(issued.received);
  const [from, until] = [dayInWords(say, issued.coverFrom), dayInWords(say, issued.coverUntil)];
  const lines = [
    say('letter.policy-issued.money', { number, amount }),
    say('letter.policy-issued.days', { from, until }),
    issued.renews === undefined
      ? say('letter.policy-issued.free-look', { days: freeLookDays })
      : say('letter.policy-issued.renews', { number: issued.renews }),
    ...(issued.hasPapers ? [say('letter.policy-issued.attached'), say('letter.policy-issued.password')] : []),
    ...(link
      ? [
          say('letter.policy-issued.link'),
          link.address,
          say('letter.resume-link.code', { end: link.mobileEnds }),
        ]
      : [say('letter.policy-issued.papers')]),
    say('letter.close'),
  ];
  return {
    title: say('letter.policy-issued.subject', { number }),
    sections: [{ heading: say('letter.greeting', { name }), blocks: lines.map(textOf) }],
  };
}
