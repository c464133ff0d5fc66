import { languages } from '#domain/local-text.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import {
  longestValue,
  shortKinds,
  smsEncoding,
  smsParts,
  whatsAppKinds,
  whatsAppTemplate,
} from '#domain/message/sms-template.ts';
import { registeredText, smsVariable, whatsAppVariable } from '#papers/letters/sms.ts';
import { type Config, readConfig } from '#server/ground/settings/config.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { withStore } from '../store/with-store.ts';

const usage = `npm run messages -- templates       the texts to be registered for SMS, letter by letter
npm run messages -- whatsapp        the templates to be submitted to WhatsApp, as utility templates
npm run messages -- ledger [count]  what was sent last and what was answered, nobody named`;

/** The name of each is the one that DLT_TEMPLATES takes. */
function templateLines(): readonly string[] {
  return shortKinds.flatMap((kind) =>
    languages.flatMap((language) => {
      const text = registeredText(sayIn(language), kind, smsVariable);
      const longest = text.replaceAll('{#var#}', 'x'.repeat(longestValue));
      const size = `${smsEncoding(longest)}, up to ${smsParts(longest)} SMS`;
      return [`${kind}.${language}  service, ${size}`, text, ''];
    }),
  );
}

function whatsAppLines(): readonly string[] {
  return whatsAppKinds.flatMap((kind) =>
    languages.flatMap((language) => [
      `${whatsAppTemplate(kind)}  utility, language ${language}`,
      registeredText(sayIn(language), kind, whatsAppVariable),
      '',
    ]),
  );
}

const mostRows = 1_000;

async function ledgerLines(config: Config, count: number): Promise<readonly string[]> {
  const deliveries = await withStore(config, (store) => store.lastDeliveries(Math.min(count, mostRows)));
  return deliveries.length === 0 ? ['Nothing was tried yet.'] : deliveries.map(lineOf);
}

function lineOf({ lastTriedAt, channel, state, tries, unsureTries, answer, recipient, reference }: Delivery) {
  const again = tries > 1 ? `, try ${tries}` : '';
  const twice = unsureTries > 0 && tries > 1 ? ', may be there twice' : '';
  return `${lastTriedAt}  ${channel}  ${state}${again}${twice}  ${answer}  ${recipient}  ${reference ?? '-'}`;
}

const [command, count = '50'] = process.argv.slice(2);
const reading = readConfig();
if (command === 'templates') {
  console.log(templateLines().join('\n'));
} else if (command === 'whatsapp') {
  console.log(whatsAppLines().join('\n'));
} else if (command !== 'ledger' || !/^\d{1,4}$/.test(count)) {
  console.error(usage);
  process.exitCode = 2;
} else if (reading.ok) {
  console.log((await ledgerLines(reading.config, Number(count))).join('\n'));
} else {
  console.error(reading.problems.join('\n'));
  process.exitCode = 1;
}
