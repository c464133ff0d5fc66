import { freeLookDays } from '#domain/cover/policy-days.ts';
import type { IssuedCover, Letter } from '#domain/message/letter.ts';
import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { shortDay } from '../days.ts';
import { allOf } from '../lists.ts';
import {
  type DateRow,
  greeting,
  type LetterBlock,
  type LetterPage,
  small,
  text,
  unbroken,
  wayIn,
} from './letter-page.ts';

type PolicyIssued = Extract<Letter, { readonly kind: 'policy-issued' }>;

/** The letter goes to the buyer when the policy is there. Nothing of health goes into a letter. */
export function policyIssuedLetter(say: Say, issued: PolicyIssued): LetterPage {
  const { firstName, policyNumber: number, renews, cover, papers = [], link } = issued;
  const from = shortDay(say, issued.coverFrom);
  const dates = datesOf(say, issued);
  return {
    subject: say('letter.policy-issued.subject', { number }),
    title: say(renews === undefined ? 'letter.policy-issued.title' : 'letter.policy-issued.title.renews', {
      from,
    }),
    blocks: [
      greeting(say, firstName),
      issueText(say, issued),
      ...(renews === undefined ? [] : [text(say('letter.policy-issued.renews', { number: renews }))]),
      ...attached(say, papers),
      { kind: 'dates', heading: say('letter.policy-issued.when'), rows: dates },
      ...wayIn(say, link, 'letter.button.policy', 'letter.policy-issued.here'),
      ...(link ? [small(say('letter.policy-issued.later'))] : []),
      ...(cover ? [small(hospitalText(say, cover))] : []),
    ],
  };
}

function issueText(say: Say, { policyNumber: number, received, cover }: PolicyIssued): LetterBlock {
  const amount = formatRupees(received);
  if (!cover) return text(say('letter.policy-issued.money', { number, amount }), [amount]);
  const { insurer, plan, people } = cover;
  const facts = { insurer, plan, amount, cover: amountInWords(say, cover.sumInsured) };
  const sentence =
    people.length === 0
      ? say('letter.policy-issued.cover', facts)
      : say('letter.policy-issued.people', { ...facts, people: allOf(say, people) });
  return text(sentence, [plan, amount]);
}

function attached(say: Say, papers: readonly string[]): readonly LetterBlock[] {
  if (papers.length === 0) return [];
  return [
    text(say('letter.policy-issued.attached')),
    { kind: 'files', names: papers },
    small(say('letter.policy-issued.password')),
  ];
}

function datesOf(say: Say, { coverFrom, coverUntil, cover }: PolicyIssued): readonly DateRow[] {
  const [from, until] = [shortDay(say, coverFrom), shortDay(say, coverUntil)];
  const { freeLookUntil, illnessFrom } = cover ?? {};
  return [
    {
      when: say('letter.policy-issued.now'),
      text: say('letter.policy-issued.read'),
      note: say('letter.policy-issued.read.note'),
    },
    ...(freeLookUntil
      ? [
          {
            when: shortDay(say, freeLookUntil),
            text: say('letter.policy-issued.free-look'),
            note: say('letter.policy-issued.free-look.note', { days: freeLookDays }),
          },
        ]
      : []),
    ...(illnessFrom
      ? [
          {
            when: shortDay(say, illnessFrom),
            text: say('letter.policy-issued.illness'),
            note: say('letter.policy-issued.illness.note', { from }),
          },
        ]
      : []),
    {
      when: until,
      text: say('letter.policy-issued.renewal'),
      note: say('letter.policy-issued.renewal.note'),
    },
  ];
}

function hospitalText(say: Say, { insurer, insurerPhone: phone }: IssuedCover): string {
  return say('letter.hospital', { insurer, phone: unbroken(phone) });
}
