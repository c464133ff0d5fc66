import type { CallBack, CallTime } from '#domain/help/call-back.ts';

export const usage = `npm run call-backs              who waits to be called, the longest waiting first
npm run call-backs -- done <id>   somebody was called, or cannot be reached`;

const times: Readonly<Record<CallTime, string>> = {
  any: 'any time',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
};
const languages: Readonly<Record<CallBack['language'], string>> = { en: 'English', hi: 'Hindi' };

/** "20 Nov, 14:30", in India. */
const inIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The one listing that names whom to call: it is read to call them. */
export function callBackLines(waiting: readonly CallBack[]): readonly string[] {
  if (waiting.length === 0) return ['Nobody waits.'];
  return waiting.map(({ id, askedAt, mobile, time, language, reference, receipt }) =>
    [
      inIndia.format(new Date(askedAt)),
      mobile,
      times[time],
      languages[language],
      reference ?? '-',
      `agreed to ${receipt.purpose} ${receipt.textVersion}`,
      id,
    ].join('  '),
  );
}
