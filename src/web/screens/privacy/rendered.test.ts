import { expect, test } from 'vitest';
import type { WireConsent } from '#contract/consent/shapes.ts';
import type { Language } from '#domain/local-text.ts';
import { render } from '#web/entry-server.tsx';
import { paths } from '#web/paths.ts';

const consent = (purpose: string, change: Partial<WireConsent> = {}): WireConsent => ({
  purpose,
  text_version: '2',
  text: `Text of ${purpose}`,
  answer: null,
  may_be_given: false,
  may_be_withdrawn: true,
  ...change,
});
const consentAnswer = (isGiven: boolean, text_version = '2') => ({
  answer: {
    given: isGiven,
    text_version,
    language: 'en' as const,
    at: '2026-11-24T10:00:00.000Z',
    day: '2026-11-24',
  },
});
const usage = (change: Partial<WireConsent> = {}) => consent('usage', { may_be_given: true, ...change });

async function draw(locale: Language, ...consents: readonly WireConsent[]): Promise<string> {
  const { body } = await render({
    url: paths.privacy(),
    headers: {},
    locale,
    description: '',
    above: '',
    asFile: false,
    token: 't',
    memoryText: undefined,
    nonce: 'n',
    site: {
      intermediary: 'broker',
      pricesAsOf: '2026-11-20' as never,
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
    },
    callApi: async () => ({ ok: true, json: JSON.stringify({ consents }) }),
    assetsOf: () => ({ entry: '/entry.js', styles: [], preloads: [] }),
  });
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  return main
    .replace(/<button[^>]*aria-label="([^"]*)"[^>]*>.*?<\/button>/gs, ' [$1] ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const yes = '[Yes: Counting how the site is used]';
const no = '[No: Counting how the site is used]';
const back = '[Take it back: Counting how the site is used]';

test.each<[string, WireConsent, readonly string[], readonly string[]]>([
  ['not asked: yes and no stand side by side', usage(), ['Not asked yet.', `${yes} ${no}`], [back]],
  [
    'a yes: its day, and the way back',
    usage(consentAnswer(true)),
    ['You said yes on 24 Nov 2026.', back],
    [yes, no, 'earlier'],
  ],
  [
    'a no: its day, and the way to a yes',
    usage(consentAnswer(false)),
    ['You said no on 24 Nov 2026.', yes],
    [no, back],
  ],
  ['a yes to an older text says so', usage(consentAnswer(true, '1')), ['earlier wording', back], []],
])('a consent is shown: %s', async (_rule, consent, here, away) => {
  const text = await draw('en', consent);
  expect(text).toContain('Text of usage');
  for (const words of here) expect(text).toContain(words);
  for (const words of away) expect(text).not.toContain(words);
});

test('of a purchase stands what was said in it: what may be taken back can be, what a contract rests on cannot', async () => {
  const text = await draw(
    'en',
    usage(),
    consent('call-back'),
    consent('whatsapp', consentAnswer(true)),
    consent('terms', { may_be_withdrawn: false, ...consentAnswer(true) }),
  );
  expect(text).toContain('[Take it back: Messages on WhatsApp]');
  expect(text).toContain('Terms of your policy Text of terms You said yes on 24 Nov 2026.');
  expect(text).not.toContain(': Terms of your policy]');
  expect(text).not.toContain('Text of call-back');
});

test('the same in Hindi', async () => {
  const text = await draw('hi', usage(consentAnswer(true)));
  expect(text).toContain('आपने 24 नवंबर 2026 को “हाँ” कहा।');
  expect(text).toContain('[वापस लें: साइट के इस्तेमाल की गिनती]');
});
