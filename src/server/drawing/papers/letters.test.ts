import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { type Language, languages } from '#domain/local-text.ts';
import type { ClosingReason, Letter } from '#domain/message/letter.ts';
import { fitsVariable, shortKinds, smsEncoding, smsParts } from '#domain/message/sms-template.ts';
import { rupees } from '#domain/money.ts';
import { registeredText, smsVariable } from '#papers/letters/sms.ts';
import { someLetters, writeLetter } from '#test/letters.ts';
import { sayIn } from '../../ground/words/say.ts';
import { writeSms } from './letters.ts';

const everyLetter: readonly Letter[] = Object.values(someLetters);
const inEachLanguage = languages.flatMap((language) =>
  everyLetter.map((letter) => [letter.kind, language, letter] as const),
);

function write(letter: Letter, language: Language | undefined = 'en') {
  const mail = writeLetter({ letter, language });
  if (!mail) throw new Error('It is no mail');
  return mail;
}

/** What a reader sees of a page of markup. */
function shownText(html: string): string {
  const [, body = ''] = html.split('<body');
  return plain(
    body
      .slice(body.indexOf('>') + 1)
      .replaceAll(/<\/?b>/g, '')
      .replaceAll(/<[^>]*>/g, ' '),
  );
}

function plain(text: string): string {
  const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' } as const;
  return text
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_sign, name: keyof typeof signs) => signs[name])
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

describe.each(inEachLanguage)('the letter %s in %s', (_kind, language, letter) => {
  const { subject, text, html } = write(letter, language);

  test('says in its text what it says on its page', () => {
    const pageText = shownText(html);
    const lines = text.split('\n').filter((line) => !line.startsWith('https:'));
    for (const line of lines)
      for (const part of line.split(/: |:$|[()]|^- /)) expect(pageText).toContain(plain(part.trim()));
    expect(subject).not.toBe('');
  });

  test('leads to one place, by a whole address', () => {
    const buttons = html.match(/<a class="button" href="[^"]*"/g) ?? [];
    expect(buttons).toHaveLength(1);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^https:\/\/chhatri\.example\/resume\//);
  });

  test('fetches nothing, and says whom to ask', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
    expect(text).toContain('1800\u00a0000\u00a00000');
    expect(text).toContain('help@chhatri.example');
  });

  test('is as dark as its reader’s device, and narrow on a phone', () => {
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('max-width:480px');
    expect(html).not.toMatch(/width="(?:[2-9]\d\d|\d{4})"/);
  });
});

describe('a letter', () => {
  test('on an issued policy names plan, people, money, days and papers', () => {
    expect(write(someLetters['policy-issued']).text.split('\n\n').slice(0, 7)).toEqual([
      'You are covered from 27 Nov 2026',
      'Dear Ananya,',
      'Sahyadri Health has issued Sahyadri Poorna, ₹5 lakh, for Ananya, Rohan and Kabir. We received ₹17,098.',
      'Your papers are attached:',
      '- Policy schedule\n- Customer Information Sheet\n- Receipt',
      'Each file asks for a password. It is the proposer’s date of birth as day, month and year without spaces: 05081988 for 5 August 1988.',
      [
        'What to do when',
        'Now: Read the names and dates in the policy (Is something wrong? Call us.)',
        '26 Dec 2026: Last day to return it (Free look: 30 days from receiving it)',
        '27 Dec 2026: New illnesses are covered (Except those with a later date in the policy. Accidents are from 27 Nov 2026.)',
        '26 Nov 2027: Renew by this day (Cover ends at its midnight)',
      ].join('\n'),
    ]);
  });

  test('on an issued policy that was queued without its plan says number and money', () => {
    const { cover: _, papers: __, link: ___, ...bare } = someLetters['policy-issued'];
    const { text } = write(bare);
    expect(text).toContain('Your policy SAH-26-0706-57619 is issued. We received ₹17,098.');
    expect(text).toContain('under “My policies”, in the browser you bought it in.');
    expect(text).not.toMatch(/password|attached|Last day to return/);
  });

  test('on a renewal names what it renews', () => {
    const { text } = write({ ...someLetters['policy-issued'], renews: 'SAH-25-1' });
    expect(text).toContain('Your cover goes on from 27 Nov 2026');
    expect(text).toContain('It renews policy SAH-25-1: the waiting time that you have served counts.');
  });

  test('on an application that waits says how far it is, its price and until when, and how it is erased', () => {
    const { text } = write(someLetters['application-waits']);
    for (const line of [
      'You began Chambal Tarun, ₹10 lakh, for Arjun. All answers are kept.',
      'Done: Step 3 of 12',
      'Price (a year, GST nil): ₹6,685',
      'Holds until: 12 Dec 2026',
      'We remind you of an unfinished application once, with this email.',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/Erase the application:\nhttps:\S+\?to=erase$/m);
  });

  test.each([
    [true, 'Your policy stands: this money was paid beyond its premium.', 'Open my policy:'],
    [false, 'Sent back (3 Dec 2026): ₹16,910', 'Open my application:'],
  ])('on money says where it leads: a policy is there, %s', (hasPolicy, line, button) => {
    const { text } = write({ ...someLetters['money-returned'], hasPolicy });
    expect(text).toContain(line);
    expect(text).toContain(button);
    expect(text).toContain('Your bank shows it by: 10 Dec 2026');
  });

  test('is written in the language of its reader, and in English where that was not kept', () => {
    const letter = someLetters['policy-issued'];
    expect(write(letter, 'hi').subject).toBe('आपकी पॉलिसी SAH-26-0706-57619 जारी हो गई है');
    expect(write(letter, undefined).language).toBe('en');
  });

  test('that was queued in words is sent in these words, and what somebody typed is no markup', () => {
    const letter = { kind: 'worded', subject: '</title>', text: 'It is\n<i>issued</i>.' } as const;
    const mail = write(letter, 'hi');
    expect(mail).toMatchObject({ subject: '</title>', text: letter.text });
    expect(mail.html).toContain('&lt;i&gt;issued');
    expect(mail.html).not.toContain('</title></title>');
    const ofTyping = write({ ...someLetters['insurer-accepted'], firstName: '<b>Asha</b>' });
    expect(ofTyping.html).toContain('&lt;b&gt;Asha');
  });

  test('with a code alone is no mail', () => {
    expect(writeLetter({ letter: { kind: 'resume-code', code: '042817' }, language: 'en' })).toBeUndefined();
  });
});

describe.each(languages)('in %s, a letter', (language) => {
  test.each<ClosingReason>([
    'declined',
    'not-decided',
    'not-issued',
    'price-ended',
    'plan-withdrawn',
    'renewal-over',
  ])('on an application that ended says so and what becomes of the money: %s', (why) => {
    const letter: Letter = { ...someLetters['purchase-closed'], why };
    const mail = write(letter, language);
    expect(mail.text).toContain('CHT-2026-ABC123');
    for (const fact of ['Ananya', 'Sahyadri Poorna', '₹17,098']) expect(mail.text).toContain(fact);
    expect(write({ ...letter, money: undefined }, language).text).not.toContain('₹');
  });

  test('after the end of a policy says how many days are not covered', () => {
    const ended: Letter = { ...someLetters['renewal-due'], reminder: 'ended', daysUncovered: 11 };
    expect(write(ended, language).text).toMatch(language === 'en' ? /11 days are not/ : /11 दिन का कवर नहीं/);
    const { link: _, ...without } = someLetters['renewal-due'];
    expect(write(without, language).text).not.toMatch(/https|with a code|कोड आएगा/);
  });
});

const longestParts = { en: 1, hi: 3 } as const;
const encodings = { en: 'plain', hi: 'unicode' } as const;

describe.each(languages)('a short text in %s', (language) => {
  const letters = {
    ...someLetters,
    'resume-code': { kind: 'resume-code', code: '042817' },
    'number-changing': {
      kind: 'number-changing',
      policyNumber: 'SAH-26-0706-57619',
      mobileEnds: '70',
      on: isoDate(2026, 12, 1),
    },
    'opener-added': {
      kind: 'opener-added',
      way: 'mail',
      policyNumber: 'SAH-26-0706-57619',
      address: 'a…@example.in',
      on: isoDate(2026, 12, 1),
    },
  } as const;

  test.each(shortKinds)('is the registered one with the facts at its variables: %s', (kind) => {
    const registered = registeredText(sayIn(language), kind, smsVariable).split('{#var#}');
    const short = writeSms({ letter: letters[kind], language });
    expect(short).toMatchObject({ kind, language });
    expect(short?.values).toHaveLength(registered.length - 1);
    expect(short?.values.filter((value) => !fitsVariable(value))).toEqual([]);
    expect(short?.text).toBe(registered.flatMap((text, at) => [text, short?.values[at] ?? '']).join(''));
    expect(smsEncoding(short?.text ?? '')).toBe(encodings[language]);
    expect(smsParts(short?.text ?? '')).toBeLessThanOrEqual(longestParts[language]);
    expect(short?.text).not.toMatch(/http|Ananya/);
  });

  test.each(everyLetter.filter(({ kind }) => !shortKinds.some((each) => each === kind)))(
    'there is none for what can wait: $kind',
    (letter) => {
      expect(writeSms({ letter, language })).toBeUndefined();
    },
  );
});

test('money is written in Indian grouping in a short text', () => {
  const letter = { ...someLetters['insurer-accepted'], amount: rupees(123_456), payBy: isoDate(2026, 12, 1) };
  expect(writeSms({ letter, language: 'en' })?.values).toEqual([
    'CHT-2026-ABC123',
    '1,23,456',
    '1 December 2026',
  ]);
});
