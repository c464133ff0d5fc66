import * as v from 'valibot';
import { fingerprint } from '#domain/fingerprint.ts';
import { isMobile, normaliseMobile } from '#domain/identity/mobile.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import { fitsVariable, type SmsTemplate, smsEncoding } from '#domain/message/sms-template.ts';
import type { MessageSender, OutgoingMessage, SmsWriter, WordedSms } from '#usecases/ports/messages.ts';
import { bodyWithin } from '../http/body-within.ts';
import { jsonIn } from '../http/http-client.ts';

/** Where Exotel's two clusters answer. */
export const exotelOrigins = {
  mumbai: 'https://api.in.exotel.com',
  singapore: 'https://api.exotel.com',
} as const;

export type SmsSetting = {
  readonly origin: string;
  readonly account: { readonly sid: string; readonly key: string; readonly token: string };
  /** What stands as the sender, registered for us. */
  readonly header: string;
  /** The principal entity's id, under which header and texts are registered. */
  readonly entityId: string;
  readonly templateIds: Readonly<Record<SmsTemplate, string>>;
  readonly writeSms: SmsWriter;
  /** Milliseconds for an answer. */
  readonly patience?: number;
};

/** It is counted in milliseconds. */
const ownPatience = 15_000;
const mostBytes = 64 * 1024;

/**
 * Sends through Exotel's SMS API, made from https://developer.exotel.com/api/sms. It has no key under which asking twice is
 * asking once, so what may have gone out without an answer is said to be `unsure`.
 */
export function openSms(setting: SmsSetting): MessageSender {
  return {
    send: async (message) => {
      const sms = setting.writeSms(message);
      if (!sms) return refused('no-text');
      // Operators drop what does not fit the registered text, and nobody would hear of it.
      if (!sms.values.every(fitsVariable)) return refused('value-does-not-fit');
      if (!isMobile(message.to.mobile)) return refused('no-mobile');
      return post(setting, formOf(setting, message, sms));
    },
  };
}

function formOf(
  { header, entityId, templateIds }: SmsSetting,
  { key, to }: OutgoingMessage,
  { template, text }: WordedSms,
): URLSearchParams {
  return new URLSearchParams({
    From: header,
    To: `+91${normaliseMobile(to.mobile)}`,
    Body: text,
    EncodingType: smsEncoding(text),
    DltEntityId: entityId,
    DltTemplateId: templateIds[template],
    SmsType: 'transactional',
    CustomField: fingerprint([key]),
  });
}

async function post(
  { origin, account, patience = ownPatience }: SmsSetting,
  form: URLSearchParams,
): Promise<TryAnswer> {
  const login = Buffer.from(`${account.key}:${account.token}`).toString('base64');
  try {
    const response = await fetch(`${origin}/v1/Accounts/${account.sid}/Sms/send.json`, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `Basic ${login}` },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return answerOf(response.status, await jsonOf(response));
  } catch (error) {
    return isFirstSend(error) ? failed('not-reached') : { ...failed('no-answer'), outcome: 'unsure' };
  }
}

/** Also as undefined: what is too long or no JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  const body = await bodyWithin(response, mostBytes);
  return body && jsonIn(body.toString('utf8'));
}

const connectionFaults = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'];

/** There was no connection, so nothing can have gone out. */
function isFirstSend(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return connectionFaults.includes(code) || code === 'UND_ERR_CONNECT_TIMEOUT' || code.startsWith('ERR_TLS');
}

const takenShape = v.object({
  SMSMessage: v.object({
    Sid: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
    Status: v.picklist(['queued', 'sending', 'submitted', 'sent', 'failed', 'failed_dnd']),
  }),
});

/** Only the status of a refusal counts, as the documents say; its sentences name numbers. */
function answerOf(status: number, json: unknown): TryAnswer {
  if (status >= 200 && status < 300) {
    const read = v.safeParse(takenShape, json);
    if (!read.success) return { ...failed('unknown-shape'), outcome: 'unsure' };
    const { Sid: reference, Status: answer } = read.output.SMSMessage;
    return { outcome: answer.startsWith('failed') ? 'refused' : 'sent', answer, reference };
  }
  // 400 is about the text or the number; all else is about us, or about the gateway itself.
  return status === 400 ? refused('400') : failed(String(status));
}

function failed(answer: string): TryAnswer {
  return { outcome: 'failed', answer, reference: undefined };
}

function refused(answer: string): TryAnswer {
  return { outcome: 'refused', answer, reference: undefined };
}
