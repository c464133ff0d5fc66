import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Instant } from '#domain/date.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import type { Route } from '#domain/purchase/processing-status.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';

/** A proposal as the sandbox insurer keeps it, without anybody's name. */
export type SandboxCase = {
  readonly reference: string;
  readonly insurer: string;
  /** Last four digits of the proposer's mobile: they steer what happens. */
  readonly steering: string;
  /** Tells a changed proposal from the same one asked again. */
  readonly terms: string;
  readonly route: Route;
  readonly decision: InsurerDecision;
  readonly proposedAt: Instant;
  readonly issueAsks: number;
  readonly policyNumber: string | undefined;
};

/** A request on a policy as the sandbox insurer keeps it. */
export type SandboxRequest = {
  readonly insurer: string;
  readonly reference: string;
  readonly receivedAt: Instant;
  readonly isLetGo: boolean;
};

/** A file of its own, so that the insurer's memory outlives a crash of ours, as another company's does. */
export type CaseBook = {
  readonly find: (insurer: string, reference: string) => SandboxCase | undefined;
  readonly put: (sandboxCase: SandboxCase) => void;
  readonly findRequest: (insurer: string, reference: string) => SandboxRequest | undefined;
  readonly putRequest: (request: SandboxRequest) => void;
  /** The office that issues. Each book has its own, so that a new book does not repeat an old one's policy numbers. */
  readonly office: string;
  /** The same number never comes twice, over restarts too. */
  readonly nextSequence: () => number;
  readonly close: () => void;
};

const layout = `
  pragma journal_mode = wal;
  create table if not exists cases (
    insurer text not null, reference text not null, content text not null, primary key (insurer, reference)
  );
  create table if not exists requests (
    insurer text not null, reference text not null, content text not null, primary key (insurer, reference)
  );
  create table if not exists sequences (name text primary key, next integer not null);
`;

/** Milliseconds for which the process stands still while another one writes. */
const lockWithin = 250;

export const caseBookFile = 'sandbox-insurer.db';

/** @param dataDir folder of `sandbox-insurer.db`, or ':memory:'. */
export function openCaseBook(dataDir: string): CaseBook {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(dataDir === ':memory:' ? dataDir : join(dataDir, caseBookFile), {
    timeout: 5_000,
  });
  database.exec(layout);
  database.exec(`pragma busy_timeout = ${lockWithin}`);
  const begin = database.prepare('insert or ignore into sequences (name, next) values (?, ?)');
  begin.run('office', randomInt(1, 10_000));
  begin.run('policy', randomInt(10_000, 90_000));
  const office = database.prepare("select next from sequences where name = 'office'").get()?.next;
  const find = database.prepare('select content from cases where insurer = ? and reference = ?');
  const put = database.prepare('insert or replace into cases (insurer, reference, content) values (?, ?, ?)');
  const findRequest = database.prepare('select content from requests where insurer = ? and reference = ?');
  const putRequest = database.prepare(
    'insert or replace into requests (insurer, reference, content) values (?, ?, ?)',
  );
  const next = database.prepare(
    "update sequences set next = next + 1 where name = 'policy' returning next - 1 as taken",
  );
  return {
    find: (insurer, reference) => {
      const row = orAway(() => find.get(insurer, reference));
      return row ? (JSON.parse(String(row.content)) as SandboxCase) : undefined; // written by `put` from a case
    },
    put: (sandboxCase) => {
      orAway(() => put.run(sandboxCase.insurer, sandboxCase.reference, JSON.stringify(sandboxCase)));
    },
    findRequest: (insurer, reference) => {
      const row = orAway(() => findRequest.get(insurer, reference));
      return row ? (JSON.parse(String(row.content)) as SandboxRequest) : undefined; // written by `putRequest`
    },
    putRequest: (request) => {
      orAway(() => putRequest.run(request.insurer, request.reference, JSON.stringify(request)));
    },
    office: String(office).padStart(4, '0'),
    nextSequence: () => Number(orAway(() => next.get())?.taken),
    close: () => database.close(),
  };
}

/** What a file does that cannot be read or written is this company's trouble: it is away, like any other that is. */
function orAway<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
    throw isFile ? new StoreUnavailable('the sandbox insurer', error) : error;
  }
}
