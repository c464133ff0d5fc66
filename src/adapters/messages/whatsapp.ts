import * as v from 'valibot';
import { fingerprint } from '#domain/fingerprint.ts';
import { isMobile, normaliseMobile } from '#domain/identity/mobile.ts';
import type { TryAnswer } from '#domain/message/delivery.ts';
import {
  fitsVariable,
  type WhatsAppKind,
  whatsAppKinds,
  whatsAppTemplate,
} from '#domain/message/sms-template.ts';
import type { MessageSender, OutgoingMessage, ShortText, SmsWriter } from '#usecases/ports/messages.ts';
import { failed, type PostAnswer, postOnce, refused, unsure } from './post-once.ts';

export const whatsAppOrigin = 'https://graph.facebook.com';
/** A version of the API is served for two years at least. */
export const whatsAppVersion = 'v23.0';

export type WhatsAppSetting = {
  readonly origin: string;
  /** Id of the number that it is sent from, as the business account has it. */
  readonly phoneNumberId: string;
  readonly token: string;
  readonly writeSms: SmsWriter;
  /** Milliseconds for an answer. */
  readonly patience?: number;
};

/**
 * Sends through the WhatsApp Business Cloud API, made from https://developers.facebook.com/docs/whatsapp/cloud-api: a template
 * that was approved, with the facts at its variables. A message begun by a business may be nothing else.
 */
export function openWhatsApp(setting: WhatsAppSetting): MessageSender {
  return {
    send: async (message) => {
      const short = setting.writeSms(message);
      if (!short || !isOfWhatsApp(short.kind)) return refused('no-text');
      if (!short.values.every(fitsVariable)) return refused('value-does-not-fit');
      if (!isMobile(message.to.mobile)) return refused('no-mobile');
      return post(setting, bodyOf(message, short, short.kind));
    },
  };
}

function isOfWhatsApp(kind: string): kind is WhatsAppKind {
  return whatsAppKinds.some((each) => each === kind);
}

function bodyOf({ key, to }: OutgoingMessage, { language, values }: ShortText, kind: WhatsAppKind) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `91${normaliseMobile(to.mobile)}`,
    type: 'template',
    template: {
      name: whatsAppTemplate(kind),
      language: { code: language },
      components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
    },
    biz_opaque_callback_data: fingerprint([key]),
  };
}

function post(
  { origin, phoneNumberId, token, patience }: WhatsAppSetting,
  body: ReturnType<typeof bodyOf>,
): Promise<TryAnswer> {
  const url = `${origin}/${whatsAppVersion}/${phoneNumberId}/messages`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return postOnce({ url, headers, body: JSON.stringify(body), patience }, answerOf);
}

const takenShape = v.object({
  messages: v.tuple([v.object({ id: v.pipe(v.string(), v.regex(/^[\w.=+/-]{1,200}$/)) })]),
});

const refusalShape = v.object({ error: v.object({ code: v.pipe(v.number(), v.integer()) }) });

/** These are about the reader or this text: not reachable there, a number that may not be written to, a text of another shape. */
const finalCodes: readonly number[] = [131_026, 131_050, 131_051, 132_000, 132_005, 132_012, 132_018];

/** Only the code of a refusal counts; its sentences can name numbers. All else is about us, or about the service itself. */
function answerOf({ status, json }: PostAnswer): TryAnswer {
  if (status >= 200 && status < 300) {
    const read = v.safeParse(takenShape, json);
    if (!read.success) return unsure('unknown-shape');
    return { outcome: 'sent', answer: 'accepted', reference: read.output.messages[0].id };
  }
  const refusal = v.safeParse(refusalShape, json);
  if (!refusal.success) return failed(String(status));
  const { code } = refusal.output.error;
  return finalCodes.includes(code) ? refused(String(code)) : failed(`${status} ${code}`);
}
