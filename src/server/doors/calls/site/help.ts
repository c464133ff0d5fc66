import { callBackRule } from '#domain/consent/purposes.ts';
import type { HelpContact } from '#domain/help/help-contact.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import { ok } from '#domain/result.ts';
import { readHelp } from '#usecases/operating/read-help.ts';
import type { Ports } from '#usecases/ports.ts';
import { askCallBack } from '#usecases/telling/ask-call-back.ts';
import type { Handlers } from '../handlers.ts';
import { helpHours } from './help-hours.ts';

export function helpHandlers(ports: Ports, contact: HelpContact): Pick<Handlers, 'getHelp' | 'askCallBack'> {
  const { phone, email, officer, isSandbox } = contact;
  return {
    getHelp: async ({ body }, { visitor, say }) => {
      const { reference, insurer } = await readHelp(ports, visitor, body.about);
      return ok({
        phone,
        email,
        officer,
        hours: helpHours(say, contact),
        is_sandbox: isSandbox,
        reference: reference ?? null,
        consent: { text: say('consent.call-back'), text_version: callBackRule.textVersion },
        insurer: insurer ?? null,
      });
    },
    askCallBack: async ({ body: { data } }, { visitor, locale, network }) => {
      const { about: reference, text_version: textVersion, mobile, time, consent, topic } = data;
      const callBack = { mobile, time, consent, textVersion, reference, topic, network };
      const result = await askCallBack(ports, visitor, callBack, locale);
      if (!result.ok) return result;
      const remainingCallBack = result.value;
      return ok({
        mobile_ends: endOfMobile(remainingCallBack.mobile),
        reference: remainingCallBack.reference ?? null,
      });
    },
  };
}
