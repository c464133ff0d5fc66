import { generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { type MailDouble, openMailDouble, smtpAt } from '../doubles/mail/mail-double.ts';
import { openUsecasePorts } from '../usecase-ports.ts';
import { anIssuedLetter } from './message-sender.suite.ts';
import { aMessage } from './store-values.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

type Setting = Parameters<typeof smtpAt>[1];

async function mailbox(options: Parameters<typeof openMailDouble>[0] = {}): Promise<MailDouble> {
  const double = await openMailDouble(options);
  closing.push(double.close);
  return double;
}

function senderTo(double: MailDouble, setting: Setting = {}) {
  const sender = smtpAt(double, setting);
  closing.push(sender.close);
  return sender;
}

const at = (double: MailDouble, server: object) => ({
  server: {
    host: '127.0.0.1',
    port: double.port,
    isTlsAtOnce: false,
    isHere: true,
    login: undefined,
    ...server,
  },
});

describe('a mail', () => {
  test('says who sends it, in what language, when, and that a machine wrote it', async () => {
    const double = await mailbox();
    const sender = senderTo(double, { replyTo: 'help@chhatri.example' });
    const { reference } = await sender.send(anIssuedLetter({ language: 'hi' }));
    const [{ from, mail } = { from: '', mail: undefined }] = double.arrived;
    expect(from).toBe('policies@chhatri.example');
    expect(mail?.from?.value).toEqual([{ name: 'छतरी Chhatri', address: 'policies@chhatri.example' }]);
    expect(mail?.replyTo?.text).toBe('help@chhatri.example');
    expect(mail?.subject).toMatch(/^आपकी पॉलिसी SUR-\w+ जारी हो गई है$/);
    expect(mail?.messageId).toBe(reference);
    expect(mail?.messageId).toMatch(/^<\w+@chhatri\.example>$/);
    expect(mail?.date?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('content-language')).toBe('hi');
    expect(mail?.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
    expect(mail?.html).not.toMatch(/https?:|<img|<script|<link/);
  });

  test('travels in letters that every mail server passes on', async () => {
    const double = await mailbox();
    await senderTo(double).send(anIssuedLetter({ language: 'hi', firstName: 'आशा' }));
    const [{ raw } = { raw: '' }] = double.arrived;
    expect(raw).toMatch(/^[\r\n\t\x20-\x7e]+$/);
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(999);
  });

  test.each(['asha@उदाहरण.भारत', 'आशा@उदाहरण.भारत'])(
    'reaches an address in another language: %s',
    async (email) => {
      const double = await mailbox();
      const to = { email, mobile: '9876500000' };
      expect(await senderTo(double).send(aMessage({ to }))).toMatchObject({ outcome: 'sent' });
      expect(double.arrived[0]?.readers).toEqual([email]);
    },
  );

  test.each(['Your policy\r\nBcc: thief@example.in', 'Your policy\nX-Own: 1\n\nbody', 'A\u2028Bcc: b@c.in'])(
    'has the headers that we gave it and no others: %j',
    async (subject) => {
      const double = await mailbox();
      await senderTo(double).send(aMessage({ letter: { kind: 'worded', subject, text: 'It is issued.' } }));
      const [arrived] = double.arrived;
      const names = [...(arrived?.mail.headers.keys() ?? [])].sort();
      expect(names).toEqual([
        'auto-submitted',
        'content-language',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]);
      expect(arrived?.readers).toEqual(['asha@example.in']);
      expect(arrived?.mail.text?.trim()).toBe('It is issued.');
    },
  );

  test.each([
    '',
    'asha',
    'a@example.in, thief@example.in',
    'a@example.in\r\nRCPT TO:<b@c.in>',
    '<a@b.in> c@d.in',
  ])('goes to no address that is not one: %j', async (email) => {
    const double = await mailbox();
    const message = aMessage({ to: { email, mobile: '9876500000' } });
    expect(await senderTo(double).send(message)).toMatchObject({
      outcome: 'refused',
      answer: 'no-address',
    });
    expect(double.arrived).toEqual([]);
  });

  test('that is too long for a letter is refused', async () => {
    const double = await mailbox();
    const letter = { kind: 'worded', subject: 'Long', text: 'x'.repeat(300 * 1024) } as const;
    expect(await senderTo(double).send(aMessage({ letter }))).toMatchObject({ answer: 'too-long' });
  });

  test('is signed where a key is set', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const double = await mailbox();
    const dkim = { domain: 'chhatri.example', selector: 's1', privateKey: pem };
    await senderTo(double, { dkim }).send(anIssuedLetter());
    expect(double.arrived[0]?.raw).toMatch(/^DKIM-Signature: [\s\S]*d=chhatri\.example;[\s\S]*s=s1;/m);
  });
});

describe('what a server answers', () => {
  test.each([
    ['rcpt', 450, '4.2.0 greylisted', 'failed', '450 4.2.0'],
    ['rcpt', 552, '5.2.2 mailbox full', 'refused', '552 5.2.2'],
    ['rcpt', 550, 'no such user', 'refused', '550'],
    ['data', 452, '4.3.1 no room', 'failed', '452 4.3.1'],
    ['data', 554, '5.6.0 not this content', 'refused', '554 5.6.0'],
    // These are about us, and ours to mend while the letter waits.
    ['rcpt', 550, '5.7.1 relaying denied', 'failed', '550 5.7.1'],
    ['mail', 553, '5.1.8 sender refused', 'failed', '553 5.1.8'],
    ['login', 535, '5.7.8 bad credentials', 'failed', '535 5.7.8'],
  ] as const)('at %s, %i %s: the letter is %s', async (where, status, text, outcome, answer) => {
    const double = await mailbox();
    double.befall({ at: where, status, text });
    const login = where === 'login' ? { user: 'us', password: 'secret-word' } : undefined;
    const ownAnswer = await senderTo(double, at(double, { login })).send(anIssuedLetter());
    expect(ownAnswer).toEqual({ outcome, answer, reference: undefined });
    expect(double.arrived).toEqual([]);
  });
});

describe('the way to the server', () => {
  test.each([
    ['none that offers no TLS', {}],
    ['none whose certificate nobody vouches for', { hideSTARTTLS: false }],
  ])('leads, off this machine, to %s', async (_what, options) => {
    // The double says that its certificate is nobody's: that is the point.
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const double = await mailbox(options);
    const sender = senderTo(double, at(double, { isHere: false }));
    expect(await sender.send(anIssuedLetter())).toMatchObject({ outcome: 'failed' });
    expect(double.arrived).toEqual([]);
  });

  test('of a server that is slow ends in time, and the letter is sent again as the same one', async () => {
    const double = await mailbox();
    const ends = double.befall({ at: 'silence' });
    const message = anIssuedLetter();
    const impatient = senderTo(double, { patience: 200 });
    expect(await impatient.send(message)).toMatchObject({ outcome: 'failed', answer: 'ETIMEDOUT' });
    ends();
    expect(await senderTo(double).send(message)).toMatchObject({ outcome: 'sent' });
    expect(new Set(double.arrived.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('of a server that says a little now and then, and never enough, ends all the same', async () => {
    const dripping = createServer((socket) => {
      socket.write('220 slow\r\n');
      const drops = setInterval(() => socket.write('250-again\r\n'), 20);
      socket.on('error', () => undefined).on('close', () => clearInterval(drops));
    });
    await new Promise<void>((ready) => dripping.listen(0, '127.0.0.1', ready));
    closing.push(() => dripping.close());
    const { port } = dripping.address() as AddressInfo; // of a server that listens on a port
    // Many drops long: a busy machine may be late with some, and that would end it as silence does.
    const sender = smtpAt({ port }, { patience: 300 });
    closing.push(sender.close);
    expect(await sender.send(anIssuedLetter())).toMatchObject({ outcome: 'failed', answer: 'EABORT' });
  });

  test('that breaks in the middle of a letter brings half of it to nobody', async () => {
    const double = await mailbox();
    const ends = double.befall({ at: 'middle' });
    const sender = senderTo(double);
    const message = anIssuedLetter();
    expect(await sender.send(message)).toMatchObject({ outcome: 'failed' });
    expect(double.arrived).toEqual([]);
    ends();
    expect(await sender.send(message)).toMatchObject({ outcome: 'sent' });
    expect(double.arrived).toHaveLength(1);
  });
});

test('what waits while the server is away goes out once when it is back', async () => {
  const ports = await openUsecasePorts({});
  closing.push(ports.close);
  const double = await mailbox();
  const mail = senderTo(double);
  const comesBack = await double.goAway();
  for (let count = 0; count < 12; count += 1) await ports.store.queueMessage(anIssuedLetter());
  const round = async () => {
    await sendMessages({ ...ports, outbox: { mail } }, 50, noPapers);
    ports.clock.pass(60);
  };
  await round();
  expect(await ports.store.lastDeliveries(50)).toHaveLength(12);
  await comesBack();
  for (let count = 0; count < 4; count += 1) await round();
  expect(new Set(double.arrived.map(({ mail: { messageId } }) => messageId)).size).toBe(12);
  expect(double.arrived).toHaveLength(12);
  const ledger = await ports.store.lastDeliveries(50);
  expect(new Set(ledger.map(({ state, tries, recipient }) => `${state} ${tries} ${recipient}`))).toEqual(
    new Set(['sent 2 a…@example.in']),
  );
});
