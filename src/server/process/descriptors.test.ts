import { spawnSync } from 'node:child_process';
import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import {
  descriptorLimit,
  descriptorNotice,
  lackIn,
  limitIn,
  memoryLimit,
  mostConnections,
  mostInMemory,
} from './descriptors.ts';

test('the limit of this process is read from the system', () => {
  expect(descriptorLimit()).toBeGreaterThan(32);
});

test.each([
  ['a number', { userLimits: { open_files: { soft: 1_024, hard: 4_096 } } }, 1_024],
  ['no end', { userLimits: { open_files: { soft: 'unlimited', hard: 'unlimited' } } }, undefined],
  ['nothing', {}, undefined],
])('a report with %s says how many may be open', (_what, report, limit) => {
  expect(limitIn(report)).toBe(limit);
});

test.each([
  [undefined, undefined],
  [2, 1],
  [64, 32],
  [256, 128],
  [1_024, 768],
  [20_000, 15_000],
])('a limit of %s descriptors leaves room for files and the database: %s', (limit, most) => {
  expect(mostConnections(limit)).toBe(most);
});

test.each([
  [512, 1_092],
  [1_024, 2_184],
  [8_192, 17_476],
])('in %d MB of memory connections hold a third at most, whatever they send: %d', (megabytes, most) => {
  const bytes = megabytes * 1024 * 1024;
  expect(mostInMemory(bytes)).toBe(most);
  expect(mostInMemory(bytes) * (128 + 16) * 1024).toBeLessThan(bytes / 3);
});

test('the memory of this process is read from the system, and is no more than the machine has', () => {
  expect(memoryLimit()).toBeGreaterThan(64 * 1024 * 1024);
  expect(memoryLimit()).toBeLessThanOrEqual(totalmem());
});

test.each([
  [undefined, undefined],
  [4_096, undefined],
  [1_024, expect.stringMatching(/1024 .*768 connections/)],
])('with %s descriptors the start says so when they are few', (limit, notice) => {
  expect(descriptorNotice(limit)).toEqual(notice);
});

test.each([
  [Object.assign(new Error('a'), { code: 'EMFILE' }), 'EMFILE'],
  [Object.assign(new Error('a'), { code: 'ENFILE' }), 'ENFILE'],
  [Object.assign(new Error('a'), { code: 'ENOENT' }), undefined],
  [new Error('EMFILE'), undefined],
  ['EMFILE', undefined],
])('only a lack of descriptors is taken for one: %s', (error, code) => {
  expect(lackIn(error)).toBe(code);
});

test.each([
  ['a lack of descriptors', 'EMFILE', 0, /alive/],
  ['any other error', 'EPERM', 1, /planted/],
])(
  'a process in which nobody catches %s goes on or ends with what it was',
  (_what, code, status, pattern) => {
    const program = `
    const { outliveLackOfDescriptors } = await import(${JSON.stringify(import.meta.resolve('./descriptors.ts'))});
    outliveLackOfDescriptors({ note: (event) => console.log(event) });
    setTimeout(() => { throw Object.assign(new Error('planted'), { code: '${code}' }); }, 1);
    setTimeout(() => console.log('alive'), 100);`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(ended.status).toBe(status);
    expect(ended.stdout + ended.stderr).toMatch(pattern);
  },
);
