import * as v from 'valibot';
import { fingerprint } from '#domain/fingerprint.ts';
import { isMobile, normaliseMobile } from '#domain/identity/mobile.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import { fitsVariable, type SmsTemplate, smsEncoding } from '#domain/message/sms-template.ts';
import type { MessageSender, OutgoingMessage, ShortText, SmsWriter } from '#usecases/ports/messages.ts';
import { failed, type PostAnswer, postOnce, refused, unsure } from './post-once.ts';

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

/** Sends through Exotel's SMS API, made from https://developer.exotel.com/api/sms. */
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
  { kind, language, text }: ShortText,
): URLSearchParams {
  return new URLSearchParams({
    From: header,
    To: `+91${normaliseMobile(to.mobile)}`,
    Body: text,
    EncodingType: smsEncoding(text),
    DltEntityId: entityId,
    DltTemplateId: templateIds[`${kind}.${language}`],
    SmsType: 'transactional',
    CustomField: fingerprint([key]),
  });
}

function post({ origin, account, patience }: SmsSetting, form: URLSearchParams): Promise<TryAnswer> {
  const login = Buffer.from(`${account.key}:${account.token}`).toString('base64');
  const url = `${origin}/v1/Accounts/${account.sid}/Sms/send.json`;
  return postOnce({ url, headers: { authorization: `Basic ${login}` }, body: form, patience }, answerOf);
}

const takenShape = v.object({
  SMSMessage: v.object({
    Sid: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
    Status: v.picklist(['queued', 'sending', 'submitted', 'sent', 'failed', 'failed_dnd']),
  }),
});

/** Only the status of a refusal counts, as the documents say; its sentences name numbers. */
function answerOf({ status, json }: PostAnswer): TryAnswer {
  if (status >= 200 && status < 300) {
    const read = v.safeParse(takenShape, json);
    if (!read.success) return unsure('unknown-shape');
    const { Sid: reference, Status: answer } = read.output.SMSMessage;
    return { outcome: answer.startsWith('failed') ? 'refused' : 'sent', answer, reference };
  }
  // 400 is about the text or the number; all else is about us, or about the gateway itself.
  return status === 400 ? refused('400') : failed(String(status));
}
