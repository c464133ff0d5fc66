import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings the database alone keeps events', () => {
  const reading = readConfig({});
  expect(reading.ok && reading.config.events).toEqual({
    lines: undefined,
    analytics: undefined,
    crm: undefined,
  });
});

test('each sink is set by itself', () => {
  const reading = readConfig({
    EVENT_LINES: 'var/events.jsonl',
    ANALYTICS_URL: 'https://analytics.example.in/batch',
    ANALYTICS_TOKEN: 'a-long-token',
    CRM_URL: 'http://127.0.0.1:9000/log',
  });
  expect(reading.ok && reading.config.events).toEqual({
    lines: 'var/events.jsonl',
    analytics: { url: 'https://analytics.example.in/batch', token: 'a-long-token' },
    crm: { url: 'http://127.0.0.1:9000/log', token: undefined },
  });
});

test.each([
  ['ANALYTICS_URL', 'http://analytics.example.in/'],
  ['ANALYTICS_URL', 'analytics'],
  ['CRM_URL', 'https://user:password@crm.example.in/'],
  ['CRM_URL', 'ftp://127.0.0.1/'],
  ['CRM_TOKEN', 'two words'],
])('%s cannot be %s', (name, value) => {
  const reading = readConfig({ [name]: value });
  expect(reading.ok ? [] : reading.problems).toEqual([expect.stringContaining(name)]);
  expect(JSON.stringify(reading)).not.toContain(value);
});
