import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/date.ts';
import { type FunnelCount, funnelSteps, kindOfStep } from '#domain/event/funnel.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import type { AuditLine, AuditVerdict } from '#domain/operating/audit.ts';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import { silencePace } from '#domain/outside/pace.ts';
import { type ProposalState, proposalStates } from '#domain/proposal/state.ts';
import { type RetentionKind, retentionKinds, retentionRules, tablesByRule } from '#domain/retention/rules.ts';
import type { CallBackAsk, WaitingCallBack } from '#usecases/operating/list-call-backs.ts';
import type { StuckLine } from '#usecases/operating/list-stuck.ts';
import { formatDuration, inIndia, type Sheet } from './sheet.ts';
import {
  actWords,
  holdsWords,
  languageWords,
  stateWords,
  stuckWords,
  timeWords,
  topicWords,
  verdictWords,
} from './words.ts';

export function countSheet(counts: ReadonlyMap<ProposalState, number>): Sheet {
  return {
    title: 'Purchases by state',
    columns: ['state', 'how many', 'what it means'],
    rows: proposalStates.map((state) => [state, String(counts.get(state) ?? 0), stateWords[state]]),
    none: '',
  };
}

export function proposalSheet(rows: readonly ProposalRow[], now: Instant): Sheet {
  return {
    title: 'Purchases, what changed last first',
    columns: ['number', 'state', 'changed', 'ago', 'erasure'],
    rows: rows.map(({ number, state, updatedAt, ...row }) => [
      { number },
      state,
      inIndia(updatedAt),
      formatDuration(updatedAt, now),
      erasureText(row),
    ]),
    none: 'There is none.',
  };
}

function erasureText({ eraseAskedAt, erasedAt }: Pick<ProposalRow, 'eraseAskedAt' | 'erasedAt'>): string {
  if (erasedAt) return `done ${inIndia(erasedAt)}`;
  return eraseAskedAt ? `asked for ${inIndia(eraseAskedAt)}` : '';
}

export function stuckSheet(lines: readonly StuckLine[], now: Instant): Sheet {
  return {
    title: 'What is stuck, what has lasted longest first',
    note: `Who does not answer is asked again by itself, later each time, after ${longestMinutes} minutes at the most; \`retry\` asks at once.`,
    columns: ['of', 'since', 'for', 'why', 'what to do'],
    rows: lines.map(({ reference, isOfPurchase, since, why, unanswered, letter }) => [
      isOfPurchase ? { number: reference } : reference,
      inIndia(since),
      formatDuration(since, now),
      [stuckWords[why].is, letter ? letterText(letter) : unanswered ? unansweredText(unanswered) : '']
        .join(' ')
        .trim(),
      stuckWords[why].help,
    ]),
    none: 'Nothing is stuck. What was paid or asked a few minutes ago is not counted yet: `list` shows it.',
  };
}

const longestMinutes = silencePace.cap / 60_000;

function letterText({ channel, answer, key }: NonNullable<StuckLine['letter']>): string {
  return `${channel} ${answer}, ${key}`;
}

function unansweredText({ company, question, ending, times, lastAt }: CallLedgerLine): string {
  // "refused" would read as if the insurer refused the policy.
  const how = ending === 'refused' ? 'will not answer this' : ending;
  return `${company}, ${question}: ${how}, ${times} times, last ${inIndia(lastAt)}.`;
}

export function callLedgerSheet(lines: readonly CallLedgerLine[]): Sheet {
  return {
    title: 'What insurers and the identity registry were asked, and how it ended',
    columns: ['last', 'whom', 'question', 'ended', 'about', 'times', 'last ms', 'longest ms'],
    rows: lines.map(({ lastAt, company, question, ending, reference, times, lastMs, longestMs }) => [
      inIndia(lastAt),
      company,
      question,
      ending,
      { number: reference },
      String(times),
      String(lastMs),
      String(longestMs),
    ]),
    none: 'Nothing was asked.',
  };
}

export function deliverySheet(deliveries: readonly Delivery[]): Sheet {
  return {
    title: 'Letters, what was tried last first',
    columns: ['last tried', 'way', 'state', 'tries', 'answer', 'to', 'known there as'],
    rows: deliveries.map(({ lastTriedAt, channel, state, tries, answer, recipient, reference }) => [
      inIndia(lastTriedAt),
      channel,
      state,
      String(tries),
      answer,
      recipient,
      reference ?? '',
    ]),
    none: 'Nothing was tried yet.',
  };
}

export function callBackSheet(waiting: readonly WaitingCallBack[], now: Instant): Sheet {
  return {
    title:
      'Who waits to be called: buyers first, then those of networks from which few wait, the longest waiting first',
    note: '`npm run ops -- call-backs number ID` tells whom to call, `call-backs done ID` strikes out. A number that was left more than once has a row each time, the last first, and one id: one call is of all. Many of one network can be numbers that somebody made up.',
    columns: [
      'asked',
      'for',
      'number',
      'when',
      'language',
      'about',
      'has here',
      'of its network',
      'agreed to',
      'id',
    ],
    rows: waiting.flatMap(({ id, mobileEnds, crowd, asks }) =>
      asks.map(({ askedAt, time, language, receipt, holds, ...about }) => [
        inIndia(askedAt),
        formatDuration(askedAt, now),
        `…${mobileEnds}`,
        timeWords[time],
        languageWords[language],
        aboutText(about),
        holds === undefined ? '' : holdsWords[holds],
        String(crowd),
        `${receipt.purpose} ${receipt.textVersion}`,
        id,
      ]),
    ),
    none: 'Nobody waits.',
  };
}

function aboutText({
  reference,
  isReferenceOwn,
  topic,
}: Pick<CallBackAsk, 'reference' | 'isReferenceOwn' | 'topic'>): string {
  const question = topic === undefined ? [] : [topicWords[topic]];
  if (reference === undefined) return question.join();
  return [isReferenceOwn ? reference : `${reference}, said by the caller, not proven`, ...question].join(
    '; ',
  );
}

/** A row a day and channel, the last day first. */
export function funnelSheet(counts: readonly FunnelCount[]): Sheet {
  const rows = [...Map.groupBy(counts, ({ day, channel }) => `${day} ${channel}`).values()].toReversed();
  return {
    title: 'Visits that came to each step',
    note: `Up to ${lastUsageStep} they are counted with consent alone, from ${firstOfAll} on all of them.`,
    columns: ['day', 'channel', ...funnelSteps],
    rows: rows.map((row) => [
      row[0]?.day ?? '',
      row[0]?.channel ?? '',
      ...funnelSteps.map((step) => String(row.find((count) => count.step === step)?.visits ?? 0)),
    ]),
    none: 'Nobody came to any step.',
  };
}

const lastUsageStep = funnelSteps.findLast((step) => kindOfStep[step] === 'usage');
const firstOfAll = funnelSteps.find((step) => kindOfStep[step] === 'service');

export function catalogueSheet({ version, demo, products, slabs, insurers }: Catalogue): Sheet {
  return {
    title: 'The catalogue in force',
    columns: ['what', 'is'],
    rows: [
      ['version', version],
      ['kind', demo ? 'invented, for demonstration' : 'real'],
      ['insurers', String(insurers.size)],
      ['products', String(products.length)],
      ['plans', String(slabs.size)],
    ],
    none: '',
  };
}

export function auditSheet(lines: readonly AuditLine[], verdict: AuditVerdict): Sheet {
  return {
    title: 'Who read or changed what, the last first',
    note: verdictWords(verdict),
    columns: ['line', 'when', 'who', 'by', 'did', 'of', 'why', 'hash'],
    rows: lines.map(({ position, at, who, via, act, reference, reason, hash }) => [
      String(position),
      inIndia(at),
      who,
      via,
      actWords[act],
      reference,
      reason,
      hash.slice(0, 8),
    ]),
    none: 'Nothing was done yet.',
  };
}

export function retentionSheet(): Sheet {
  const tablesOf = (what: RetentionKind) =>
    Object.entries(tablesByRule).flatMap(([table, rules]) => (rules?.includes(what) ? [table] : []));
  return {
    title: 'What is kept, and how long',
    columns: ['what', 'kept', 'counted from', 'why', 'tables'],
    rows: retentionKinds.map((what) => {
      const { duration, from, why } = retentionRules[what];
      const long =
        'days' in duration ? `${duration.days} days` : `${duration.booksYears} years from 31 March`;
      return [what, long, from, why, tablesOf(what).join(' ')];
    }),
    none: '',
  };
}
