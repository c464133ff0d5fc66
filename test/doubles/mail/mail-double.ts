import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { openSmtp, type SmtpSender, type SmtpSetting } from '#adapters/messages/smtp.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { writeLetter } from '#test/letters.ts';

/** A mail as its reader's mailbox has it, read by a parser that is not the sender's. */
export type ArrivedMail = {
  readonly from: string;
  /** All that the server was told to bring it to, whatever its headers say. */
  readonly readers: readonly string[];
  readonly raw: string;
  readonly mail: ParsedMail;
};

export type MailMishap =
  | { readonly at: 'mail' | 'rcpt' | 'data' | 'login'; readonly status: number; readonly text: string }
  /** The connection goes while the letter comes. */
  | { readonly at: 'middle' }
  /** Nothing is said any more once the letter has come. */
  | { readonly at: 'silence' };

export type MailDouble = {
  readonly port: number;
  readonly arrived: readonly ArrivedMail[];
  /** What the next letters meet, until what is answered here ends it. */
  readonly befall: (mishap: MailMishap) => () => void;
  /** Nobody listens; the answer listens again at the same port. */
  readonly goAway: () => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
};

/** A mail server on this machine, which can stumble as real ones do. */
export async function openMailDouble(options: SMTPServerOptions = {}): Promise<MailDouble> {
  const arrived: ArrivedMail[] = [];
  const mishaps = new Set<MailMishap>();
  const make = () => mailServer(options, mishaps, (mail) => arrived.push(mail));
  let server = make();
  const port = await listen(server, 0);
  const stop = () => new Promise<void>((done) => server.close(done));
  return {
    port,
    arrived,
    befall: (mishap) => {
      mishaps.add(mishap);
      return () => mishaps.delete(mishap);
    },
    goAway: async () => {
      await stop();
      return async () => {
        server = make();
        await listen(server, port);
      };
    },
    close: stop,
  };
}

function mailServer(
  options: SMTPServerOptions,
  mishaps: ReadonlySet<MailMishap>,
  take: (mail: ArrivedMail) => void,
): SMTPServer {
  const met = <At extends MailMishap['at']>(at: At) =>
    [...mishaps].find((mishap): mishap is Extract<MailMishap, { at: At }> => mishap.at === at);
  const refusalAt = (at: 'mail' | 'rcpt' | 'data' | 'login') => {
    const mishap = met(at) as Extract<MailMishap, { status: number }> | undefined; // what is met there says a status
    return mishap && Object.assign(new Error(mishap.text), { responseCode: mishap.status });
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth: ({ username = '' }, _session, done) => done(refusalAt('login') ?? null, { user: username }),
    onMailFrom: (_address, _session, done) => done(refusalAt('mail')),
    onRcptTo: (_address, _session, done) => done(refusalAt('rcpt')),
    onData: (stream, { envelope }, done) => {
      if (met('middle')) {
        stream.resume();
        for (const connection of server.connections) connection._socket.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = refusalAt('data');
        if (refusal) return done(refusal);
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = envelope;
        const readers = rcptTo.map(({ address }) => address);
        take({
          from: mailFrom ? mailFrom.address : '',
          readers,
          raw: raw.toString('utf8'),
          mail: await simpleParser(raw),
        });
        if (!met('silence')) done();
      });
    },
    ...options,
  });
  // A client that goes away is no fault of the server's.
  server.on('error', () => undefined);
  return server;
}

async function listen(server: SMTPServer, port: number): Promise<number> {
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return (server.server.address() as AddressInfo).port; // of a server that listens on a port
}

/** Makes the adapter that mails to a double. */
export function smtpAt({ port }: Pick<MailDouble, 'port'>, setting: Partial<SmtpSetting> = {}): SmtpSender {
  return openSmtp({
    server: { host: '127.0.0.1', port, isTlsAtOnce: false, isHere: true, login: undefined },
    from: { name: 'छतरी Chhatri', address: 'policies@chhatri.example' },
    replyTo: undefined,
    dkim: undefined,
    writeLetter,
    clock: systemClock,
    ...setting,
  });
}
