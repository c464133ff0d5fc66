import type { HeldData } from '#domain/retention/held-data.ts';
import type { Say } from '#words/sentences.ts';
import type { PaperSection } from '../tree.ts';
import { consentFact, day } from './facts.ts';

/** What stands by the visit and by no purchase. Single events are in the file: here it is said what they are. */
export function visitSections(say: Say, data: HeldData): readonly PaperSection[] {
  const { callBacks, consents, flags } = data;
  const lists = [
    { heading: say('visitor-data.call-backs'), lines: callBacks.map((each) => callBackLine(say, each)) },
    { heading: say('visitor-data.counted'), lines: eventLines(say, data) },
    {
      heading: say('visitor-data.flags'),
      lines: flags.map(({ at }) => say('visitor-data.flag', { date: day(say, at) })),
    },
  ];
  const agreed = consents.map((receipt) => consentFact(say, receipt));
  return [
    ...(agreed.length > 0
      ? [{ heading: say('visitor-data.agreed'), blocks: [{ kind: 'facts', facts: agreed } as const] }]
      : []),
    ...lists.flatMap(({ heading, lines }): readonly PaperSection[] =>
      lines.length > 0 ? [{ heading, blocks: [{ kind: 'list', lines }] }] : [],
    ),
  ];
}

function callBackLine(
  say: Say,
  { askedAt: time, settledAt, mobileEnds: end }: HeldData['callBacks'][number],
) {
  const request = { end, date: day(say, time) };
  return settledAt === undefined
    ? say('visitor-data.call-back.waits', request)
    : say('visitor-data.call-back.settled', { ...request, until: day(say, settledAt) });
}

function eventLines(say: Say, { events }: HeldData): readonly string[] {
  return (['usage', 'service'] as const).flatMap((kind) => {
    const own = events.filter((event) => event.kind === kind);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const days = { from: day(say, first.at), until: day(say, last.at) };
    return [say(`visitor-data.counted.${kind}`, { count: own.length, ...days })];
  });
}
