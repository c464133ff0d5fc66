import { afterAll, beforeAll, expect, test } from 'vitest';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import {
  dltEntityId,
  dltTemplateIds,
  type ExotelDouble,
  exotelAccount,
  exotelHeader,
  openExotelDouble,
} from '../doubles/exotel/exotel-double.ts';
import { type MailDouble, openMailDouble } from '../doubles/mail/mail-double.ts';
import { dueMessages } from '../ports/due-messages.ts';
import { anIssuedLetter } from '../ports/message-sender.suite.ts';
import { type TestApp, testApp } from './app.ts';

const password = 'word-of-the-mail-server';
const journal: string[] = [];
let mail: MailDouble;
let sms: ExotelDouble;
let server: TestApp;
beforeAll(async () => {
  [mail, sms] = await Promise.all([openMailDouble(), openExotelDouble()]);
  server = await testApp({
    env: {
      MESSAGES: 'mail-and-sms',
      PUBLIC_ORIGIN: 'http://shop.example:8080',
      ALLOW_SANDBOX: 'yes',
      SMTP_URL: `smtp://us:${password}@127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Chhatri <policies@chhatri.example>',
      EXOTEL_ACCOUNT_SID: exotelAccount.sid,
      EXOTEL_API_KEY: exotelAccount.key,
      EXOTEL_API_TOKEN: exotelAccount.token,
      SMS_HEADER: exotelHeader,
      DLT_ENTITY_ID: dltEntityId,
      DLT_TEMPLATES: Object.entries(dltTemplateIds)
        .map((pair) => pair.join(':'))
        .join(),
      SMS_API_ORIGIN: sms.origin,
    },
    ports: () => ({ journal: { note: (event, facts) => journal.push(JSON.stringify([event, facts])) } }),
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), sms.close()]);
});

test('a letter goes by mail, and what it says in short by SMS, as the settings say', async () => {
  const message = anIssuedLetter({ language: 'hi' });
  await server.ports.store.queueMessage(message);
  await sendMessages(server.ports, 10, noPapers);
  expect(mail.arrived.map(({ readers }) => readers)).toEqual([[message.to.email]]);
  expect(sms.arrived.map(({ to }) => to)).toEqual([`+91${message.to.mobile}`]);
  expect(await dueMessages(server.ports.store, 10)).toEqual([]);
});

test('while one is away the other goes out once; neither the ledger nor the journal names anybody or a secret', async () => {
  const message = anIssuedLetter();
  const ends = [
    mail.befall({ at: 'rcpt', status: 450, text: `4.2.0 <${message.to.email}> busy` }),
    sms.befall(
      /send/,
      { kind: 'status', status: 400, body: { RestException: { Message: message.to.mobile } } },
      1,
    ),
  ];
  const before = mail.arrived.length;
  await server.ports.store.queueMessage(message);
  await sendMessages(server.ports, 10, noPapers);
  for (const end of ends) end();
  server.wait({ seconds: 120 });
  await sendMessages(server.ports, 10, noPapers);
  expect(mail.arrived).toHaveLength(before + 1);
  expect(sms.calls).toHaveLength(2);

  const ledger = await server.ports.store.lastDeliveries(2);
  const lines = ledger.map(({ channel, state, tries, answer }) => `${channel} ${state} ${tries} ${answer}`);
  expect(lines).toEqual([expect.stringMatching(/^mail sent 2 250/), 'sms refused 1 400']);
  expect(journal).toHaveLength(2);
  const text = JSON.stringify([ledger, journal]);
  const { email, mobile } = message.to;
  for (const secret of [email, mobile, 'Asha', password, exotelAccount.key, exotelAccount.token])
    expect(text).not.toContain(secret);
});

test('there is no page that plays a mailbox', async () => {
  expect(server.sandboxConsole.outbox).toBeUndefined();
  const { body } = await server.app.inject({ url: '/sandbox/', headers: { accept: 'text/html' } });
  expect(body).not.toContain('bounce@');
});
