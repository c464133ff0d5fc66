import { describe, expect, test } from 'vitest';
import { createSandboxMessages } from '#adapters/messages/sandbox.ts';
import { writeSms } from '#server/drawing/papers/letters.ts';
import { writeLetter } from '#test/letters.ts';
import { openExotelDouble, smsAt } from '../doubles/exotel/exotel-double.ts';
import { type ArrivedMail, openMailDouble, smtpAt } from '../doubles/mail/mail-double.ts';
import { openWhatsAppDouble, whatsAppAt } from '../doubles/whatsapp-double.ts';
import { type Arrived, anIssuedLetter, messageSenderSuite } from './message-sender.suite.ts';
import { movingClock } from './moving-clock.ts';
import { aMessage } from './store-values.ts';

const sandbox = (clock = movingClock()) => createSandboxMessages(clock, { writeLetter, writeSms });

messageSenderSuite('the sandbox', async () => {
  const messages = sandbox();
  const steered = { failed: 'bounce@example.in', refused: 'unknown@example.in' };
  return {
    sender: messages.mail,
    arrived: () =>
      messages.list().map(({ key, to, text }): Arrived => ({ readers: [to], texts: [text], mark: key })),
    readerOf: ({ to }) => to.email,
    meets: (trouble) => ({
      facts: { to: { email: steered[trouble], mobile: '9876500000' } },
      ends: () => undefined,
    }),
    saysNames: true,
    close: async () => undefined,
  };
});

function readMail({ readers, mail }: ArrivedMail): Arrived {
  const { html, text = '', subject = '', messageId: mark = '' } = mail;
  return { readers, texts: [text, html || '', subject], mark };
}

messageSenderSuite('SMTP', async () => {
  const double = await openMailDouble();
  const sender = smtpAt(double);
  const replies = {
    failed: { status: 451, text: '4.3.0 asha@example.in: try again later' },
    refused: { status: 550, text: '5.1.1 asha@example.in does not live here' },
  };
  return {
    sender,
    arrived: () => double.arrived.map(readMail),
    readerOf: ({ to }) => to.email,
    meets: (trouble) => {
      const ends = double.befall({ at: 'rcpt', ...replies[trouble] });
      return { facts: {}, ends };
    },
    saysNames: true,
    close: async () => {
      sender.close();
      await double.close();
    },
  };
});

messageSenderSuite('SMS', async () => {
  const double = await openExotelDouble();
  const statuses = { failed: 503, refused: 400 };
  return {
    sender: smsAt(double),
    arrived: () =>
      double.arrived.map(({ to, text, mark }): Arrived => ({ readers: [to], texts: [text], mark })),
    readerOf: ({ to }) => `+91${to.mobile}`,
    meets: (trouble) => ({
      facts: {},
      ends: double.befall(/send\.json$/, { kind: 'status', status: statuses[trouble] }, 1),
    }),
    saysNames: false,
    close: double.close,
  };
});

messageSenderSuite('WhatsApp', async () => {
  const double = await openWhatsAppDouble();
  const troubles = {
    failed: { status: 503, body: undefined },
    refused: { status: 400, body: { error: { code: 131_026 } } },
  };
  return {
    sender: whatsAppAt(double),
    arrived: () =>
      double.arrived.map(({ to, text, mark }): Arrived => ({ readers: [to], texts: [text], mark })),
    readerOf: ({ to }) => `91${to.mobile}`,
    meets: (trouble) => ({
      facts: {},
      ends: double.befall(/messages$/, { kind: 'status', ...troubles[trouble] }, 1),
    }),
    saysNames: false,
    close: double.close,
  };
});

describe('the sandbox’s mailbox', () => {
  test('shows the newest first, each way for itself, and when it came', async () => {
    const clock = movingClock();
    const outbox = sandbox(clock);
    const message = anIssuedLetter();
    await outbox.mail.send(message);
    const sentAt = clock.now();
    clock.pass(60);
    await outbox.sms.send(message);
    expect(outbox.list()).toMatchObject([
      { channel: 'sms', to: message.to.mobile, subject: undefined, deliveredAt: clock.now() },
      { channel: 'mail', to: message.to.email, deliveredAt: sentAt },
    ]);
  });

  test('shows what is sent twice once, and keeps the last 200', async () => {
    const outbox = sandbox();
    const first = aMessage();
    await outbox.mail.send(first);
    await outbox.mail.send(first);
    expect(outbox.list()).toHaveLength(1);
    for (let count = 0; count < 200; count += 1) await outbox.mail.send(aMessage());
    expect(outbox.list()).toHaveLength(200);
    expect(outbox.list().map(({ key }) => key)).not.toContain(first.key);
  });
});
