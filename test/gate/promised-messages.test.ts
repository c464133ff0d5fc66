import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { KycStage } from '#domain/kyc/kyc.ts';
import { type Language, languages } from '#domain/local-text.ts';
import { type Telling, tellingOf, tellingOfPayment } from '#domain/message/change-letters.ts';
import { channelsOfLetter, messageChannels } from '#domain/message/channels.ts';
import type { Letter } from '#domain/message/letter.ts';
import { type RequestTelling, requestNews, tellingOfRequest } from '#domain/message/service-letters.ts';
import { paymentStates } from '#domain/payment/payment.ts';
import { proposalEvents, proposalStates } from '#domain/proposal/state.ts';
import { requestEvents, requestStates } from '#domain/service/request-state.ts';
import { someLetters, writeLetter } from '#test/letters.ts';

/** How a sentence speaks of a message of ours that comes. */
const speaksOfMessage: Readonly<Record<Language, RegExp>> = {
  en: /\bwe (?:also |will |can )?(?:write|mail|e-?mail|send|remind)|on its way to|\b(?:our|an|the|that|your|newest) e-?mails?\b|e-?mailed|\bSMS\b|WhatsApp/i,
  hi: /ईमेल कर|ईमेल भेज|ईमेल में|ईमेल करते|ईमेल करके|पर भी भेज|भेज रहे|मैसेज|याद (?:हम|एक|दिला)|SMS|WhatsApp/,
};

type Keeper = Letter['kind'] | (typeof messageChannels)[number];

/** What keeps a sentence: the letters, or the way, of which it speaks. Or why it promises nothing. */
type Row = readonly Keeper[] | string;

const ofTyping = 'it speaks of what its reader types';
const ofCode = 'it speaks of the code that came, and of nothing to come';
const noMessage = 'it speaks of no message of ours';

const keepers: Readonly<Record<string, Row>> = {
  'consent.do-not-call-override': ['mail', 'sms'],
  'consent.whatsapp': ['whatsapp'],
  'privacy.do-not-call-override': ['sms'],
  'privacy.whatsapp': ['whatsapp'],
  'visitor-data.consent.whatsapp': ['whatsapp'],
  'visitor-data.letter.sms': ['sms'],
  'visitor-data.letter.whatsapp': ['whatsapp'],
  'data.rule.message': ['mail', 'sms', 'whatsapp'],
  'data.rule.sent-to': 'it says what is kept of what was sent',
  'policy.sent': ['policy-issued'],
  'policy.renew.letter': ['renewal-due'],
  'outcome.write': ['policy-issued', 'purchase-closed', 'payment-failed'],
  'policy.calendar.note': noMessage,
  'policy.calendar.note.renewal': noMessage,
  'opening.code.way': ['opening-code'],
  'opening.code.way.mail': ['opening-code'],
  'opens.code.then': ['address-code'],
  'opens.prove': ['opening-code'],
  'opens.prove.text': ['opening-code'],
  'opens.prove.way': ['address-code'],
  'failure.CODE_NEEDED': ['opening-code'],
  'opening.over.asked': ['opening-code'],
  'opening.sending': noMessage,
  'opening.lost.text': ['number-changing'],
  'opening.lost.hospital': ['policy-issued'],
  'resume.make.1': ['resume-link'],
  'resume.made': 'it says that nothing was sent',
  'resume.made.mail-later': 'it says that nothing was sent',
  'resume.not-you.insurer': ['policy-issued', 'renewal-due'],
  'resume.not-you.mobile': 'it says that no more is sent',
  'resume.over.anew': ['policy-issued', 'renewal-due'],
  'resume.over.person': ['policy-issued'],
  'resume.sending': noMessage,
  'help.call.sending': noMessage,
  'resume.code.refused': ofCode,
  'kyc.otp.refused': ofCode,
  'kyc.code.wait': 'the registry sends its codes itself',
  'failure.OTP_WRONG': ofCode,
  'failure.RESUME_CODE_WRONG': ofCode,
  'failure.CODES_TO_MOBILE_OVER': ['resume-code'],
  'failure.EMAIL_INVALID': ofTyping,
  'form.name.printed': noMessage,
  'form.name.title': noMessage,
  'decision.copy.failed': ofTyping,
  'decision.message': ofTyping,
  'ending.paper': ['service-form'],
  'claims.tell.lede.paper': ['service-form', 'service-news'],
  'claims.told.paper': ['service-form'],
  'letter.claim.late': ['service-news'],
  'letter.claim.on-paper': ['service-form', 'service-news'],
  'change.paper': ['service-form'],
  'change.after.paper': ['service-form'],
  'change.mail.text': ['address-code', 'service-news'],
  'change.mail.sent': ['address-code'],
  'change.press.change-mail': noMessage,
  'change.mobile.text': ['number-changing'],
  'service.kind.change-mail': noMessage,
  'letter.service.late': ['service-news'],
  'letter.service.on-paper': ['service-form', 'service-news'],
  'letter.application-waits.only': ['application-waits'],
  'letter.purchase-closed.follows': ['money-returned'],
  'sms.renewal-due': ['renewal-due'],
};

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

async function keysSpeakingOfMessages(language: Language): Promise<readonly string[]> {
  const keys: string[] = [];
  for (const file of filesUnder(`src/words/${language}`)) {
    const { messages }: { readonly messages: Readonly<Record<string, string>> } = await import(
      `../../${file}`
    );
    // What the pages of the sandbox say is read by whoever tries it out.
    for (const [key, sentence] of Object.entries(messages))
      if (!key.startsWith('sandbox.') && speaksOfMessage[language].test(sentence)) keys.push(key);
  }
  return keys;
}

const messageKeys = new Set((await Promise.all(languages.map(keysSpeakingOfMessages))).flat());

/** The registry is asked by a press, and its answer is the page; a check that has used up its tries is refused there too. */
const tellingOfKyc: Readonly<Record<KycStage, Telling>> = {
  NOT_STARTED: 'seen',
  VERIFIED: 'seen',
  NOT_FOUND: 'seen',
  MISMATCH: 'seen',
  OTP_SENT: 'seen',
  PENDING: 'seen',
  FAILED: 'seen',
};

/** What time alone brings: a draft that waits, or whose price has changed; an acceptance or cover that ends. */
const lettersOfTime: readonly Letter['kind'][] = [
  'application-waits',
  'price-changed',
  'application-expires',
  'renewal-due',
];

/** An order of which its buyer waited to hear until they were told that they can leave. */
const awaited = { state: 'pending', updatedAt: '2026-11-20T09:00:00.000Z' as Instant } as const; // the shape of an instant
const later = '2026-11-20T09:02:00.000Z' as Instant; // the shape of an instant
const isRequestNews = (telling: RequestTelling | undefined) => requestNews.some((news) => news === telling);

/** The kinds of letters that some change queues, or somebody asks for. */
const sentKinds: ReadonlySet<string> = new Set<string>([
  ...proposalStates.flatMap((state) => proposalEvents.map((event) => tellingOf(state, event) ?? '')),
  ...paymentStates.map((state) => tellingOfPayment(awaited, { state, updatedAt: later })),
  ...requestStates.flatMap((state) =>
    requestEvents.map((event) => (isRequestNews(tellingOfRequest(state, event)) ? 'service-news' : '')),
  ),
  'service-form',
  ...lettersOfTime,
  ...Object.values(tellingOfKyc),
  'resume-link',
  'resume-code',
  'opening-code',
  'address-code',
  'number-changing',
  'opener-added',
]);

describe('a sentence that speaks of a message', () => {
  test('has a letter that keeps it, or a reason why it promises none', () => {
    expect([...messageKeys].filter((key) => !Object.hasOwn(keepers, key)).sort()).toEqual([]);
  });

  test('stands in the list for as long as it is said', () => {
    expect(
      Object.keys(keepers)
        .filter((key) => !messageKeys.has(key))
        .sort(),
    ).toEqual([]);
  });
});

const promises = Object.entries(keepers).flatMap(([key, row]) =>
  typeof row === 'string' ? [] : row.map((keeper) => [key, keeper] as const),
);
const isChannel = (keeper: Keeper): keeper is (typeof messageChannels)[number] =>
  messageChannels.some((channel) => channel === keeper);

test.each(promises)('what %s promises is sent: %s', (_key, keeper) => {
  if (isChannel(keeper)) {
    const takers = Object.keys(someLetters).filter((kind) =>
      channelsOfLetter(kind as keyof typeof someLetters).includes(keeper),
    );
    expect(takers).not.toEqual([]);
    return;
  }
  expect(sentKinds).toContain(keeper);
  expect(channelsOfLetter(keeper)).not.toEqual([]);
});

test.each(
  languages.flatMap((language) =>
    Object.values(someLetters).map((letter) => [letter.kind, language, letter] as const),
  ),
)('the letter %s is written in %s', (_kind, language, letter) => {
  expect(writeLetter({ letter, language })?.text.length).toBeGreaterThan(100);
});
