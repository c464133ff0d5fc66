import { createTransport, type NodemailerError } from 'nodemailer';
import { fingerprint } from '#domain/fingerprint.ts';
import { isEmail, normaliseEmail } from '#domain/identity/email.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import type { LetterWriter, MessageSender, OutgoingMessage } from '#usecases/ports/messages.ts';
import type { Clock } from '#usecases/ports.ts';

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else it has to be started before anything is said. */
  readonly isTlsAtOnce: boolean;
  /** On this machine, where nobody listens in between: no TLS is asked for. */
  readonly isHere: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
};

export type MailAddress = { readonly name: string; readonly address: string };

/** With which the mail is signed here; without it the mail server may sign. */
export type DkimKey = {
  readonly domain: string;
  readonly selector: string;
  /** The key is in PEM. */
  readonly privateKey: string;
};

export type SmtpSetting = {
  readonly server: SmtpServer;
  readonly from: MailAddress;
  /** Where answers go; undefined: to the sender. */
  readonly replyTo: string | undefined;
  readonly dkim: DkimKey | undefined;
  readonly writeLetter: LetterWriter;
  readonly clock: Clock;
  /** Milliseconds for a connection, and for each answer on it. */
  readonly patience?: number;
};

export type SmtpSender = MessageSender & { readonly close: () => void };

/** Milliseconds. Mail servers that think about a letter take seconds; nobody waits for it on a page. */
const ownPatience = 20_000;
/**
 * One letter may take so many times `ownPatience`, its wait among others included: a server that says a little now and
 * then holds nobody for ever.
 */
const mostWaits = 12;
/** A letter has a few kilobytes, without its papers. */
const mostBytes = 256 * 1024;

export function openSmtp(setting: SmtpSetting): SmtpSender {
  const { patience = ownPatience } = setting;
  const transport = createTransport(transportOf(setting, patience));
  return {
    send: async (message) => {
      if (!isEmail(message.to.email)) return refused('no-address');
      const mail = mailOf(setting, message);
      if (!mail) return refused('no-text');
      if (Buffer.byteLength(mail.text + mail.html) > mostBytes) return refused('too-long');
      try {
        const { response } = await transport.sendMail({
          ...mail,
          signal: AbortSignal.timeout(mostWaits * patience),
        });
        return { outcome: 'sent', answer: codeIn(response), reference: mail.messageId };
      } catch (error) {
        return answerOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Connects, starts TLS and logs in, and sends nothing; undefined when all of it went well, else the server's code. */
export async function trySmtp(server: SmtpServer, patience = ownPatience): Promise<string | undefined> {
  const transport = createTransport({ ...transportOf({ server, dkim: undefined }, patience), pool: false });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return answerOf(error).answer;
  } finally {
    transport.close();
  }
}

function transportOf({ server, dkim }: Pick<SmtpSetting, 'server' | 'dkim'>, patience: number) {
  const { host, port, isTlsAtOnce, isHere, login } = server;
  const key = dkim && { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey };
  return {
    host,
    port,
    secure: isTlsAtOnce,
    requireTLS: !isTlsAtOnce && !isHere,
    ignoreTLS: !isTlsAtOnce && isHere,
    tls: { minVersion: 'TLSv1.2' as const },
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    ...(key ? { dkim: key } : {}),
    pool: true as const,
    maxConnections: 5,
    // Trying again is the queue's.
    maxRequeues: 0,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Under the message's key it is the same mail however often it is sent: a mailbox can know it by its Message-ID.
 * RFC 3834: nobody's holiday answers a letter that a machine wrote.
 */
function mailOf({ from, replyTo, writeLetter, clock }: SmtpSetting, message: OutgoingMessage) {
  const letter = writeLetter(message);
  if (!letter) return undefined;
  const { language, subject, text, html } = letter;
  return {
    from,
    ...(replyTo === undefined ? {} : { replyTo }),
    // As an object, an address is never read for further ones.
    to: { name: '', address: normaliseEmail(message.to.email) },
    subject: oneLine(subject),
    text,
    html,
    attachments: (message.attachments ?? []).map(({ fileName, content }) => ({
      filename: fileName,
      content: Buffer.from(content),
      contentType: 'application/pdf',
    })),
    messageId: messageIdOf(message.key, from),
    date: new Date(clock.now()),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  };
}

function messageIdOf(key: string, { address }: MailAddress): string {
  return `<${fingerprint([key])}${address.slice(address.lastIndexOf('@'))}>`;
}

/** A header ends with its line: what stands behind a line break would be another one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * Only a clear no to this letter or its reader is one. That we may not send at all, by our login, our address or a policy
 * of the server (RFC 3463, x.7.x), is ours to mend: the letter waits.
 */
function answerOf(error: unknown): TryAnswer {
  const { code, command = '', response = '', responseCode = 0 } = error as NodemailerError; // all that sendMail rejects with
  const answer = responseCode > 0 ? codeIn(response) : (code ?? 'no-answer');
  const isAboutLetter = /^(?:RCPT TO|DATA)$/.test(command) && responseCode >= 500;
  if (isAboutLetter && !/^\d{3} \d\.7\./.test(answer)) return refused(answer);
  return { outcome: 'failed', answer, reference: undefined };
}

/** "550 5.1.1" of "550-5.1.1 The address asha@… does not exist". */
function codeIn(response: string): string {
  const [, status, enhanced] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/.exec(response) ?? [];
  return [status ?? 'no-code', ...(enhanced === undefined ? [] : [enhanced])].join(' ');
}

function refused(answer: string): TryAnswer {
  return { outcome: 'refused', answer, reference: undefined };
}
